import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#features/context/endpoint.ts'
import { roles } from '#features/context/permissions.ts'
import { createSession, endSessionsOf } from '#features/users/sign-in/sessions.server.ts'
import { endpoints, publicEndpoints, staffEndpoints } from '#server/app.ts'
import { hourMs } from '#lib/durations.ts'
import { noted } from './attacks/ledger.ts'
import { testCtx, type TestCtx } from './context.ts'
import { callers, permissionRows, type Caller, type Verdict } from './permission-rows.ts'
import { createTestUser } from './users.ts'
import { appOn } from './whole-app.ts'

function appOf(ctx: TestCtx) {
  const { ask } = appOn(ctx)
  return (name: string, token?: string) => {
    const [method = '', path = ''] = name.split(' ')
    return ask(
      method,
      path.replace(/:\w+/g, () => randomUUID()),
      { token },
    )
  }
}

/** Let in: whatever comes of it, the caller was not refused, and nothing broke. */
const isAs = (verdict: Verdict, status: number) =>
  verdict === 'yes' ? ![401, 403, 405].includes(status) && status < 500 : status === Number(verdict)

const accesses = [...new Set(permissionRows.map(({ access }) => access))]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** What the server answers beside the API, to anybody; `/metrics` asks for its token or for this machine. */
const besideTheApi = [
  '/healthz',
  '/readyz',
  '/version',
  '/metrics',
  '/sw.js',
  '/media/:name',
  '/api/openapi.json',
]

test('every endpoint is in the table under the access that it has, and each row has its endpoint', () => {
  const found = endpoints.map((one) => `${one.access}: ${nameOf(one)}`)
  expect(found.toSorted()).toEqual(permissionRows.map(({ access, name }) => `${access}: ${name}`).toSorted())
  expect(staffEndpoints.filter(({ access }) => access === 'public').map(nameOf)).toEqual([])
  expect(publicEndpoints.some(({ access }) => access === 'public')).toBe(true)
})

test('the router answers nothing that is no such endpoint', async () => {
  const { app } = appOn(await testCtx())
  const routes = app.routes.map(({ path }) => path).filter((path) => !path.endsWith('/*') && path !== '*')
  const known = new Set([...endpoints.map(({ path }) => path), ...besideTheApi])
  expect(routes.length).toBeGreaterThan(endpoints.length)
  expect([...new Set(routes.filter((path) => !known.has(path)))]).toEqual([])
})

test('no screen of the staff area gets its data from the server that renders it', () => {
  const screens = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(admin\/[\w-]+\.tsx)'/g)].map(
    ([, file = '']) => file,
  )
  expect(screens.length).toBeGreaterThan(15)
  expect(
    screens.filter((file) =>
      /export (?:async )?(?:function|const) (?:loader|action|middleware)\b/.test(
        readFileSync(`app/${file}`, 'utf8'),
      ),
    ),
  ).toEqual([])
})

test.for(accesses)('%s: each of its endpoints answers each caller as the table says', async (access) => {
  const ctx = await testCtx({ limits: 'off' })
  const asUsual = appOf(ctx)
  const strictly = appOf({ ...ctx, settings: { ...ctx.settings, requireMfa: true } })
  const ids: Partial<Record<Caller, string>> = {}
  for (const role of roles) ids[role] = (await createTestUser(ctx, role)).id
  ids['no 2nd'] = ids.owner
  const rows = permissionRows.filter((row) => row.access === access)
  const wrong: string[] = []
  for (const { name, verdicts } of rows) {
    for (const caller of callers) {
      const ask = caller === 'no 2nd' ? strictly : asUsual
      // A session of its own: some endpoints end the one that asks.
      const id = ids[caller]
      const token = id && (await createSession(ctx.as('visitor'), id))
      const { status, text } = await ask(name, token)
      const isRight =
        isAs(verdicts[caller], status) &&
        (caller !== 'no 2nd' || status !== 403 || JSON.parse(text).data.mfaRequired === true)
      if (!isRight) wrong.push(`${caller}, ${name}: ${status} instead of ${verdicts[caller]} ${text}`)
    }
  }
  expect(wrong, access).toEqual([])
  noted({ attack: `endpoints of ${access}`, payloads: rows.length, targets: callers.length, findings: [] })
})

test.for(roles)(
  'the screens of the role %s are told the permissions that the table gives it',
  async (role) => {
    const ctx = await testCtx()
    const { token } = await createTestUser(ctx, role)
    const { text } = await appOn(ctx).ask('GET', '/api/user', { token })
    const given = permissionRows.filter(
      ({ access, verdicts }) => access.includes('.') && verdicts[role] === 'yes',
    )
    const told = JSON.parse(text).permissions
    expect(told.toSorted()).toEqual([...new Set(given.map(({ access }) => access))].toSorted())
  },
)

test.for([
  'no token',
  'a made-up token',
  'an idle session',
  'an old session',
  'an ended session',
  'a disabled user',
  'a removed user',
  'a token in other letters',
  'a token with more behind it',
])('%s opens public endpoints only', async (what) => {
  const ctx = await testCtx({ limits: 'off' })
  const ask = appOf(ctx)
  const { id, token } = await createTestUser(ctx, 'owner')
  if (what === 'an idle session') ctx.clock.advance(12 * hourMs)
  if (what === 'an old session')
    await ctx.database.pool.query('update sessions set expires_at = $1', [ctx.clock.now()])
  if (what === 'an ended session') await endSessionsOf(ctx, id)
  if (what === 'a disabled user')
    await ctx.database.pool.query("update users set state = 'disabled' where id = $1", [id])
  const tokens: Record<string, string | undefined> = {
    'no token': undefined,
    'a made-up token': 'A'.repeat(43),
    'a token in other letters': token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase(),
    'a token with more behind it': `${token}A`,
  }
  if (what === 'a removed user') await ctx.database.pool.query('delete from users where id = $1', [id])
  const given = what in tokens ? tokens[what] : token
  const wrong: string[] = []
  for (const { name, verdicts } of permissionRows) {
    const { status, text } = await ask(name, given)
    if (!isAs(verdicts.visitor, status)) wrong.push(`${name}: ${status} ${text}`)
  }
  expect(wrong).toEqual([])
  noted({ attack: `endpoints with ${what}`, payloads: permissionRows.length, targets: 1, findings: [] })
})

test('what belongs to one salesperson is not there for another, nor for an owner', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const ann = await createTestUser(ctx, 'sales', 'ann@site.test')
  const others = [await createTestUser(ctx, 'sales', 'ben@site.test'), await createTestUser(ctx, 'owner')]
  const view = await ask('POST', '/api/lead-views', {
    token: ann.token,
    body: { name: 'Of Ann alone', query: { q: 'castings' }, isShared: false },
  })
  expect(view.status, view.text).toBe(201)
  const viewPath = `/api/lead-views/${JSON.parse(view.text).id}`
  const sessions = await ask('GET', '/api/user/sessions', { token: ann.token })
  const sessionPath = `/api/user/sessions/${JSON.parse(sessions.text).items[0].id}`
  for (const { token } of others) {
    expect((await ask('GET', '/api/lead-views', { token })).text).not.toContain('Of Ann alone')
    expect((await ask('PATCH', viewPath, { token, body: { name: 'Taken over' } })).status).toBe(404)
    expect((await ask('DELETE', viewPath, { token })).status).toBe(404)
    expect((await ask('DELETE', sessionPath, { token })).status).toBe(404)
  }
  expect((await ask('GET', '/api/lead-views', { token: ann.token })).text).toContain('Of Ann alone')
  expect((await ask('DELETE', sessionPath, { token: ann.token })).status).toBe(204)
  expect((await ask('GET', '/api/user', { token: ann.token })).status).toBe(401)
})
