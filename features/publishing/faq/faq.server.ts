import type { FaqEntry, FaqGroup, ListedFaq } from '#content/faq.ts'
import { faqGroups, listedFaq } from '#content/faq/index.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { faqEntries, faqOrders } from './faq.table.server.ts'
import { lastKnown } from '#features/publishing/last-known.server.ts'
import { perEdition } from '#lib/editions.ts'

export type StoredFaq = typeof faqEntries.$inferSelect
type StoredOrder = typeof faqOrders.$inferSelect

/** The answered questions as the public reads them: those of the site with what staff changed, added, hid and moved. */
export async function listFaqGroups(ctx: Ctx): Promise<FaqGroup[]> {
  const { rows, orders } = await readForPages(ctx)
  return orderedFaq(rows, orders).map(({ entries, ...group }) => ({
    ...group,
    entries: entries.filter(({ isHidden }) => !isHidden).map(({ isHidden: _isHidden, ...entry }) => entry),
  }))
}

const readForPages = lastKnown('answers', { rows: [], orders: [] }, readFaq)

export async function listFaqEntries(ctx: Ctx): Promise<ListedFaq[]> {
  return listedFaq(await listFaqGroups(ctx))
}

/** The day of the last change that staff made to them, as an ISO date. */
export async function lastFaqChange(ctx: Ctx): Promise<string | undefined> {
  const { rows } = await readForPages(ctx)
  return rows.at(-1)?.updatedAt.toISOString().slice(0, 10)
}

/** What staff changed, the oldest change first. */
export async function readFaq(ctx: Ctx): Promise<{ rows: StoredFaq[]; orders: StoredOrder[] }> {
  const rows = await ctx.db.select().from(faqEntries).orderBy(faqEntries.updatedAt, faqEntries.anchor)
  const orders = await ctx.db.select().from(faqOrders)
  return { rows, orders }
}

/** All groups with all entries, hidden ones too. An entry of staff with the anchor of a shipped one replaces it, in any group. */
export function orderedFaq(rows: StoredFaq[], orders: StoredOrder[]) {
  const stored = new Map(rows.map((row) => [row.anchor, row]))
  return faqGroups.map((group) => {
    const kept = group.entries.flatMap((entry) => {
      const row = stored.get(entry.id)
      if (!row) return [{ ...entry, isHidden: false }]
      return row.groupId === group.id ? [entryOf(row)] : []
    })
    const homeOf = new Set(group.entries.map(({ id }) => id))
    const added = rows
      .filter(({ anchor, groupId }) => groupId === group.id && !homeOf.has(anchor))
      .map(entryOf)
    const order = orders.find(({ groupId }) => groupId === group.id)?.anchors ?? []
    const positions = new Map(order.map((anchor, at) => [anchor, at]))
    const positionOf = ({ id }: FaqEntry) => positions.get(id) ?? order.length
    return { ...group, entries: [...kept, ...added].toSorted((a, b) => positionOf(a) - positionOf(b)) }
  })
}

const wordingsOf = perEdition(
  () => new Map(faqGroups.flatMap(({ entries }) => entries.map(({ id, asked }) => [id, asked]))),
)

/** An entry that staff reworded is still asked in the same words. */
function entryOf({ anchor, question, answer, see, isHidden }: StoredFaq): FaqEntry & { isHidden: boolean } {
  const asked = wordingsOf().get(anchor) ?? []
  return { id: anchor, question, asked, answer, ...(see.length > 0 && { see }), isHidden }
}
