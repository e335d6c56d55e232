import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Endpoint } from '#features/context/endpoint.ts'
import { roleMay, roles } from '#features/context/permissions.ts'
import { createSession, endSessionsOf } from '#features/users/sessions.server.ts'
import { createApp, endpoints, publicEndpoints, staffEndpoints } from '#server/app.ts'
import { createMetrics } from '#server/metrics.ts'
import { testCtx, type TestCtx } from './context.ts'
import { createTestUser } from './users.ts'

function appOf(ctx: TestCtx) {
  const app = createApp({
    around: ctx,
    apiLimits: ctx.limits,
    trustedProxies: [],
    health: {
      build: 'test',
      version: 'test',
      startedAt: ctx.clock.now(),
      refusing: () => [],
      isStopping: () => false,
      check: async () => ({}),
    },
    metrics: createMetrics('test'),
    metricsToken: undefined,
    serviceWorker: () => new Response(),
    pages: async () => new Response('page'),
  })
  const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  return async ({ method, path }: Endpoint, token?: string) => {
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const answer = await app.request(
      path.replace(/:\w+/g, () => randomUUID()),
      {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(hasBody && { 'content-type': 'application/json' }),
        },
        ...(hasBody && { body: '{}' }),
      },
      env,
    )
    return { status: answer.status, text: await answer.text() }
  }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint is either public, and listed so, or asks for a session', () => {
  expect(endpoints.length).toBeGreaterThan(30)
  expect(staffEndpoints.filter(({ access }) => access === 'public').map(nameOf)).toEqual([])
  expect(
    publicEndpoints
      .filter(({ access }) => access === 'public')
      .map(nameOf)
      .sort(),
  ).toEqual([
    'GET /api/assessments/:id/report.pdf',
    'GET /api/backups/downloads/:ticket',
    'GET /api/chatbot/events',
    'GET /api/contact/challenge',
    'GET /api/search',
    'PATCH /api/assessments/:id',
    'POST /api/assessments',
    'POST /api/assessments/:id/complete',
    'POST /api/assessments/:id/email',
    'POST /api/assessments/:id/link',
    'POST /api/auth/accept',
    'POST /api/auth/link',
    'POST /api/auth/login',
    'POST /api/chatbot',
    'POST /api/contact',
    'POST /api/events',
    'POST /api/matcher',
    'POST /api/privacy-request',
    'POST /api/seo/performance-report',
    'POST /api/seo/vitals',
    'POST /api/team-request',
  ])
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
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
})

test.for([
  'no token',
  'a made-up token',
  'an idle session',
  'an old session',
  'an ended session',
  'a disabled user',
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
  }
  const given = what in tokens ? tokens[what] : token
  for (const one of endpoints) {
    const { status, text } = await ask(one, given)
    if (one.access === 'public') expect([401, 403, 405], `${nameOf(one)} ${text}`).not.toContain(status)
    else expect(status, `${nameOf(one)} ${text}`).toBe(401)
  }
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
