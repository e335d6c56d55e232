import { createHmac, randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { erasePerson } from './person-data.server.ts'
import { removeAgain } from './remove-again.server.ts'
import { erasures } from '#features/privacy/privacy.table.server.ts'

export type Erasure = typeof erasures.$inferSelect

const hashOf = (key: string, emailKey: string) =>
  createHmac('sha256', key).update(emailKey).digest('base64url')

/** Notes that someone was erased, without saying who: in the transaction that erases. */
export async function noteErasure(
  ctx: Ctx,
  emailKey: string,
  { reference, removals }: Pick<Erasure, 'reference' | 'removals'>,
): Promise<void> {
  const [newest] = await ctx.db
    .select()
    .from(erasures)
    .orderBy(desc(erasures.erasedAt), desc(erasures.emailHash))
    .limit(1)
  const key = newest?.key ?? randomBytes(32).toString('base64url')
  const emailHash = hashOf(key, emailKey)
  const [before] = await ctx.db.select().from(erasures).where(eq(erasures.emailHash, emailHash))
  const row = {
    key,
    emailHash,
    erasedAt: ctx.clock.now(),
    reference,
    removals: [...(before?.removals ?? []), ...removals],
  }
  await ctx.db.insert(erasures).values(row).onConflictDoUpdate({ target: erasures.emailHash, set: row })
}

/** The log, to be read before a backup is restored over it, and kept beside backups. It names nobody. */
export async function readErasures(ctx: Ctx): Promise<Erasure[]> {
  return ctx.db.select().from(erasures).orderBy(desc(erasures.erasedAt), desc(erasures.emailHash))
}

/**
 * After a restore: erases again whom the restored backup brought back. `log` is what `readErasures` answered before. Those that the
 * backup knows, with the same time, were erased before it was made; anyone who wrote again since is left alone. Returns how many people
 * were found and erased.
 */
export async function replayErasures(ctx: Ctx, holders: PersonHolder[], log: Erasure[]): Promise<number> {
  const restored = new Map((await readErasures(ctx)).map((row) => [row.emailHash, row.erasedAt.getTime()]))
  const missing = log.filter(({ emailHash, erasedAt }) => (restored.get(emailHash) ?? 0) < erasedAt.getTime())
  if (missing.length === 0) return 0
  const wanted = new Map(missing.map((row) => [row.emailHash, row]))
  const keys = [...new Set(missing.map(({ key }) => key))]
  const known = new Set<string>()
  for (const holder of holders)
    for (const emailKey of (await holder.listEmailKeys?.(ctx)) ?? []) known.add(emailKey)

  let people = 0
  for (const emailKey of known) {
    if (!keys.some((key) => wanted.has(hashOf(key, emailKey)))) continue
    await ctx.transaction((tx) => erasePerson(tx, holders, emailKey))
    people += 1
  }
  for (const row of missing) {
    for (const removal of row.removals) await ctx.transaction((tx) => removeAgain(tx, holders, removal))
    await ctx.db.insert(erasures).values(row).onConflictDoUpdate({ target: erasures.emailHash, set: row })
  }
  return people
}
