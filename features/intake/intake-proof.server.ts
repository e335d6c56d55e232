import { randomBytes } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Ctx } from '#features/context/context.server.ts'
import { proofSecrets, usedProofs } from './intake.table.server.ts'
import { proofChallenge } from './visitor.schema.ts'

const validMs = 10 * 60 * 1000
const onlyRow = 1

/** A few hundred derivations of 5,000 rounds: about a second on a desktop, some seconds on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5000, least: 200, most: 600 }

const payload = z.object({
  challenge: z.extend(proofChallenge, { signature: z.string() }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/** A challenge that is worth one enquiry within 10 minutes. */
export async function createProofChallenge(ctx: Ctx): Promise<Challenge> {
  const secret = await proofSecret(ctx)
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.least, work.most),
    deriveKey,
    data: { expiresAt: ctx.clock.now().getTime() + validMs },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  })
}

/** Whether `proof` (base64 of JSON) solves a challenge of this installation that is still valid and was not used before; uses it up. */
export async function useProof(ctx: Ctx, proof: string): Promise<boolean> {
  const parsed = z.safeParse(payload, parseBase64(proof))
  if (!parsed.success) return false
  const { challenge, solution } = parsed.data
  const expiresAt = Number(challenge.parameters.data?.['expiresAt'])
  if (!(expiresAt > ctx.clock.now().getTime())) return false
  const secret = await proofSecret(ctx)
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  })
  if (!verified) return false
  const used = await ctx.db
    .insert(usedProofs)
    .values({ signature: challenge.signature, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ signature: usedProofs.signature })
  return used.length === 1
}

/** Made by whichever server needs it first. */
async function proofSecret(ctx: Ctx): Promise<string> {
  const find = () => ctx.db.select().from(proofSecrets).where(eq(proofSecrets.id, onlyRow))
  const [known] = await find()
  if (known) return known.secret
  await ctx.db
    .insert(proofSecrets)
    .values({ id: onlyRow, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('The secret of the challenges was not stored')
  return made.secret
}

export async function clearUsedProofs(ctx: Ctx): Promise<void> {
  await ctx.db.delete(usedProofs).where(lt(usedProofs.expiresAt, ctx.clock.now()))
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return undefined
  }
}
