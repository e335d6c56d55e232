import { createHash, randomBytes } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { assessmentKeys } from './assessment.table.server.ts'

/** What opens one assessment: a key of it, and where the caller names it, its id. */
export interface Opening {
  key: string | undefined
  id?: string | undefined
}

const keyForm = /^[\w-]{22}$/

/** A new key of 128 random bits; only its hash is kept. */
export async function addKey(ctx: Ctx, assessmentId: string): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await ctx.db.insert(assessmentKeys).values({ keyHash: hashOf(key), assessmentId })
  return key
}

/** Undefined for what can't be a key. */
export function hashOfKey(key: string | undefined): string | undefined {
  return key && keyForm.test(key) ? hashOf(key) : undefined
}

/** The id of the assessment that a key's hash opens, as part of a statement. */
export function holderOf(ctx: Ctx, hash: string): SQL {
  const found = ctx.db
    .select({ id: assessmentKeys.assessmentId })
    .from(assessmentKeys)
    .where(eq(assessmentKeys.keyHash, hash))
  return sql`(${found})`
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
