import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createProofChallenge } from '#features/intake/intake-proof.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestMfa, createTestUser, testPassword } from '#tests/users.ts'
import { minuteMs as minute } from '#lib/durations.ts'
import { confirmSession, signIn } from './sign-in.server.ts'

const wrong = 'some other crab swims away'
const laptop = 'L'.repeat(43)
const phone = 'P'.repeat(43)

/** Visitors from this many addresses, each of another network. */
const strangers = (ctx: TestCtx, count: number) =>
  Array.from({ length: count }, (_, i) => ctx.as('visitor', `198.51.${Math.floor(i / 200)}.${i % 200}`))

async function solveProof(ctx: TestCtx): Promise<string> {
  const challenge = await createProofChallenge(ctx)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** How each came out: `right`, or the code of its error. `unauthorized` is a password that was looked at. */
async function outcomes(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts)
  return settled.map((one) => (one.status === 'fulfilled' ? 'right' : String(one.reason.code)))
}
const count = (all: string[], wanted: string) => all.filter((one) => one === wanted).length

test('of 60 attempts at once for one account at most 10 passwords are looked at, from one address or from 60', async () => {
  for (const addresses of [1, 60]) {
    const ctx = await testCtx()
    const { email } = await createTestUser(ctx, 'sales')
    const from = strangers(ctx, addresses)
    const attempts = Array.from({ length: 60 }, (_, i) => from[i % addresses] ?? ctx)
    const all = await outcomes(attempts.map((stranger) => signIn(stranger, { email, password: wrong })))
    expect(count(all, 'unauthorized'), `from ${addresses}`).toBeLessThanOrEqual(10)
    expect(count(all, 'right')).toBe(0)
  }
})

test('of 60 attempts at once from one address for as many accounts at most 10 are looked at', async () => {
  const ctx = await testCtx()
  const [stranger = ctx] = strangers(ctx, 1)
  const all = await outcomes(
    Array.from({ length: 60 }, (_, i) => signIn(stranger, { email: `p${i}@site.test`, password: wrong })),
  )
  expect(count(all, 'unauthorized')).toBeLessThanOrEqual(10)
  expect(count(all, 'rate_limited')).toBeGreaterThanOrEqual(50)
})

test('a known device signs in while strangers guess, from their address too, and its failures are its own', async () => {
  const ctx = await testCtx()
  const { email } = await createTestUser(ctx, 'sales')
  const office = ctx.as('visitor', '203.0.113.50')
  await signIn(office, { email, password: testPassword, device: laptop })
  for (const stranger of [...strangers(ctx, 20), ...Array.from({ length: 20 }, () => office)])
    await signIn(stranger, { email, password: wrong }).catch(() => undefined)
  await signIn(office, { email, password: testPassword, device: laptop })
  // On the way, from an address that was never seen.
  await signIn(ctx.as('visitor', '192.0.2.9'), { email, password: testPassword, device: laptop })

  for (let i = 0; i < 10; i++) {
    await expect(signIn(office, { email, password: wrong, device: laptop })).rejects.toMatchObject({
      code: 'unauthorized',
    })
  }
  await expect(signIn(office, { email, password: testPassword, device: laptop })).rejects.toMatchObject({
    code: 'rate_limited',
    status: 429,
    retryAfterS: expect.toSatisfy((s: number) => s > 0 && s <= 900),
  })
})

test('on a new device an account that is being guessed at asks for a proof of work, once for each attempt, and shuts nobody out', async () => {
  const ctx = await testCtx()
  const { email } = await createTestUser(ctx, 'sales')
  for (const stranger of strangers(ctx, 10))
    await signIn(stranger, { email, password: wrong }).catch(() => undefined)
  const right = ctx.as('visitor', '192.0.2.9')
  const given = { email, password: testPassword, device: phone }
  await expect(signIn(right, given)).rejects.toMatchObject({
    code: 'proof_required',
    status: 428,
    data: { challengeUrl: '/api/contact/challenge' },
  })
  const proof = await solveProof(ctx)
  await expect(signIn(right, { ...given, password: wrong, proof })).rejects.toMatchObject({
    code: 'unauthorized',
  })
  await expect(signIn(right, { ...given, proof }), 'used').rejects.toMatchObject({ code: 'proof_required' })
  await signIn(right, { ...given, proof: await solveProof(ctx) })
})

test('with a proof for each an address still has ten failures in 15 minutes', async () => {
  const ctx = await testCtx()
  const [stranger = ctx] = strangers(ctx, 1)
  for (let i = 0; i < 10; i++)
    await signIn(stranger, { email: `p${i}@site.test`, password: wrong }).catch(() => undefined)
  const { email } = await createTestUser(ctx, 'sales')
  const given = { email, password: testPassword, proof: await solveProof(ctx) }
  await expect(signIn(stranger, given)).rejects.toMatchObject({ code: 'rate_limited' })
  await signIn(ctx.as('visitor', '198.51.100.2'), { email, password: testPassword })
})

test('colleagues who sign in rightly behind one address use nothing of it up', async () => {
  const ctx = await testCtx()
  const office = ctx.as('visitor', '203.0.113.50')
  for (let i = 0; i < 15; i++) {
    const { email } = await createTestUser(ctx, 'sales', `person${i}@site.test`)
    await signIn(office, { email, password: testPassword })
  }
})

test('the device of one account is unknown to another', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const bob = await createTestUser(ctx, 'admin')
  await signIn(ctx.as('visitor'), { email: ann.email, password: testPassword, device: laptop })
  for (const stranger of strangers(ctx, 10))
    await signIn(stranger, { email: bob.email, password: wrong }).catch(() => undefined)
  const asBob = signIn(ctx.as('visitor'), { email: bob.email, password: testPassword, device: laptop })
  await expect(asBob).rejects.toMatchObject({ code: 'proof_required' })
})

test('who knows the password has ten wrong codes in 15 minutes, on whatever devices', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  const given = { email: ann.email, password: testPassword }
  ctx.clock.advance(minute)
  await signIn(ctx.as('visitor'), { ...given, totp: codeNow(), device: laptop })
  const all: string[] = []
  for (const [i, stranger] of strangers(ctx, 15).entries()) {
    const proof = i < 9 ? {} : { proof: await solveProof(ctx) }
    all.push(...(await outcomes([signIn(stranger, { ...given, totp: '000000', ...proof })])))
  }
  expect(count(all, 'unauthorized')).toBe(10)
  expect(all.slice(10)).toEqual(Array.from({ length: 5 }, () => 'rate_limited'))
})

test('a right code forgives the wrong ones before it', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  const { codeNow } = await createTestMfa(ann.ctx)
  const given = { email: ann.email, password: testPassword, device: laptop }
  ctx.clock.advance(minute)
  await signIn(ctx.as('visitor'), { ...given, totp: codeNow() })
  for (let round = 0; round < 2; round++) {
    ctx.clock.advance(minute)
    for (let i = 0; i < 9; i++)
      await signIn(ctx.as('visitor'), { ...given, totp: '000000' }).catch(() => undefined)
    await signIn(ctx.as('visitor'), { ...given, totp: codeNow() })
  }
})

test('without a second step nobody runs out of codes', async () => {
  const ctx = await testCtx()
  const { email } = await createTestUser(ctx, 'sales')
  for (let i = 0; i < 12; i++)
    await signIn(ctx.as('visitor'), { email, password: testPassword, device: laptop })
})

test('who is still to give the code has used up nothing of their address', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  await createTestMfa(ann.ctx)
  const office = ctx.as('visitor', '203.0.113.50')
  for (let i = 0; i < 5; i++)
    await signIn(office, { email: ann.email, password: testPassword }).catch(() => undefined)
  for (let i = 0; i < 9; i++)
    await signIn(office, { email: `p${i}@site.test`, password: wrong }).catch(() => undefined)
  const bob = await createTestUser(ctx, 'editor')
  await signIn(office, { email: bob.email, password: testPassword })
})

test('after a right sign-in an account has ten failures again, and says how long to wait in whole minutes', async () => {
  const ctx = await testCtx()
  const { email } = await createTestUser(ctx, 'sales')
  const from = strangers(ctx, 20)
  for (const stranger of from.slice(0, 9))
    await signIn(stranger, { email, password: wrong }).catch(() => undefined)
  await signIn(ctx.as('visitor', '192.0.2.9'), { email, password: testPassword })
  const all = await outcomes(
    from.slice(9, 18).map((stranger) => signIn(stranger, { email, password: wrong })),
  )
  expect(count(all, 'unauthorized')).toBe(9)
  await signIn(ctx.as('visitor', '192.0.2.10'), { email, password: testPassword })
  const [stranger = ctx] = from.slice(19)
  for (let i = 0; i < 10; i++)
    await signIn(stranger, { email: `p${i}@site.test`, password: wrong }).catch(() => undefined)
  await expect(signIn(stranger, { email, password: testPassword })).rejects.toThrow(
    /^Too many attempts\. Please try again in 15 minutes\.$/,
  )
})

test('failures at sign-in do not keep a session from proving who it is', async () => {
  const ctx = await testCtx()
  const ann = await createTestUser(ctx, 'sales')
  for (const stranger of strangers(ctx, 20))
    await signIn(stranger, { email: ann.email, password: wrong }).catch(() => undefined)
  for (let i = 0; i < 20; i++)
    await signIn(ctx.as('visitor', ann.ctx.client.address), { email: ann.email, password: wrong }).catch(
      () => undefined,
    )
  await confirmSession(ann.ctx, { password: testPassword }, ann.authorization)
})
