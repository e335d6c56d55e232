import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '../activity.table.server.ts'
import type { TimelineEntry } from '../lead-answer.schema.ts'
import { minuteMs } from '#lib/durations.ts'
import { contactKinds, type NewActivity } from '../lead.schema.ts'
import { leads, type Lead } from '../lead.table.server.ts'
import { retainUntil } from '../retention.ts'
import { toActivityEntry } from './get-lead.ts'
import { lockCurrent } from './lead-row.ts'
import { tellMentioned } from './lead-notices.ts'
import { stopClock } from './stop-clock.ts'

/** Writes a note, call, email or meeting into the timeline. All but a note are human contact: they stop the reply clock. */
export async function logActivity(ctx: Ctx, input: NewActivity & { leadId: string }): Promise<TimelineEntry> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  const at = input.at === undefined ? now : pastInstant(ctx, input.at)
  return ctx.transaction(async (ctx) => {
    const lead = await lockCurrent(ctx, input.leadId)
    const { id = randomUUID(), kind, body } = input
    const written = await writeActivity(ctx, lead, { id, kind, body, at })
    if (!written) return findWritten(ctx, { ...input, leadId: lead.id })
    return toActivityEntry(written)
  })
}

type NewRow = Pick<typeof activities.$inferInsert, 'id' | 'body' | 'at' | 'data'> & Pick<NewActivity, 'kind'>

/** The same on a locked lead, in the transaction of `ctx.db`. Undefined when there is one of this id. */
export async function writeActivity(ctx: Ctx, lead: Lead, row: NewRow) {
  const now = ctx.clock.now()
  const [written] = await ctx.db
    .insert(activities)
    .values({ ...row, leadId: lead.id, actorId: ctx.actor.userId, actorName: ctx.actor.name })
    .onConflictDoNothing()
    .returning()
  if (!written) return undefined
  await ctx.db
    .update(leads)
    .set({ lastActivityAt: now, retainUntil: retainUntil(now) })
    .where(eq(leads.id, lead.id))
  if (contactKinds.some((kind) => kind === row.kind)) await stopClock(ctx, lead, written.at)
  await tellMentioned(ctx, written)
  const to = { activityId: written.id, kind: row.kind }
  await ctx.audit({ action: 'lead.activity', entity: 'lead', entityId: lead.id, to })
  return written
}

/** An instant that isn't to come. A minute's difference between two clocks is none. */
export function pastInstant(ctx: Ctx, iso: string): Date {
  const at = new Date(iso)
  const message = 'This is in the future. Please enter a time in the past.'
  if (at.getTime() > ctx.clock.now().getTime() + minuteMs || at.getUTCFullYear() < 2000)
    throw new AppError('invalid', message, { errors: { at: message } })
  return at
}

/** The same form sent again: what it wrote the first time. */
async function findWritten(
  ctx: Ctx,
  { id, leadId }: { id?: string | undefined; leadId: string },
): Promise<TimelineEntry> {
  const [row] = await ctx.db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id ?? ''), eq(activities.leadId, leadId)))
  if (!row) throw new AppError('conflict', 'This id belongs to another activity')
  return toActivityEntry(row)
}
