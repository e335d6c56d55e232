import { z } from 'zod/mini'
import { missingDisclosure } from '#features/publishing/firm/identity.schema.ts'
import { sources } from '#features/leads/lead.schema.ts'

export const dashboard = z.object({
  dueToday: z.number(),
  atRisk: z.number(),
  breached: z.number(),
  /** Leads with a task that is due by the end of today. */
  tasksDue: z.number(),
  last30Days: z.object({
    /** Enquiries of the last 30 days whose promise was kept or is over. */
    asked: z.number(),
    met: z.number(),
    replied: z.number(),
    /** Working time, in ms. */
    medianReplyMs: z.nullable(z.number()),
  }),
  newLeads: z.array(z.object({ day: z.string(), bySource: z.partialRecord(z.enum(sources), z.number()) })),
  /** What the law asks a site to tell of its firm, for those who can fill it in. */
  missingDisclosures: z.array(missingDisclosure),
  claimsWithoutEvidence: z.array(z.object({ id: z.string(), text: z.string(), value: z.string() })),
})
export type Dashboard = z.infer<typeof dashboard>
