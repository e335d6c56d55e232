import { and, eq, isNull, lt } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { dayMs } from '#lib/durations.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { findCorrespondent } from '#features/leads/leads.server/find-correspondent.ts'
import { recordMessage } from '#features/leads/leads.server/record-message.ts'
import { messages, type StoredMessage } from './correspondence.table.server.ts'
import { clearLooseFiles } from './files/attachments.server.ts'
import { itemOf } from './list-messages.server.ts'
import { forget } from './person.server.ts'
import type { MessageItem } from './message.schema.ts'

const keptMs = 90 * dayMs

/** Gives a mail of nobody known to a lead. A person's mail begins the promise to reply at the moment it came in. */
export async function assignMessage(
  ctx: Ctx,
  { id, leadId }: { id: string; leadId: string },
): Promise<MessageItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const before = await lockUnassigned(ctx, id)
    if (!(await findCorrespondent(ctx, leadId)))
      throw new AppError('not_found', 'This lead isn’t here. It may have been deleted.')
    const [row] = await ctx.db.update(messages).set({ leadId }).where(eq(messages.id, id)).returning()
    if (before.kind === 'written')
      await recordMessage(ctx, {
        leadId,
        subject: before.subject,
        receivedAt: before.at,
        isAnswered: false,
      })
    await ctx.audit({ action: 'lead.mail_assign', entity: 'lead', entityId: leadId, to: { messageId: id } })
    return itemOf(ctx, row ?? before)
  })
}

/** Not worth keeping. It stays away when its mailbox is read again. */
export async function discardMessage(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.write')
  await ctx.transaction(async (ctx) => {
    const { fingerprint } = await lockUnassigned(ctx, id)
    await ctx.db.delete(messages).where(eq(messages.id, id))
    await forget(ctx, [fingerprint])
    await ctx.audit({ action: 'message.discard', entity: 'message', entityId: id })
  })
}

async function lockUnassigned(ctx: Ctx, id: string): Promise<StoredMessage> {
  const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'This mail isn’t here any more')
  if (row.leadId) throw new AppError('conflict', 'This mail belongs to a lead already')
  return row
}

/** Daily: mails that nobody gave to a lead for 90 days go, and files of mails that were never sent. */
export async function clearUnassigned(ctx: Ctx): Promise<void> {
  const old = lt(messages.at, new Date(ctx.clock.now().getTime() - keptMs))
  await ctx.transaction(async (ctx) => {
    const gone = await ctx.db
      .delete(messages)
      .where(and(isNull(messages.leadId), old))
      .returning({ fingerprint: messages.fingerprint })
    await forget(
      ctx,
      gone.map(({ fingerprint }) => fingerprint),
    )
  })
  await clearLooseFiles(ctx)
}
