import { eq } from 'drizzle-orm'
import type { Consent } from '#features/leads/lead.schema.ts'
import { leadColumns, leads } from '#features/leads/lead.table.server.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { listMerges } from '#features/leads/merge/merge.server/list-merges.ts'
import { mergeLeads } from '#features/leads/merge/merge.server/merge-leads.ts'
import { previewMerge } from '#features/leads/merge/merge.server/preview-merge.ts'
import { leadChildrenOfAll } from '#server/lead-children.ts'
import { hourMs } from '#lib/durations.ts'
import type { TestCtx } from './context.ts'

export const marketing = (given: boolean, at: string): Consent => ({
  kind: 'marketing',
  given,
  version: '1',
  text: given ? 'Yes' : 'No',
  at,
})

export const write = (ctx: TestCtx, email: string, more: object = {}) =>
  recordEnquiry(ctx.as('visitor'), {
    source: 'contact',
    name: 'Ann Byrne',
    email,
    message: 'The filling line stops twice a shift.',
    touch: { at: ctx.clock.now().toISOString(), page: `/from/${email}` },
    consents: [],
    ...more,
  })

export const rowOf = async (ctx: TestCtx, id: string) => {
  const [row] = await ctx.db.select(leadColumns).from(leads).where(eq(leads.id, id))
  if (!row) throw new Error('no such lead')
  return row
}

/** Two leads of one person, the second an hour younger. */
export async function twoLeads(ctx: TestCtx) {
  const first = (await write(ctx, 'ann@castings.example', { phone: '+44 20 7946 0011' })).leadId
  ctx.clock.advance(hourMs)
  const second = (await write(ctx, 'ann.byrne@gmail.com', { source: 'chat', company: 'Byrne Castings' }))
    .leadId
  return { first, second }
}

export const merge = async (ctx: TestCtx, id: string, otherId: string, choices = {}) => {
  const { survivor, other } = await previewMerge(ctx, leadChildrenOfAll, { id, otherId })
  return mergeLeads(ctx, leadChildrenOfAll, {
    id,
    otherId,
    version: survivor.version,
    otherVersion: other.version,
    choices,
  })
}

export const mergeIdOf = async (ctx: TestCtx, survivorId: string) =>
  (await listMerges(ctx, survivorId)).items[0]?.id ?? ''
