import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { emailKeyOf } from '../email-key.ts'
import { quarantinedEnquiries } from '../enquiry.table.server.ts'
import { quarantinedEnquiry, type QuarantinedEnquiry } from '../quarantine/quarantine.schema.ts'
import { messageKeyOf } from '../message-key.server.ts'
import type { NewEnquiry, RecordedEnquiry } from './new-enquiry.ts'
import { recordEnquiry } from './record-enquiry.ts'
import type { Deleted } from '../undo/undo.schema.ts'
import { keepUndo, undoForMs } from '../undo/keep-undo.server.ts'
import type { Undoer } from '../undo/undoer.ts'

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
    .where(and(isNull(quarantinedEnquiries.discardedAt), input.cursor ? after(input.cursor) : undefined))
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
    const row = await lockQuarantined(ctx, id)
    await ctx.db.delete(quarantinedEnquiries).where(eq(quarantinedEnquiries.id, id))
    const { enquiry, spamScore } = toQuarantined(row)
    const { receivedAt: _, ...kept } = enquiry
    await ctx.audit({ action: 'enquiry.release', entity: 'quarantine', entityId: id, from: { spamScore } })
    return recordEnquiry(ctx, kept, (ctx, recorded) => andThen(ctx, recorded, kept))
  })
}

/** Takes it off the list; for a day it can be taken back. */
export async function discardQuarantined(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const { spamScore } = await lockQuarantined(ctx, id)
    await ctx.db
      .update(quarantinedEnquiries)
      .set({ discardedAt: ctx.clock.now() })
      .where(eq(quarantinedEnquiries.id, id))
    await ctx.audit({ action: 'enquiry.discard', entity: 'quarantine', entityId: id, from: { spamScore } })
    return { undo: await keepUndo(ctx, quarantineUndo, { id }) }
  })
}

/** Unless its person was erased, or its 30 days were over. */
export const quarantineUndo: Undoer<{ id: string }> = {
  kind: 'quarantine',
  async restore(ctx, { id }) {
    mustHave(ctx, 'leads.write')
    const { rowCount } = await ctx.db
      .update(quarantinedEnquiries)
      .set({ discardedAt: null })
      .where(and(eq(quarantinedEnquiries.id, id), isNotNull(quarantinedEnquiries.discardedAt)))
    if (rowCount === 0) throw new AppError('gone', 'This can no longer be undone')
    await ctx.audit({ action: 'enquiry.restore', entity: 'quarantine', entityId: id })
  },
}

async function lockQuarantined(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(quarantinedEnquiries)
    .where(and(eq(quarantinedEnquiries.id, id), isNull(quarantinedEnquiries.discardedAt)))
    .for('update')
  if (!row) throw new AppError('not_found', 'This enquiry is no longer in quarantine')
  return row
}

/** Deletes what has been in quarantine for 30 days, or was taken off it for good. Returns how many. */
export async function sweepQuarantine(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now().getTime()
  const { rowCount } = await ctx.db
    .delete(quarantinedEnquiries)
    .where(
      or(
        lt(quarantinedEnquiries.receivedAt, new Date(now - keepMs)),
        lt(quarantinedEnquiries.discardedAt, new Date(now - undoForMs)),
      ),
    )
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
