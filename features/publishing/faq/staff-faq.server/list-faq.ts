import { faqGroups } from '#content/faq/index.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { orderedFaq, readFaq } from '../faq.server.ts'
import type { FaqItem, FaqList } from '../faq.schema.ts'

/** Every answered question in its place, hidden ones too. */
export async function listFaq(ctx: Ctx): Promise<FaqList> {
  mustHave(ctx, 'content.read')
  const { rows, orders } = await readFaq(ctx)
  const stored = new Map(rows.map((row) => [row.anchor, row]))
  const shipped = new Set(faqGroups.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return {
    groups: orderedFaq(rows, orders).map(({ id: group, title, entries }) => ({
      id: group,
      title,
      items: entries.map(({ id, question, answer, see = [], isHidden }): FaqItem => {
        const row = stored.get(id)
        return {
          anchor: id,
          group,
          question,
          answer,
          see,
          isHidden,
          comesWithSite: shipped.has(id),
          isEdited: row !== undefined,
          version: row?.version ?? 0,
          updatedAt: row?.updatedAt.toISOString() ?? null,
          updatedBy: row?.updatedBy ?? null,
        }
      }),
    })),
  }
}

/** One of them by its anchor, for verbs that change it. */
export async function findFaq(ctx: Ctx, anchor: string): Promise<FaqItem | undefined> {
  const { groups } = await listFaq(ctx)
  return groups.flatMap(({ items }) => items).find((item) => item.anchor === anchor)
}
