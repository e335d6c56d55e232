import { desc, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { emailKeyOf } from '../email-key.ts'
import { quarantinedEnquiries } from '../enquiry.table.server.ts'
import { quarantinedEnquiry, type QuarantinedEnquiry } from '../quarantine/quarantine.schema.ts'
import { messageKeyOf } from '../message-key.server.ts'
import type { NewEnquiry, RecordedEnquiry } from './new-enquiry.ts'
import { recordEnquiry } from './record-enquiry.ts'

const keepMs = 30 * dayMs

/** Keeps an enquiry that looks like spam aside for 30 days: no lead, no mail. Returns its id. */
export async function quarantineEnquiry(
  ctx: Ctx,
  input: { enquiry: NewEnquiry; spamScore: number; reasons: string[] },
): Promise<string> {
  const { enquiry, spamScore, reasons } = input
  const [row] = await ctx.db
    .insert(quarantinedEnquiries)
    .values({
      receivedAt: enquiry.receivedAt ?? ctx.clock.now(),
      emailKey: emailKeyOf(enquiry.email),
      messageKey: messageKeyOf(enquiry.message),
      enquiry,
      spamScore,
      reasons,
    })
    .returning({ id: quarantinedEnquiries.id })
  if (!row) throw new Error('An insert answered no row')
  return row.id
}

/** The newest first, at most `limit` after the row that `cursor` names. */
export async function listQuarantined(ctx: Ctx, input: { cursor?: string | undefined; limit: number }) {
  mustHave(ctx, 'leads.read')
  const rows = await ctx.db
    .select()
    .from(quarantinedEnquiries)
    .where(input.cursor ? after(input.cursor) : undefined)
    .orderBy(desc(quarantinedEnquiries.receivedAt), desc(quarantinedEnquiries.id))
    .limit(input.limit + 1)
  const items = rows.slice(0, input.limit).map(toQuarantined)
  return { items, nextCursor: rows.length > input.limit ? (items.at(-1)?.id ?? null) : null }
}

const after = (id: string) =>
  sql`(${quarantinedEnquiries.receivedAt}, ${quarantinedEnquiries.id}) <
    (select ${quarantinedEnquiries.receivedAt}, ${quarantinedEnquiries.id} from ${quarantinedEnquiries} where ${quarantinedEnquiries.id} = ${id})`

/**
 * Not spam after all: it becomes an enquiry like any other. The promise runs from now, when we first looked at it. `andThen` sends the
 * mails in the same transaction. Throws `not_found` when it is gone or another person was quicker.
 */
export async function releaseQuarantined(
  ctx: Ctx,
  id: string,
  andThen: (ctx: Ctx, recorded: RecordedEnquiry, enquiry: NewEnquiry) => Promise<void>,
): Promise<RecordedEnquiry> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const row = await takeOut(ctx, id)
    const { enquiry, spamScore } = toQuarantined(row)
    const { receivedAt: _, ...kept } = enquiry
    await ctx.audit({ action: 'enquiry.release', entity: 'quarantine', entityId: id, from: { spamScore } })
    return recordEnquiry(ctx, kept, (ctx, recorded) => andThen(ctx, recorded, kept))
  })
}

export async function discardQuarantined(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.write')
  await ctx.transaction(async (ctx) => {
    const { spamScore } = await takeOut(ctx, id)
    await ctx.audit({ action: 'enquiry.discard', entity: 'quarantine', entityId: id, from: { spamScore } })
  })
}

async function takeOut(ctx: Ctx, id: string) {
  const [row] = await ctx.db.delete(quarantinedEnquiries).where(eq(quarantinedEnquiries.id, id)).returning()
  if (!row) throw new AppError('not_found', 'This enquiry is no longer in quarantine')
  return row
}

/** Deletes what has been in quarantine for 30 days. Returns how many. */
export async function sweepQuarantine(ctx: Ctx): Promise<number> {
  const end = new Date(ctx.clock.now().getTime() - keepMs)
  const { rowCount } = await ctx.db
    .delete(quarantinedEnquiries)
    .where(lt(quarantinedEnquiries.receivedAt, end))
  return rowCount ?? 0
}

function toQuarantined(
  row: typeof quarantinedEnquiries.$inferSelect,
): QuarantinedEnquiry & { enquiry: NewEnquiry } {
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    deletedAt: new Date(row.receivedAt.getTime() + keepMs).toISOString(),
    spamScore: row.spamScore,
    reasons: row.reasons,
    enquiry: quarantinedEnquiry.shape.enquiry.parse(row.enquiry),
  }
}
