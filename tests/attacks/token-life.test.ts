import { expect, test } from 'vitest'
import { z } from 'zod'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { appOn, type Asking } from '#tests/whole-app.ts'
import { enquiry } from '#tests/visits.ts'
import { hourMs } from '#lib/durations.ts'
import { noted, patienceMs } from './ledger.ts'

const signedIn = z.object({ token: z.string() })
const issued = z.object({ url: z.string() })
const newPassword = 'eleven grey seals at noon'

/** What ends a session, and the request by which it would be used after. */
const ends: Record<
  string,
  (ctx: TestCtx, user: Awaited<ReturnType<typeof createTestUser>>, chief: string) => Promise<unknown>
> = {
  'an idle half day': async (ctx) => ctx.clock.advance(12 * hourMs),
  'a week in use': async (ctx, { token }) => {
    for (let hours = 0; hours < 7 * 24; hours += 11) {
      expect((await appOn(ctx).ask('GET', '/api/user', { token })).status).toBe(200)
      ctx.clock.advance(11 * hourMs)
    }
  },
  'signing out': (ctx, { token }) => appOn(ctx).ask('POST', '/api/auth/logout', { token }),
  'signing out everywhere elsewhere': async (ctx, { email }) => {
    const { ask } = appOn(ctx)
    const { token } = signedIn.parse(
      JSON.parse((await ask('POST', '/api/auth/login', { body: { email, password: testPassword } })).text),
    )
    await ask('DELETE', '/api/user/sessions', { token })
  },
  'a new password, set elsewhere': async (ctx, { email }) => {
    const { ask } = appOn(ctx)
    const { token } = signedIn.parse(
      JSON.parse((await ask('POST', '/api/auth/login', { body: { email, password: testPassword } })).text),
    )
    expect(
      (await ask('POST', '/api/user/password', { token, body: { current: testPassword, next: newPassword } }))
        .status,
    ).toBe(200)
  },
  'a reset link that was used': async (ctx, { id }, chief) => {
    const { ask } = appOn(ctx)
    const answer = await ask('POST', `/api/users/${id}/reset-link`, { token: chief })
    const token = tokenOf(issued.parse(JSON.parse(answer.text)).url)
    expect((await ask('POST', '/api/auth/accept', { body: { token, password: newPassword } })).status).toBe(
      200,
    )
  },
  'a colleague who ends the sessions': (ctx, { id }, chief) =>
    appOn(ctx).ask('DELETE', `/api/users/${id}/sessions`, { token: chief }),
  'being disabled': (ctx, { id }, chief) =>
    appOn(ctx).ask('PATCH', `/api/users/${id}`, { token: chief, body: { version: 1, state: 'disabled' } }),
  'being removed': (ctx, { id }, chief) => appOn(ctx).ask('DELETE', `/api/users/${id}`, { token: chief }),
}

const tokenOf = (url: string) => new URL(url).searchParams.values().next().value ?? ''

test('a token is worth nothing after what ends it', { timeout: patienceMs }, async () => {
  const findings: string[] = []
  for (const [what, end] of Object.entries(ends)) {
    const ctx = await testCtx({ limits: 'off' })
    const { ask } = appOn(ctx)
    const chief = await createTestUser(ctx, 'owner')
    const user = await createTestUser(ctx, 'admin')
    // The control: it opens the door before.
    expect((await ask('GET', '/api/leads', { token: user.token })).status, what).toBe(200)
    await end(ctx, user, chief.token)
    for (const path of ['/api/user', '/api/leads', '/api/live']) {
      const { status } = await ask('GET', path, { token: user.token })
      if (status !== 401) findings.push(`after ${what}: ${path} answers ${status}`)
    }
  }
  expect(
    noted({ attack: 'token life: sessions', payloads: Object.keys(ends).length, targets: 3, findings }),
  ).toEqual([])
})

test('a narrower role ends the sessions of the wider one', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const chief = await createTestUser(ctx, 'owner')
  const { id, email, token } = await createTestUser(ctx, 'admin')
  expect((await ask('GET', '/api/users', { token })).status).toBe(200)
  expect(
    (await ask('PATCH', `/api/users/${id}`, { token: chief.token, body: { version: 1, role: 'analyst' } }))
      .status,
  ).toBe(200)
  // Its sessions end, and the next one may less.
  expect((await ask('GET', '/api/users', { token })).status).toBe(401)
  const again = await ask('POST', '/api/auth/login', { body: { email, password: testPassword } })
  const { token: narrow } = signedIn.parse(JSON.parse(again.text))
  expect((await ask('GET', '/api/users', { token: narrow })).status).toBe(403)
  expect((await ask('GET', '/api/leads', { token: narrow })).status).toBe(403)
})

test(
  'links that work once work once, for their time, and not after a newer one',
  { timeout: patienceMs },
  async () => {
    const findings: string[] = []
    const gone = [404, 410]
    const kinds: Record<string, (ask: Asking, chief: string, name: string, id: string) => Promise<string>> = {
      invitation: async (ask, chief, name) =>
        issued.parse(
          JSON.parse(
            (
              await ask('POST', '/api/users/invitations', {
                token: chief,
                body: { email: `${name}@site.test`, role: 'sales' },
              })
            ).text,
          ),
        ).url,
      reset: async (ask, chief, _, id) =>
        issued.parse(JSON.parse((await ask('POST', `/api/users/${id}/reset-link`, { token: chief })).text))
          .url,
    }
    for (const [kind, make] of Object.entries(kinds)) {
      const ctx = await testCtx({ limits: 'off' })
      const { ask } = appOn(ctx)
      const chief = await createTestUser(ctx, 'owner')
      const other = await createTestUser(ctx, 'sales')
      const accept = async (token: string) =>
        (
          await ask('POST', '/api/auth/accept', {
            body: {
              token,
              name: 'New Person',
              password: newPassword,
              role: 'owner',
              email: 'chief@evil.example',
            },
          })
        ).status

      const old = tokenOf(await make(ask, chief.token, 'new', other.id))
      const token = tokenOf(await make(ask, chief.token, 'new', other.id))
      if (!gone.includes(await accept(old))) findings.push(`${kind}: an older link still works`)
      expect(await accept(token), kind).toBe(200)
      if (!gone.includes(await accept(token))) findings.push(`${kind}: used twice`)
      const late = tokenOf(await make(ask, chief.token, 'later', other.id))
      ctx.clock.advance(73 * hourMs)
      if (!gone.includes(await accept(late))) findings.push(`${kind}: works after its time`)
      for (const made of ['A'.repeat(43), token.slice(0, -1), `${token}=`, token.toLowerCase(), '', ' '])
        if ((await accept(made)) === 200) findings.push(`${kind}: a token like it works`)
    }
    expect(noted({ attack: 'token life: one-time links', payloads: 9, targets: 2, findings })).toEqual([])
  },
)

test('a code of the second step and a recovery code work once', { timeout: patienceMs }, async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const user = await createTestUser(ctx, 'admin')
  const { codeNow, recoveryCodes } = await createTestMfa(user.ctx)
  const signIn = async (more: object) =>
    (await ask('POST', '/api/auth/login', { body: { email: user.email, password: testPassword, ...more } }))
      .status
  ctx.clock.advance(60_000)
  const totp = codeNow()
  expect([await signIn({ totp }), await signIn({ totp })]).toEqual([200, 401])
  const [recoveryCode] = recoveryCodes
  expect([await signIn({ recoveryCode }), await signIn({ recoveryCode })]).toEqual([200, 401])
  ctx.clock.advance(10 * 60_000)
  expect(await signIn({ totp })).toBe(401)
  noted({ attack: 'token life: second step', payloads: 5, targets: 1, findings: [] })
})

test('tokens are never kept as they are', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const { ask } = appOn(ctx)
  const chief = await createTestUser(ctx, 'owner')
  const { url } = issued.parse(
    JSON.parse(
      (
        await ask('POST', '/api/users/invitations', {
          token: chief.token,
          body: { email: 'new@site.test', role: 'sales' },
        })
      ).text,
    ),
  )
  await ask('POST', '/api/contact', {
    body: enquiry({ formStartTime: String(ctx.clock.now().getTime() - 10_000) }),
  })
  const findings: string[] = []
  const { rows } = await ctx.database.pool.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  for (const { table_name: table } of rows) {
    const { rows: found } = await ctx.database.pool.query(`select to_jsonb(t)::text as row from "${table}" t`)
    for (const { row } of found) {
      if (row.includes(chief.token)) findings.push(`${table} holds a session's token`)
      // The mail that carries the link must hold it until it is sent.
      if (table !== 'mails' && row.includes(tokenOf(url))) findings.push(`${table} holds a link's token`)
      if (row.includes(testPassword)) findings.push(`${table} holds a password`)
    }
  }
  expect(rows.length).toBeGreaterThan(20)
  expect(noted({ attack: 'token life: at rest', payloads: 3, targets: rows.length, findings })).toEqual([])
})
