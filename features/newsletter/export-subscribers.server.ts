import { asc, gt } from 'drizzle-orm'
import { firstSectors } from '#features/leads/sectors/first-sectors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { csvPages, type CsvColumn } from '#lib/csv-pages.ts'
import { topicNames } from './newsletter-choices.ts'
import { subscribers } from './newsletter.table.server.ts'
import { subscriberStateNames } from './staff-words.ts'

const file: CsvColumn<typeof subscribers.$inferSelect>[] = [
  { name: 'ID', of: ({ id }) => id },
  { name: 'Email', of: ({ email }) => email },
  { name: 'State', of: ({ state }) => subscriberStateNames[state] },
  { name: 'Subjects', of: ({ topics }) => topics.map((topic) => topicNames[topic]).join('; ') || 'All' },
  { name: 'Sector', of: ({ sector }) => sector && firstSectors[sector] },
  { name: 'Country', of: ({ country }) => country },
  { name: 'Asked', of: ({ createdAt }) => createdAt.toISOString() },
  { name: 'Confirmed', of: ({ confirmedAt }) => confirmedAt?.toISOString() },
  { name: 'Agreed', of: ({ consent }) => consent?.at },
  { name: 'Agreed on', of: ({ consent }) => consent?.place },
  { name: 'Agreed to', of: ({ consent }) => consent?.text },
  { name: 'Words of', of: ({ consent }) => consent?.version },
  { name: 'Ended', of: ({ endedAt }) => endedAt?.toISOString() },
  { name: 'Why', of: ({ endReason }) => endReason },
]

/** All subscribers as CSV in pieces, those who left too, with the proof that they agreed. The keys of their links stay here. What was asked for is in the log before the first piece. */
export async function exportSubscribers(ctx: Ctx): Promise<AsyncGenerator<string>> {
  mustHave(ctx, 'leads.export')
  const count = await ctx.db.$count(subscribers)
  await ctx.audit({ action: 'subscriber.export', entity: 'subscriber', entityId: 'list', to: { count } })
  return csvPages(file, (after, limit) =>
    ctx.db
      .select()
      .from(subscribers)
      .where(after ? gt(subscribers.id, after) : undefined)
      .orderBy(asc(subscribers.id))
      .limit(limit),
  )
}
