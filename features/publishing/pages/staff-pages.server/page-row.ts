import { and, desc, eq, max, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { faultOfPage } from '../live-pages.server.ts'
import type { PageAt } from '../page-kinds.server.ts'
import type { PageDetail, PageItem, PageVersionItem } from '../page.schema.ts'
import { pageEntries, pageEntryVersions, type StoredPage } from '../page.table.server.ts'
import { hashOf, shippedTextOf } from '../shipped-text.server.ts'

export async function readRow(ctx: Ctx, id: string): Promise<StoredPage | undefined> {
  const [row] = await ctx.db.select().from(pageEntries).where(eq(pageEntries.id, id))
  return row
}

/**
 * The row, made when nobody has changed the page yet, and kept from others until the transaction ends. Throws `conflict` with the present state when it is no longer
 * `version`; 0 stands for a page without a row.
 */
export async function lockRow(ctx: Ctx, page: PageAt, version?: number): Promise<StoredPage> {
  const now = ctx.clock.now()
  const shipped = await shippedTextOf(page)
  const [made] = await ctx.db
    .insert(pageEntries)
    .values({
      id: page.id,
      createdAt: now,
      updatedAt: now,
      updatedBy: ctx.actor.name,
      draft: shipped,
      shippedHash: hashOf(shipped),
    })
    .onConflictDoNothing()
    .returning()
  if (made) await keepVersion(ctx, page.id, shipped, 'shipped')
  const [row] = await ctx.db.select().from(pageEntries).where(eq(pageEntries.id, page.id)).for('update')
  if (!row) throw new Error('A row that was just made isn’t there')
  if (version !== undefined && (made ? 0 : row.version) !== version) {
    throw new AppError('conflict', 'Someone else changed this page in the meantime', {
      data: { current: await toDetail(ctx, page, row) },
    })
  }
  return row
}

/** Writes the change with the next version number. */
export async function changeRow(ctx: Ctx, row: StoredPage, change: Partial<StoredPage>): Promise<StoredPage> {
  const [changed] = await ctx.db
    .update(pageEntries)
    .set({ ...change, version: row.version + 1, updatedAt: ctx.clock.now(), updatedBy: ctx.actor.name })
    .where(eq(pageEntries.id, row.id))
    .returning()
  if (!changed) throw new Error('An update of a locked row answered no row')
  return changed
}

const savedVersionsKept = 50

/** Keeps a text as the next version of the history; the oldest of those that were only saved go. Returns its number. */
export async function keepVersion(
  ctx: Ctx,
  entryId: string,
  text: string,
  reason: PageVersionItem['reason'],
): Promise<number> {
  const [last] = await ctx.db
    .select({ number: max(pageEntryVersions.number) })
    .from(pageEntryVersions)
    .where(eq(pageEntryVersions.entryId, entryId))
  const number = (last?.number ?? 0) + 1
  await ctx.db
    .insert(pageEntryVersions)
    .values({ entryId, number, at: ctx.clock.now(), by: ctx.actor.name, reason, text })
  await ctx.db
    .execute(sql`delete from page_entry_versions where entry_id = ${entryId} and reason = 'saved' and number <= (
    select number from page_entry_versions where entry_id = ${entryId} and reason = 'saved' order by number desc offset ${savedVersionsKept} limit 1)`)
  return number
}

export async function lastVersion(ctx: Ctx, entryId: string) {
  const [row] = await ctx.db
    .select()
    .from(pageEntryVersions)
    .where(eq(pageEntryVersions.entryId, entryId))
    .orderBy(desc(pageEntryVersions.number))
    .limit(1)
  return row
}

export async function readVersion(ctx: Ctx, entryId: string, number: number) {
  const [row] = await ctx.db
    .select()
    .from(pageEntryVersions)
    .where(and(eq(pageEntryVersions.entryId, entryId), eq(pageEntryVersions.number, number)))
  return row
}

/** The version that visitors read now; null while they read what comes with the site. */
export function liveNumberOf(row: StoredPage, now: Date): number | null {
  return row.publishAt && row.publishAt <= now ? row.nextNumber : row.liveNumber
}

/** What a list shows of a page. `liveText` is what visitors read. */
export function toItem(
  ctx: Ctx,
  { id, name, kind }: PageAt,
  row: StoredPage | undefined,
  liveText: string | undefined,
): PageItem {
  const now = ctx.clock.now()
  const isAhead = row?.publishAt != null && row.publishAt > now
  const isEdited = row !== undefined && liveNumberOf(row, now) !== null
  return {
    id,
    title: kind.titleOf(name),
    path: kind.pathOf(name),
    state: isAhead ? 'scheduled' : isEdited ? 'edited' : 'site',
    publishAt: isAhead ? (row.publishAt?.toISOString() ?? null) : null,
    hasDraft: row !== undefined && liveText !== undefined && row.draft !== liveText,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
    fault: faultOfPage(id) ?? null,
  }
}

export async function toDetail(ctx: Ctx, page: PageAt, row: StoredPage | undefined): Promise<PageDetail> {
  const shipped = await shippedTextOf(page)
  const number = row && liveNumberOf(row, ctx.clock.now())
  const liveText = number == null ? shipped : ((await readVersion(ctx, page.id, number))?.text ?? shipped)
  return {
    ...toItem(ctx, page, row, liveText),
    version: row?.version ?? 0,
    text: row?.draft ?? shipped,
    liveText,
    file: page.kind.fileOf(page.name),
    previewKey: row?.previewKey ?? null,
    isOutdated: row !== undefined && number != null && row.shippedHash !== hashOf(shipped),
  }
}
