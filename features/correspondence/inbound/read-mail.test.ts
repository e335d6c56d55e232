import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const head =
  'From: Ann <ann@castings.example>\r\nTo: sales@site.test\r\nMessage-ID: <1@castings.example>\r\nSubject: Press\r\n'
const mail = (rest: string) => Buffer.from(head + rest)

test('10,000 recipients are counted and not kept', async () => {
  const to = Array.from({ length: 10_000 }, (_, i) => `a${i}@many.example`).join(',\r\n ')
  const read = await readMail(
    Buffer.from(`From: Ann <ann@castings.example>\r\nTo: ${to}\r\nSubject: Hi\r\n\r\nHi`),
  )
  expect(read.to).toHaveLength(50)
  expect(read.otherRecipients).toBe(9950)
})

test('a mail of thousands of parts, or nested without end, is not taken apart and not lost', async () => {
  const parts =
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n' +
    '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(5000)
  const deep = Array.from(
    { length: 200 },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  ).join('')
  for (const rest of [parts, deep]) {
    const read = await readMail(mail(rest))
    expect(read).toMatchObject({ subject: 'Press', from: { address: 'ann@castings.example' }, isCut: true })
    expect(read.files.map(({ name }) => name)).toEqual(['message.eml'])
  }
})

test('more files, or larger ones, than are kept are left out, and the mail says so', async () => {
  const part = (i: number) =>
    `--b\r\nContent-Type: application/pdf; name=a${i}.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF\r\n`
  const rest = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${Array.from({ length: 60 }, (_, i) => part(i)).join('')}--b--`
  const read = await readMail(mail(rest))
  expect(read.files).toHaveLength(50)
  expect(read.isCut).toBe(true)
})

const broken: [what: string, rest: Buffer, text: string | RegExp][] = [
  [
    'a character set that nobody knows',
    mail('Content-Type: text/plain; charset=x-klingon\r\n\r\nHello'),
    'Hello',
  ],
  [
    'Latin-1 that claims to be UTF-8',
    Buffer.concat([mail('Content-Type: text/plain; charset=utf-8\r\n\r\nCaf'), Buffer.from([0xe9])]),
    /^Caf/,
  ],
  [
    'Windows-1252',
    Buffer.concat([mail('Content-Type: text/plain; charset=windows-1252\r\n\r\n'), Buffer.from([0x80])]),
    '€',
  ],
  [
    'Japanese',
    Buffer.concat([
      mail('Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n'),
      Buffer.from('\u001b$B$3$s\u001b(B', 'latin1'),
    ]),
    'こん',
  ],
  ['base64 that is none', mail('Content-Transfer-Encoding: base64\r\n\r\n%%%%'), /^/],
  ['no header at all', Buffer.from('\u0001\u0002\u0000\u00ff'), /^/],
  ['nothing', Buffer.alloc(0), /^/],
]

test.for(broken)('%s is read as far as it goes', async ([, raw, text]) => {
  const read = await readMail(raw)
  expect(read.text.trim()).toMatch(text)
  expect(read.text).not.toContain('\u0000')
})

test('the words of a mail of HTML alone are its text, without its scripts', async () => {
  const html =
    '<style>p{}</style><script>alert(1)</script><p>Hello&nbsp;Ann</p><p>See <a href="https://x.example">here</a><!-- no -->'
  const read = await readMail(mail(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`))
  expect(read.text).toBe('Hello Ann\n\nSee here')
})

test('broken HTML of a megabyte is read in no time', async () => {
  const started = performance.now()
  await readMail(mail(`Content-Type: text/html\r\n\r\n${'<script><!--<a '.repeat(70_000)}`))
  expect(performance.now() - started).toBeLessThan(3000)
})

const results: [header: string, result: string][] = [
  ['mx.site.test; spf=pass; dkim=pass; dmarc=pass', 'pass'],
  ['mx.site.test; spf=fail smtp.mailfrom=x; dkim=none', 'fail'],
  ['mx.site.test;\r\n spf=pass;\r\n dmarc=fail (p=reject)', 'fail'],
  ['mx.site.test; spf=fail; dkim=pass header.d=castings.example', 'pass'],
  ['mx.site.test; none', 'none'],
]

test.for(results)('Authentication-Results: %s means %s', async ([header, result]) => {
  expect((await readMail(mail(`Authentication-Results: ${header}\r\n\r\nHi`))).authentication).toBe(result)
})

test('only the results of the mail server itself count, which stand on top', async () => {
  const rest =
    'Authentication-Results: mx.site.test; dmarc=fail\r\nAuthentication-Results: mx.site.test; dmarc=pass\r\n\r\nHi'
  expect((await readMail(mail(rest))).authentication).toBe('fail')
})
