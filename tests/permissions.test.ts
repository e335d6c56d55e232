import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#features/context/endpoint.ts'
import { roleMay, roles } from '#features/context/permissions.ts'
import { createSession, endSessionsOf } from '#features/users/sessions.server.ts'
import { endpoints, publicEndpoints, staffEndpoints } from '#server/app.ts'
import { noted } from './attacks/ledger.ts'
import { testCtx, type TestCtx } from './context.ts'
import { permissionRows } from './permission-rows.ts'
import { createTestUser } from './users.ts'
import { appOn } from './whole-app.ts'

function appOf(ctx: TestCtx) {
  const { ask } = appOn(ctx)
  return ({ method, path }: Endpoint, token?: string) =>
    ask(
      method,
      path.replace(/:\w+/g, () => randomUUID()),
      { token },
    )
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** What the server answers beside the API, to anybody; `/metrics` asks for its token or for this machine. */
const besideTheApi = ['/healthz', '/readyz', '/version', '/metrics', '/sw.js', '/api/openapi.json']

test('every endpoint stands in the table of rows with the access that it has, and each row has its endpoint', () => {
  const found = Object.fromEntries(endpoints.map((one) => [nameOf(one), one.access]))
  expect(found).toEqual(permissionRows)
  expect(Object.keys(found)).toHaveLength(endpoints.length)
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

test.for(roles)('a session of the role %s opens what the table grants it and nothing else', async (role) => {
  const ctx = await testCtx({ limits: 'off' })
  const ask = appOf(ctx)
  const { id } = await createTestUser(ctx, role)
  for (const one of endpoints) {
    // A session of its own: some endpoints end the one that asks.
    const { status, text } = await ask(one, await createSession(ctx.as('visitor'), id))
    const isOpen =
      one.access === 'public' ||
      one.access === 'session' ||
      one.access === 'enrolling' ||
      roleMay(role, one.access)
    expect(status, `${nameOf(one)} ${text}`).toBeLessThan(500)
    if (isOpen) expect([401, 403, 405], `${nameOf(one)} ${text}`).not.toContain(status)
    else expect(status, `${nameOf(one)} ${text}`).toBe(403)
  }
  noted({ attack: `endpoints as ${role}`, payloads: endpoints.length, places: 1, findings: [] })
})

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
  if (what === 'an idle session') ctx.clock.advance(12 * 3_600_000)
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
  for (const one of endpoints) {
    const { status, text } = await ask(one, given)
    if (one.access === 'public') expect([401, 403, 405], `${nameOf(one)} ${text}`).not.toContain(status)
    else expect(status, `${nameOf(one)} ${text}`).toBe(401)
  }
  noted({ attack: `endpoints with ${what}`, payloads: endpoints.length, places: 1, findings: [] })
})

test('until a required second step is set up, an owner may only set it up', async () => {
  const ctx = await testCtx({ limits: 'off', settings: { requireMfa: true } })
  const ask = appOf(ctx)
  const { id } = await createTestUser(ctx, 'owner')
  for (const one of endpoints) {
    const { status, text } = await ask(one, await createSession(ctx.as('visitor'), id))
    if (one.access === 'public' || one.access === 'enrolling')
      expect([401, 403, 405], nameOf(one)).not.toContain(status)
    else {
      expect(status, nameOf(one)).toBe(403)
      expect(JSON.parse(text), nameOf(one)).toMatchObject({ data: { mfaRequired: true } })
    }
  }
})
