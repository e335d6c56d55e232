import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { freePort, startSite } from '#tests/site.ts'
import { filesOf } from '#tests/source-tree.ts'
import { enquiry, eventually, postJson } from '#tests/visits.ts'
import { createLog } from '#server/log/log.ts'
import { isLong, noted, patienceMs } from './ledger.ts'

const secret = (what: string) => `canary-${what}-7f3a91c2`
/** Every setting that is nobody's business, with a value that is known again anywhere. */
const secrets = {
  ADMIN_PASSWORD: secret('admin-password'),
  BACKUP_KEY: secret('backup-key-long-enough'),
  METRICS_TOKEN: secret('metrics-token'),
  LLM_API_KEY: secret('model-key'),
}
const smtpPassword = secret('smtp-password')
const person = {
  name: 'Canary Personson',
  email: 'canary.personson@plant.example',
  company: 'Canary Plant Ltd',
  phone: '+44 20 7946 0789',
  message: 'A canary message about the filling line.',
}
const personal = [
  person.name,
  person.email,
  'canary.personson',
  person.company,
  person.phone,
  '7946 0789',
  person.message,
  '198.51.100.77',
]

/** Every text file below a folder. */
async function textsOf(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter(
        (entry) => entry.isFile() && !/\.(?:br|gz|avif|webp|png|jpg|mp4|webm|woff2|ico)$/.test(entry.name),
      )
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path, text: await readFile(path, 'latin1') }
      }),
  )
}

test(
  'no secret and nobody’s data reach pages, files, answers or logs of a site in use',
  { timeout: patienceMs },
  async () => {
    const dataDir = await newDataDir()
    const smtp = new URL(`smtp://127.0.0.1:${await freePort()}`)
    // Nothing listens there, so that the failure is logged as well.
    smtp.username = 'canary-user'
    smtp.password = smtpPassword
    const site = await startSite({
      dataDir,
      env: {
        ...secrets,
        SMTP_URL: smtp.href,
        LOG_LEVEL: 'trace',
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT: 'on',
        LLM_BASE_URL: 'http://127.0.0.1:9/v1',
        LLM_MODEL: 'canary',
      },
    })
    onTestFinished(async () => {
      await site.stop()
      await dropDataDir(dataDir)
    })
    const findings: string[] = []
    const hidden = [...Object.values(secrets), smtpPassword]
    const look = (where: string, text: string, what: string[]) => {
      for (const one of what) if (text.includes(one)) findings.push(`${where} shows ${one}`)
    }
    const from = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Canary Browser' }
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(site.url + path, { headers: { ...from, ...headers }, redirect: 'manual' })
      const text = await answer.text()
      look(`GET ${path}`, text + JSON.stringify([...answer.headers]), hidden)
      return text
    }
    const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await postJson(site.url + path, body, { ...from, ...headers })
      const text = await answer.text()
      look(`POST ${path}`, text, hidden)
      return { status: answer.status, text }
    }

    const login = await send('/api/auth/login', {
      email: 'owner@site.test',
      password: secrets.ADMIN_PASSWORD,
    })
    const { token }: { token: string } = JSON.parse(login.text)
    const signedIn = { authorization: `Bearer ${token}` }
    expect(
      (await send('/api/contact', { ...enquiry(person), formStartTime: String(Date.now() - 10_000) })).status,
    ).toBe(201)
    await send('/api/contact', { ...person, email: 'no address' })
    await send('/api/contact', `{"name":"${person.name}", broken`)
    await send('/api/contact', { ...enquiry(person), message: `${person.message}\u0000` })
    await send(
      '/api/leads',
      { name: person.name, email: `${person.email}\u0000`, company: person.company },
      signedIn,
    )
    await send(
      '/api/leads',
      { name: `${person.name}\u0000`, company: person.company, problem: person.message },
      signedIn,
    )
    await send('/api/chatbot', {
      message: `I am ${person.name}, ${person.email}, call ${person.phone}`,
      sessionId: null,
    })
    await send('/api/auth/login', { email: person.email, password: secrets.ADMIN_PASSWORD })
    await send('/api/privacy-request', {
      kind: 'access',
      name: person.name,
      email: person.email,
      formStartTime: String(Date.now() - 10_000),
    })
    await send(
      '/api/scanner/sources/trial',
      { address: `https://user:${smtpPassword}@jobs.lever.co/acme` },
      signedIn,
    )
    await get(`/contact?email=${encodeURIComponent(person.email)}`)
    await get(`/no-such-page/${encodeURIComponent(person.email)}`)
    await get(`/search?q=${encodeURIComponent(person.name)}`)
    await get(`/api/search?q=${encodeURIComponent(person.email)}`)
    await get(`/api/leads?q=${encodeURIComponent(person.email)}`, signedIn)
    for (const path of [
      '/metrics',
      '/version',
      '/healthz',
      '/readyz',
      '/api/openapi.json',
      '/api/dashboard',
      '/api/user',
      '/api/audit',
      '/api/mails',
      '/api/backups/overview',
      '/api/users',
      '/login',
      '/dashboard',
    ])
      await get(path, signedIn)
    for (const { path } of isLong ? pages : pages.slice(0, 12)) await get(path)
    await eventually(() => (/mail (?:will be tried again|failed)/.test(site.output()) ? true : undefined), {
      withinMs: 30_000,
      what: 'a failed mail in the log',
    })

    const log = site.output()
    expect(log.split('\n').length).toBeGreaterThan(20)
    look('the log', log, [...hidden, ...personal, token])
    for (const { path, text } of await textsOf(join(dataDir, 'pages')).catch(() => []))
      look(path, text, [...hidden, token])
    expect(
      noted({
        attack: 'secrets and personal data of a site in use',
        payloads: hidden.length + personal.length + 1,
        targets: 40,
        findings,
      }),
    ).toEqual([])
  },
)

test('the control: what a log of everything would hold is found by the same search', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({ text: JSON.stringify(person) }, 'taken')
  log.info({ person, path: `/x/${person.email}` }, 'kept')
  expect(personal.filter((one) => lines[0]?.includes(one)).length).toBeGreaterThan(3)
  // What stands under a name that is known to be personal is blotted out.
  expect(lines[1]).not.toContain(person.email)
  expect(lines[1]).not.toContain(person.name)
})

// The name of BACKUP_KEY stands on the screen of backups.
const serverOnly = [
  'ADMIN_PASSWORD',
  'LLM_API_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'DATABASE_URL',
  'drizzle-orm',
  'argon2',
  'pg-boss',
  'process.env.',
  'BEGIN PRIVATE KEY',
  '/work/',
  'file:///',
]

test('the browser’s files hold no setting, no server code, no path of the machine and no source map', async () => {
  const files = await textsOf('build/client')
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const findings = files.flatMap(({ path, text }) => [
    ...(path.endsWith('.map') || /\/\/# sourceMappingURL/.test(text) ? [`${path}: a source map`] : []),
    ...serverOnly.filter((one) => text.includes(one)).map((one) => `${path} holds ${one}`),
  ])
  expect(
    noted({ attack: 'secrets in the bundle', payloads: serverOnly.length, targets: files.length, findings }),
  ).toEqual([])
})

/** Tests of what is refused have made-up ones. */
const inAddress = /:\/\/[^\s:@/'"`{}$]+:[^\s:@/'"`{}$]{6,}@(?!host|127\.)/
const keyShapes = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}\b/,
  /\bsk-[A-Za-z0-9_-]{32,}/,
  /\bxox[abprs]-[\w-]{20,}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
  inAddress,
]

test('the repository holds no key', () => {
  const planted = `-----BEGIN RSA ${'PRIVATE'} KEY-----`
  expect(keyShapes.some((shape) => shape.test(planted))).toBe(true)
  const files = filesOf('.ts', '.tsx', '.mjs', '.json', '.md', '.yml', '.css', '.txt', '.sql')
  const findings = files
    .filter(({ path }) => !path.startsWith('tests/attacks/'))
    .flatMap(({ path, text }) =>
      keyShapes
        .filter((shape) => shape.test(text) && !(shape === inAddress && path.endsWith('.test.ts')))
        .map((shape) => `${path}: ${shape.exec(text)?.[0]}`),
    )
  expect(
    noted({
      attack: 'secrets in the repository',
      payloads: keyShapes.length,
      targets: files.length,
      findings,
    }),
  ).toEqual([])
})
