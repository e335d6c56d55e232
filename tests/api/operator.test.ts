import { request } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { brand } from '#config/brand.ts'
import { endpoints } from '#server/app.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { test } from '#tests/site-test.ts'
import { postJson, signIn } from '#tests/visits.ts'
import { dayMs } from '#lib/durations.ts'

const openApi = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.looseObject({}), security: z.optional(z.array(z.unknown())) }),
    ),
  ),
})

test('the OpenAPI document that is served holds every endpoint, and says which need a session', async ({
  site,
}) => {
  const document = openApi.parse(await (await fetch(`${site.url}/api/openapi.json`)).json())
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security }]) => `${method} ${path} ${security ? 'session' : 'public'}`,
    ),
  )
  const wanted = endpoints.map(
    ({ method, path, access }) =>
      `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${access === 'public' ? 'public' : 'session'}`,
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect(described.toSorted()).toEqual(wanted.toSorted())
})

test('what a user has no right to is told to the log, with who and what, and with nothing personal', async ({
  site,
}) => {
  const email = `sam.${crypto.randomUUID()}@site.test`
  const password = 'four gulls above the slipway'
  const asOwner = { authorization: `Bearer ${await signIn(site.url)}` }
  const invited = await postJson(
    `${site.url}/api/users/invitations`,
    { email, name: 'Sam Example', role: 'editor' },
    asOwner,
  )
  const { url } = z.object({ url: z.string() }).parse(await invited.json())
  const token = new URL(url).searchParams.get('invite')
  await postJson(`${site.url}/api/auth/accept`, { token, name: 'Sam Example', password })
  const answer = await postJson(`${site.url}/api/auth/login`, { email, password })
  const signedIn = z
    .object({ token: z.string(), user: z.object({ id: z.string() }) })
    .parse(await answer.json())

  const tried = await fetch(`${site.url}/api/leads?q=somebody%40plant.example`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  })
  expect(tried.status).toBe(403)
  // The log is written beside the answer, not before it.
  const line = await vi.waitUntil(
    () =>
      site
        .output()
        .split('\n')
        .slice(0, -1)
        .find((one) => one.includes('"refused"') && one.includes(signedIn.user.id)),
    { timeout: 10_000 },
  )
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: tried.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/leads',
    userId: signedIn.user.id,
    role: 'editor',
  })
  for (const personal of [email, 'Sam Example', 'somebody', password, signedIn.token])
    expect(site.output()).not.toContain(personal)
})

test('with a token set, the metrics ask for it', { timeout: 60_000 }, async () => {
  const dataDir = await newDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir, env: { METRICS_TOKEN: 'tide-gauge-4711' } })
  onTestFinished(() => site.stop())
  const ask = (authorization?: string) =>
    fetch(`${site.url}/metrics`, { headers: authorization ? { authorization } : {} })
  expect((await ask()).status).toBe(401)
  expect((await ask('Bearer tide-gauge-4712')).status).toBe(401)
  const answer = await ask('Bearer tide-gauge-4711')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await answer.text()).toMatch(/^http_requests_total\{/m)
})

test(
  'a demo may be framed by the operator’s other site, and every other page by nobody',
  { timeout: 60_000 },
  async () => {
    const dataDir = await newDataDir()
    onTestFinished(() => dropDataDir(dataDir))
    const site = await startSite({ dataDir, env: { DEMO_EMBEDDERS: 'https://plant.example' } })
    onTestFinished(() => site.stop())
    const framing = async (path: string, accept = 'br') => {
      const { headers } = await fetch(site.url + path, { headers: { 'accept-encoding': accept } })
      const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? []
      return [ancestors, headers.get('x-frame-options')]
    }
    // The second time from the kept pages.
    for (let i = 0; i < 2; i++)
      expect(await framing('/demo/dynamic-operational-dashboards')).toEqual(['https://plant.example', null])
    // With a query it is rendered anew.
    expect(await framing('/demo/dynamic-operational-dashboards?utm=1')).toEqual([
      'https://plant.example',
      null,
    ])
    for (const path of ['/demo', '/', '/demo/crystal-ball/none', '/api/openapi.json', '/contact'])
      expect(await framing(path)).toEqual(["'none'", 'DENY'])
  },
)

test('a misspelt setting is told at the start by its name, without its value', async () => {
  const dataDir = await newDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  const site = await startSite({ dataDir, env: { SMPT_URL: 'smtps://office:hunter2secret@mail.example' } })
  onTestFinished(() => site.stop())
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('no setting'))
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      level: 'warn',
      setting: 'SMPT_URL',
      meant: 'SMTP_URL',
      msg: expect.stringContaining('SMPT_URL is no setting'),
    },
  ])
  expect(site.output()).not.toContain('hunter2secret')
})

test('without one they are for this machine, and not for what came through a proxy', async ({ site }) => {
  const ask = (headers: Record<string, string>) => fetch(`${site.url}/metrics`, { headers })
  expect((await ask({})).status).toBe(200)
  expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(401)
})

test('TRACE and methods that nobody knows are refused', async ({ site }) => {
  const statusOf = (method: string, path: string) =>
    new Promise<number | undefined>((done, failed) => {
      const asked = request(site.url + path, { method }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      })
      asked.on('error', failed)
      asked.end()
    })
  for (const path of ['/', '/api/contact', '/healthz']) {
    for (const method of ['TRACE', 'PROPFIND'])
      expect(await statusOf(method, path), `${method} ${path}`).toBe(405)
  }
})

test('every text says what it is and that it is UTF-8', async ({ site }) => {
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/no-such-page', 'text/html'],
    ['/sw.js', 'text/javascript'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/blog/feed.xml', 'application/'],
    ['/metrics', 'text/plain'],
  ] as const) {
    const given = (await fetch(site.url + path)).headers.get('content-type') ?? ''
    expect(given, path).toMatch(new RegExp(`^${type}.*charset=utf-8`, 'i'))
  }
})

test('who finds a weakness is told where to report it, for less than a year, as RFC 9116 has it', async ({
  site,
}) => {
  const text = await (await fetch(`${site.url}/.well-known/security.txt`)).text()
  const fields = text
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
  expect(fields.every(([name, value]) => /^[A-Z][A-Za-z-]+$/.test(name ?? '') && value)).toBe(true)
  const valuesOf = (wanted: string) => fields.filter(([name]) => name === wanted).map(([, value]) => value)
  expect(valuesOf('Contact')[0]).toBe(`mailto:${brand.email}`)
  const [expires, ...more] = valuesOf('Expires')
  expect(more).toEqual([])
  const daysLeft = (Date.parse(expires ?? '') - Date.now()) / dayMs
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(365)
  expect(valuesOf('Canonical')).toEqual([expect.stringMatching(/\/\.well-known\/security\.txt$/)])
})
