import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import { daysBetween } from '#lib/expiry.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { endsSoonDays, type EndingFile, type OwnerPath } from './attachment.schema.ts'
import { recordFiles } from './attachment.table.server.ts'
import { columnOf } from './attachments.server/file-row.ts'

const atOnce = 200

const isShown = and(isNotNull(recordFiles.type), isNull(recordFiles.deletedAt))

/** Ends on a day up to `endsSoonDays` after today in London, or has ended. */
const endsSoon = (ctx: Ctx) =>
  lte(recordFiles.expiresOn, sql`${isoDateOf(ctx.clock.now())}::date + ${endsSoonDays}::int`)

/** A condition on a list of records: one of the files of `record` has ended or ends soon. */
export function hasEndingFile(ctx: Ctx, path: OwnerPath, record: PgColumn): SQL {
  const own = and(isShown, endsSoon(ctx), sql`${columnOf[path]} = ${record}`)
  return sql`exists (select 1 from ${recordFiles} where ${own})`
}

/** Of each record the files that have ended or end soon, the most urgent first. */
export async function readEndingFiles(
  ctx: Ctx,
  path: OwnerPath,
  ids: string[],
): Promise<Map<string, EndingFile[]>> {
  if (ids.length === 0) return new Map()
  const today = isoDateOf(ctx.clock.now())
  const rows = await ctx.db
    .select({
      record: columnOf[path],
      name: recordFiles.name,
      kind: recordFiles.kind,
      expiresOn: sql<string>`${recordFiles.expiresOn}`,
    })
    .from(recordFiles)
    .where(and(inArray(columnOf[path], ids), isShown, endsSoon(ctx)))
    .orderBy(asc(recordFiles.expiresOn), asc(recordFiles.id))
  const files = new Map<string, EndingFile[]>()
  for (const { record, ...file } of rows) {
    const ending = { ...file, daysLeft: daysBetween(today, file.expiresOn) }
    if (record) files.set(record, [...(files.get(record) ?? []), ending])
  }
  return files
}

/** Files of the records that `among` selects by their id which have ended or end soon, the most urgent first. */
export async function listEndingFiles(
  ctx: Ctx,
  path: OwnerPath,
  among: SQL,
  limit: number,
): Promise<{ record: string; name: string; expiresOn: string }[]> {
  return ctx.db
    .select({
      record: sql<string>`${columnOf[path]}`,
      name: recordFiles.name,
      expiresOn: sql<string>`${recordFiles.expiresOn}`,
    })
    .from(recordFiles)
    .where(and(isShown, endsSoon(ctx), sql`${columnOf[path]} in ${among}`))
    .orderBy(asc(recordFiles.expiresOn), asc(recordFiles.id))
    .limit(limit)
}

/** A file of which a reminder is due: `days` says which, 30 before its end or 0 from its last day on. */
export interface DueReminder {
  id: string
  recordId: string
  expiresOn: string
  days: number
}

/**
 * Takes the reminders that are due for files of the records that `among` selects by their id, in the caller's transaction: each is
 * taken once, by whichever server. What ended more than `endsSoonDays` ago is old news.
 */
export async function takeReminders(ctx: Ctx, path: OwnerPath, among: SQL): Promise<DueReminder[]> {
  const today = sql`${isoDateOf(ctx.clock.now())}::date`
  const isOver = lte(recordFiles.expiresOn, today)
  const rows = await ctx.db
    .select({ id: recordFiles.id, recordId: columnOf[path], expiresOn: recordFiles.expiresOn })
    .from(recordFiles)
    .where(
      and(
        isShown,
        endsSoon(ctx),
        gte(recordFiles.expiresOn, sql`${today} - ${endsSoonDays}::int`),
        or(isNull(recordFiles.remindedDays), and(isOver, sql`${recordFiles.remindedDays} > 0`)),
        sql`${columnOf[path]} in ${among}`,
      ),
    )
    .orderBy(asc(recordFiles.expiresOn), asc(recordFiles.id))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const due = rows.flatMap(({ id, recordId, expiresOn }) => {
    if (!recordId || !expiresOn) return []
    const days = expiresOn <= isoDateOf(ctx.clock.now()) ? 0 : endsSoonDays
    return [{ id, recordId, expiresOn, days }]
  })
  for (const { id, days } of due)
    await ctx.db.update(recordFiles).set({ remindedDays: days }).where(eq(recordFiles.id, id))
  return due
}

/** The names of files by the record and the day on which they end, as `record:2026-12-24`; those that are gone have none. */
export async function nameEndingFiles(
  ctx: Ctx,
  path: OwnerPath,
  ids: string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ record: columnOf[path], name: recordFiles.name, expiresOn: recordFiles.expiresOn })
    .from(recordFiles)
    .where(and(inArray(columnOf[path], [...new Set(ids)]), isShown, isNotNull(recordFiles.expiresOn)))
    .orderBy(asc(recordFiles.name), asc(recordFiles.id))
  const names = new Map<string, string[]>()
  for (const { record, name, expiresOn } of rows)
    names.set(`${record}:${expiresOn}`, [...(names.get(`${record}:${expiresOn}`) ?? []), name])
  return names
}
