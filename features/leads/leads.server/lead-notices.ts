import type { Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { mentionedIn } from '../mentioned.ts'

/** A lead's new owner hears of it, once for each time that it is given to them. */
export const assignedTo = (ownerId: string, lead: { id: string; version: number }): Notice => ({
  kind: 'assigned',
  key: `${lead.id}:${lead.version}`,
  leadId: lead.id,
  to: [ownerId],
})

/** Colleagues whom a note names after an @ hear of it. */
export async function tellMentioned(
  ctx: Ctx,
  note: { id: string; leadId: string; body: string },
): Promise<void> {
  if (!note.body.includes('@')) return
  const to = mentionedIn(note.body, await ctx.listColleagues('leads.read'))
  if (to.length > 0) await ctx.notify({ kind: 'mention', key: note.id, leadId: note.leadId, to })
}
