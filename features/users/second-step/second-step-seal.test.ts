import { expect, test } from 'vitest'
import { createContext } from '#server/context.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { minuteMs as minute } from '#lib/durations.ts'
import { openSecret, sealSecret, sealStoredSecrets } from './second-step-seal.server.ts'
import { signIn } from '#features/users/sign-in/sign-in.server.ts'

const keys = { secretsKey: 'harbour lights at low tide', secretsKeyBefore: undefined }

/** The same site after a start with other settings. */
function startedWith(ctx: TestCtx, settings: { secretsKey?: string; secretsKeyBefore?: string }) {
  return createContext(
    { ...ctx, settings: { ...ctx.settings, ...keys, ...settings } },
    ctx.as('visitor').actor,
    {
      address: '203.0.113.7',
      userAgent: 'test',
    },
  )
}

const storedBy = async (ctx: TestCtx) => {
  const { rows } = await ctx.database.pool.query<{ totp_secret: string }>('select totp_secret from users')
  return rows[0]?.totp_secret ?? ''
}

test('with a key the secret is stored sealed, and its codes are taken', async () => {
  const ctx = await testCtx({ settings: keys })
  const user = await createTestUser(ctx, 'owner')
  const { secret, codeNow } = await createTestMfa(user.ctx)
  const { rows } = await ctx.database.pool.query('select to_jsonb(u)::text as row from users u')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await storedBy(ctx)).toMatch(/^sealed1:[\w-]{80,}$/)
  ctx.clock.advance(minute)
  const input = { email: user.email, password: testPassword, totp: codeNow() }
  expect((await signIn(ctx.as('visitor'), input)).token).toMatch(/^[\w-]{43}$/)
})

test('what was stored in clear before there was a key is sealed at the next start, once', async () => {
  const ctx = await testCtx()
  const user = await createTestUser(ctx, 'owner')
  const { secret, codeNow } = await createTestMfa(user.ctx)
  expect(await storedBy(ctx)).toBe(secret)
  const keyed = startedWith(ctx, {})
  expect(await sealStoredSecrets(keyed)).toEqual({ sealed: 1, lost: 0 })
  expect(await sealStoredSecrets(keyed)).toEqual({ sealed: 0, lost: 0 })
  expect(await storedBy(ctx)).not.toContain(secret)
  ctx.clock.advance(minute)
  await expect(
    signIn(keyed, { email: user.email, password: testPassword, totp: codeNow() }),
  ).resolves.toBeDefined()
})

test('a changed key takes over what the one before it sealed', async () => {
  const ctx = await testCtx({ settings: keys })
  const user = await createTestUser(ctx, 'owner')
  const { secret } = await createTestMfa(user.ctx)
  const changed = { secretsKey: 'another key, longer than before' }
  const both = startedWith(ctx, { ...changed, secretsKeyBefore: keys.secretsKey })
  expect(await sealStoredSecrets(both)).toEqual({ sealed: 1, lost: 0 })
  expect(await openSecret(startedWith(ctx, changed), user.id, await storedBy(ctx))).toBe(secret)
})

test('without the key nobody gets in by a code, a recovery code still works, and nothing stored is touched', async () => {
  const ctx = await testCtx({ settings: keys })
  const user = await createTestUser(ctx, 'owner')
  const { recoveryCodes, codeNow } = await createTestMfa(user.ctx)
  const before = await storedBy(ctx)
  const other = startedWith(ctx, { secretsKey: 'a key of someone else' })
  expect(await sealStoredSecrets(other)).toEqual({ sealed: 0, lost: 1 })
  expect(await storedBy(ctx)).toBe(before)
  ctx.clock.advance(minute)
  const { email } = user
  await expect(signIn(other, { email, password: testPassword, totp: codeNow() })).rejects.toMatchObject({
    code: 'unavailable',
  })
  const [recoveryCode] = recoveryCodes
  await expect(signIn(other, { email, password: testPassword, recoveryCode })).resolves.toBeDefined()
})

test('a sealed secret opens for its own user only, and not when a byte was changed', async () => {
  const ctx = await testCtx({ settings: keys })
  const sealed = await sealSecret(ctx, 'ann', 'JBSWY3DPEHPK3PXP')
  expect(await openSecret(ctx, 'ann', sealed)).toBe('JBSWY3DPEHPK3PXP')
  await expect(openSecret(ctx, 'ben', sealed)).rejects.toMatchObject({ code: 'unavailable' })
  const mark = 'sealed1:'
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url')
  for (const index of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    const stored = mark + changed.toString('base64url')
    await expect(openSecret(ctx, 'ann', stored), `byte ${index}`).rejects.toMatchObject({
      code: 'unavailable',
    })
  }
  // Sealed twice, nothing of the two is alike.
  expect(await sealSecret(ctx, 'ann', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})
