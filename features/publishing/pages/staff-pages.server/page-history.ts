import { desc, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { getPageEntry } from '../page-kinds.server.ts'
import type { PageDetail, PageParams, PageVersionItem } from '../page.schema.ts'
import { pageEntryVersions } from '../page.table.server.ts'
import {
  changeRow,
  keepVersion,
  lastVersion,
  liveNumberOf,
  lockRow,
  readRow,
  readVersion,
  toDetail,
} from './page-row.ts'

const shown = 100

/** The versions of a page that were kept, the newest first; none while nobody has changed it. */
export async function listPageVersions(ctx: Ctx, params: PageParams): Promise<{ items: PageVersionItem[] }> {
  mustHave(ctx, 'content.read')
  const { id } = getPageEntry(params)
  const row = await readRow(ctx, id)
  const live = row && liveNumberOf(row, ctx.clock.now())
  const rows = await ctx.db
    .select()
    .from(pageEntryVersions)
    .where(eq(pageEntryVersions.entryId, id))
    .orderBy(desc(pageEntryVersions.number))
    .limit(shown)
  return {
    items: rows.map(({ entryId: _entryId, at, ...one }) => ({
      ...one,
      at: at.toISOString(),
      isLive: one.number === live,
    })),
  }
}

/** Makes an earlier version the working copy; what stood there is kept in the history, what is public stays. */
export async function restorePage(
  ctx: Ctx,
  input: PageParams & { version: number; number: number },
): Promise<PageDetail> {
  mustHave(ctx, 'content.write')
  const page = getPageEntry(input)
  return ctx.transaction(async (ctx) => {
    const row = await lockRow(ctx, page, input.version)
    const wanted = await readVersion(ctx, page.id, input.number)
    if (!wanted) throw new AppError('not_found', 'This version isn’t kept any more')
    if (wanted.text === row.draft) return toDetail(ctx, page, row)
    const last = await lastVersion(ctx, page.id)
    if (last?.text !== row.draft) await keepVersion(ctx, page.id, row.draft, 'saved')
    await keepVersion(ctx, page.id, wanted.text, 'restored')
    const changed = await changeRow(ctx, row, { draft: wanted.text })
    await ctx.audit({
      action: 'page.restore',
      entity: 'page',
      entityId: page.id,
      to: { number: input.number },
    })
    return toDetail(ctx, page, changed)
  })
}
