import { and, eq, inArray, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { leadContacts, people } from './company.table.server.ts'
import { cleared, goneSince, type Merged } from './merged.ts'
import { lockPerson } from './people.server/person-row.ts'

export interface MergedPerson extends Merged {
  /** Leads of the other alone. */
  leads: string[]
  /** Leads in which both took part, and whether they were theirs. */
  shared: { leadId: string; isMain: boolean; wasMain: boolean }[]
}

/** Two people again, each with the leads that they had. */
async function unmergePerson(ctx: Ctx, merged: MergedPerson): Promise<void> {
  mustHave(ctx, 'leads.write')
  const { id, otherId, version } = merged
  const [first = id, second = otherId] = [id, otherId].toSorted()
  await lockPerson(ctx, first)
  await lockPerson(ctx, second)
  const [person] = await ctx.db.select().from(people).where(eq(people.id, id))
  const [other] = await ctx.db.select().from(people).where(eq(people.id, otherId))
  if (!person || person.version !== version || other?.mergedInto !== id) throw goneSince()
  const now = ctx.clock.now()
  await ctx.db
    .update(leadContacts)
    .set({ personId: otherId })
    .where(and(eq(leadContacts.personId, id), inArray(leadContacts.leadId, merged.leads)))
  for (const { leadId, isMain, wasMain } of merged.shared) {
    const { rowCount } = await ctx.db
      .update(leadContacts)
      .set({ isMain: wasMain })
      .where(and(eq(leadContacts.personId, id), eq(leadContacts.leadId, leadId)))
    if (rowCount) await ctx.db.insert(leadContacts).values({ leadId, personId: otherId, isMain })
  }
  await ctx.db.update(people).set({ mergedInto: otherId }).where(inArray(people.id, merged.earlier))
  await ctx.db
    .update(people)
    .set({ mergedInto: null, version: sql`${people.version} + 1`, updatedAt: now })
    .where(eq(people.id, otherId))
  await ctx.db
    .update(people)
    .set({ ...cleared(person, other, merged), version: version + 1, updatedAt: now })
    .where(eq(people.id, id))
  await ctx.audit({ action: 'person.unmerge', entity: 'person', entityId: id, to: { otherId } })
}

export const personMergeUndo: Undoer<MergedPerson> = { kind: 'person-merge', restore: unmergePerson }
