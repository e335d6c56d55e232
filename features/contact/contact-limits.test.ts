import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { contactRates } from '#config/constants.ts'
import { createProofChallenge, useProof } from '#features/intake/intake-proof.server.ts'
import type { ContactInput } from './contact.schema.ts'
import { submitContact } from './contact.server.ts'

const enquiry = (ctx: TestCtx, n: number, change: Partial<ContactInput> = {}): ContactInput => ({
  name: 'Ann Byrne',
  email: `ann${n}@castings.example`,
  company: 'Byrne Castings',
  formStartTime: String(ctx.clock.now().getTime() - 30_000),
  ...change,
})

async function solved(ctx: TestCtx) {
  const challenge = await createProofChallenge(ctx)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function useUpTheHour(ctx: TestCtx) {
  for (let i = 0; i < contactRates.everybody.points; i++)
    await ctx.limits.consume(contactRates.everybody, 'all')
}

test('a client may send 3 in 5 minutes, and is told when to come back', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await submitContact(ctx, enquiry(ctx, i))
  const refusal = await submitContact(ctx, enquiry(ctx, 4)).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'rate_limited', status: 429 })
  expect(refusal).toHaveProperty(
    'retryAfterS',
    expect.toSatisfy((s: number) => s > 0 && s <= 300),
  )
})

test('a client may send 10 a day', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 10; i++) await ctx.limits.consume(contactRates.clientDay, ctx.client.address)
  await expect(submitContact(ctx, enquiry(ctx, 1))).rejects.toMatchObject({ code: 'rate_limited' })
})

test('an address may be written to 3 times a day, whatever its case', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await ctx.limits.consume(contactRates.address, 'ann1@castings.example')
  await expect(submitContact(ctx, enquiry(ctx, 1, { email: 'ANN1@Castings.example' }))).rejects.toMatchObject(
    { code: 'rate_limited' },
  )
})

test('beyond 60 an hour a proof of work is asked for, taken once, and costs the client nothing until it is there', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await useUpTheHour(ctx)
  for (let i = 0; i < 5; i++) {
    await expect(submitContact(ctx, enquiry(ctx, 1))).rejects.toMatchObject({
      code: 'proof_required',
      status: 428,
      data: { challengeUrl: '/api/contact/challenge' },
    })
  }
  const proof = encode(await solved(ctx))
  expect(await submitContact(ctx, enquiry(ctx, 1, { proof }))).toMatchObject({ success: true })
  await expect(submitContact(ctx, enquiry(ctx, 2, { proof }))).rejects.toMatchObject({
    code: 'proof_required',
  })
})

test('a proof that is forged, altered, late or nonsense is none', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const elsewhere = await testCtx({ role: 'visitor' })
  const { challenge, solution } = await solved(ctx)
  const { parameters } = challenge
  expect(await useProof(ctx, encode(await solved(elsewhere)))).toBe(false)
  expect(
    await useProof(
      ctx,
      encode({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
    ),
  ).toBe(false)
  expect(
    await useProof(
      ctx,
      encode({
        challenge: { ...challenge, parameters: { ...parameters, data: { expiresAt: 9e15 } } },
        solution,
      }),
    ),
  ).toBe(false)
  expect(await useProof(ctx, encode({ challenge, solution: { counter: 1, derivedKey: '00' } }))).toBe(false)
  for (const text of ['', '%%%', encode([]), encode({ challenge: null })])
    expect(await useProof(ctx, text)).toBe(false)
  ctx.clock.advance(10 * 60_000)
  expect(await useProof(ctx, encode({ challenge, solution }))).toBe(false)
})

test('two requests with the same proof at once: one of them gets through', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const proof = encode(await solved(ctx))
  const results = await Promise.all([useProof(ctx, proof), useProof(ctx, proof)])
  expect(results.sort()).toEqual([false, true])
})
