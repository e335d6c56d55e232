import { and, eq, sql } from 'drizzle-orm'
import { entryId } from '#content/collection.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { numberAt } from '../live-pages.server.ts'
import { pageKinds } from '../page-kinds.server.ts'
import type { PageDetail, PageList, PageParams } from '../page.schema.ts'
import { getPageEntry } from '../page-kinds.server.ts'
import { pageEntries, pageEntryVersions } from '../page.table.server.ts'
import { shippedTextOf } from '../shipped-text.server.ts'
import { readRow, toDetail, toItem } from './page-row.ts'

/** Every page that staff may change, by kind. */
export async function listPageEntries(ctx: Ctx): Promise<PageList> {
  mustHave(ctx, 'content.read')
  const rows = await ctx.db
    .select({ row: pageEntries, liveText: sql<string | null>`${pageEntryVersions.text}` })
    .from(pageEntries)
    .leftJoin(
      pageEntryVersions,
      and(
        eq(pageEntryVersions.entryId, pageEntries.id),
        eq(pageEntryVersions.number, numberAt(ctx.clock.now())),
      ),
    )
  const byId = new Map(rows.map((one) => [one.row.id, one]))
  const groups = []
  for (const kind of pageKinds) {
    const items = []
    for (const name of kind.names()) {
      const page = { id: entryId(kind.folder, name), name, kind }
      const found = byId.get(page.id)
      items.push(toItem(ctx, page, found?.row, found && (found.liveText ?? (await shippedTextOf(page)))))
    }
    groups.push({ folder: kind.folder, label: kind.label, items })
  }
  return { groups }
}

/** A page with its working copy. */
export async function getPage(ctx: Ctx, params: PageParams): Promise<PageDetail> {
  mustHave(ctx, 'content.read')
  const page = getPageEntry(params)
  return toDetail(ctx, page, await readRow(ctx, page.id))
}
