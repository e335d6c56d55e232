import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities, tasks } from '../activity.table.server.ts'
import { duplicatesOfLead } from '../merge/duplicates.server/duplicates-of-lead.ts'
import { readParties } from '../companies/companies.server/read-parties.ts'
import { enquiries } from '../enquiry.table.server.ts'
import type { LeadFile, TimelineEntry } from '../lead-answer.schema.ts'
import { toTask } from '../tasks/tasks.server.ts'
import { toLeadDetail } from './lead-answer.ts'
import { readLead } from './lead-row.ts'

const timelineMax = 200

/** A lead with its timeline (activities and enquiries, the newest first), tasks and likely duplicates. */
export async function getLead(ctx: Ctx, id: string): Promise<LeadFile> {
  mustHave(ctx, 'leads.read')
  const lead = await readLead(ctx, id)
  const [timeline, todo, duplicates, parties] = await Promise.all([
    listTimeline(ctx, id),
    listTasks(ctx, id),
    duplicatesOfLead(ctx, lead),
    readParties(ctx, id),
  ])
  return {
    ...(await toLeadDetail(ctx, lead)),
    timeline: timeline.slice(0, timelineMax),
    hasOlder: timeline.length > timelineMax,
    tasks: todo,
    duplicates,
    ...parties,
    mergedInto: lead.mergedInto,
  }
}

async function listTimeline(ctx: Ctx, leadId: string): Promise<TimelineEntry[]> {
  const [logged, received] = await Promise.all([
    ctx.db
      .select()
      .from(activities)
      .where(and(eq(activities.leadId, leadId), isNull(activities.deletedAt)))
      .orderBy(desc(activities.at), asc(activities.id))
      .limit(timelineMax + 1),
    ctx.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.leadId, leadId))
      .orderBy(desc(enquiries.receivedAt), asc(enquiries.id))
      .limit(timelineMax + 1),
  ])
  return [...logged.map(toActivityEntry), ...received.map(toEnquiryEntry)]
    .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, timelineMax + 1)
}

export function toActivityEntry(row: typeof activities.$inferSelect): TimelineEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    body: row.body,
    by: row.actorName,
    data: row.data ?? undefined,
    byId: row.actorId,
    ...(row.history && { history: row.history }),
  }
}

function toEnquiryEntry(row: typeof enquiries.$inferSelect): TimelineEntry {
  return {
    id: row.id,
    at: row.receivedAt.toISOString(),
    kind: 'enquiry',
    body: row.message ?? '',
    by: row.name,
    data: row.details ?? undefined,
    enquiry: {
      source: row.source,
      company: row.company,
      phone: row.phone,
      touch: row.touch,
      replyDueAt: row.replyDueAt.toISOString(),
      repliedAt: row.repliedAt?.toISOString() ?? null,
    },
  }
}

/** Open tasks first, by when they are due; then the done ones. */
async function listTasks(ctx: Ctx, leadId: string) {
  const rows = await ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.leadId, leadId), isNull(tasks.deletedAt)))
    .orderBy(desc(isNull(tasks.doneAt)), asc(tasks.dueAt), asc(tasks.id))
    .limit(timelineMax)
  return rows.map(toTask)
}
