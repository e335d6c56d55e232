import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { dayMs } from '#lib/durations.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dropSnoozes } from '#features/inbox/inbox.server/snooze.ts'
import { ownerOf } from '#features/leads/leads.server/lead-facts.ts'
import { findCorrespondent, openLeadsOf } from '#features/leads/leads.server/find-correspondent.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { endPromise, recordMessage, type BegunPromise } from '#features/leads/leads.server/record-message.ts'
import { tellLive } from '#features/live/live.server.ts'
import { messages, type StoredMessage } from './correspondence.table.server.ts'
import { clearLooseFiles } from './files/attachments.server.ts'
import { enquiryOf, isReachable } from './inbound/stranger.server.ts'
import { itemOf } from './list-messages.server.ts'
import { forget } from './person.server.ts'
import type { AssignedMessage, MessageItem, OwnerChange } from './message.schema.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { keepUndo, undoForMs } from '#features/leads/undo/keep-undo.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'

const keptMs = 90 * dayMs

/** Gives a mail that belongs to no lead to one. A person's mail begins the promise to reply at the moment it came in. */
export async function assignMessage(
  ctx: Ctx,
  { id, leadId }: { id: string; leadId: string },
): Promise<AssignedMessage> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const before = await lockUnassigned(ctx, id)
    if (!(await findCorrespondent(ctx, leadId)))
      throw new AppError('not_found', 'This lead isn’t here. It may have been deleted.')
    const row = await settle(ctx, id, { leadId })
    const { kind, subject, at: receivedAt, ownerId, ownerName } = before
    const begun =
      kind === 'written'
        ? await recordMessage(ctx, { leadId, subject, receivedAt, isAnswered: false })
        : undefined
    await ctx.audit({ action: 'lead.mail_assign', entity: 'lead', entityId: leadId, to: { messageId: id } })
    const undo = await keepUndo(ctx, assignUndo, { id, leadId, ownerId, ownerName, begun })
    return { ...(await itemOf(ctx, row)), undo }
  })
}

interface Assigned {
  id: string
  leadId: string
  /** Who looked after it. */
  ownerId: string | null
  ownerName: string | null
  begun?: BegunPromise | undefined
}

/** It belongs to no lead again and the promise that it began ends; a lead that it reopened stays open. */
export const assignUndo: Undoer<Assigned> = {
  kind: 'message_assigned',
  async restore(ctx, { id, leadId, ownerId, ownerName, begun }) {
    mustHave(ctx, 'leads.write')
    await mustSeeLead(ctx, leadId)
    const { rowCount } = await ctx.db
      .update(messages)
      .set({ leadId: null, ownerId, ownerName })
      .where(and(eq(messages.id, id), eq(messages.leadId, leadId)))
    if (rowCount === 0) throw new AppError('gone', 'This can no longer be undone')
    if (begun) await endPromise(ctx, begun)
    await ctx.audit({
      action: 'lead.mail_unassign',
      entity: 'lead',
      entityId: leadId,
      from: { messageId: id },
    })
    await tellLive(ctx, { kind: 'message', ids: [id] })
  },
}

/** Makes an enquiry of a mail of nobody known, as if it had been one when it came in: on the lead of its address, or a new one. Throws `conflict` where that would be a guess. */
export async function enquireByMessage(ctx: Ctx, id: string): Promise<MessageItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const { fromName, fromAddress, text, subject, at } = await lockUnassigned(ctx, id)
    const from = { name: fromName, address: fromAddress }
    if (!isReachable(from.address))
      throw new AppError('invalid', 'Its sender gave no address to reply to: assign it to a lead instead')
    const open = (await openLeadsOf(ctx, [from.address])).get(from.address) ?? []
    if (open.length > 1)
      throw new AppError(
        'conflict',
        `Its sender has ${open.length} open leads: choose the one that this mail is about`,
      )
    const { leadId, enquiryId } = await recordEnquiry(ctx, enquiryOf({ from, text, subject }, at))
    return itemOf(ctx, await settle(ctx, id, { leadId, enquiryId }))
  })
}

/** It belongs to a lead from here on, which has an owner of its own. */
async function settle(
  ctx: Ctx,
  id: string,
  to: { leadId: string; enquiryId?: string },
): Promise<StoredMessage> {
  const [row] = await ctx.db
    .update(messages)
    .set({ ...to, ownerId: null, ownerName: null })
    .where(eq(messages.id, id))
    .returning()
  if (!row) throw new Error('An update of a locked row answered no row')
  await dropSnoozes(ctx, 'mail', [id])
  await tellLive(ctx, { kind: 'message', ids: [id] })
  return row
}

/** Who looks after a mail of nobody known. Throws `conflict` when a colleague took it meanwhile. */
export async function giveMessage(
  ctx: Ctx,
  { id, ownerId, from }: OwnerChange & { id: string },
): Promise<MessageItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const before = await lockUnassigned(ctx, id)
    if (before.ownerId === ownerId) return itemOf(ctx, before)
    if (before.ownerId !== from)
      throw new AppError('conflict', `${before.ownerName ?? 'A colleague'} changed this in the meantime`)
    const [row] = await ctx.db
      .update(messages)
      .set(await ownerOf(ctx, ownerId))
      .where(eq(messages.id, id))
      .returning()
    await ctx.audit({
      action: 'message.give',
      entity: 'message',
      entityId: id,
      from: { ownerName: before.ownerName },
      to: { ownerName: row?.ownerName },
    })
    return itemOf(ctx, row ?? before)
  })
}

/** Not worth keeping: it goes a day later, and stays away when its mailbox is read again. */
export async function discardMessage(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    await lockUnassigned(ctx, id)
    await ctx.db
      .update(messages)
      .set({ state: 'discarded', discardedAt: ctx.clock.now() })
      .where(eq(messages.id, id))
    await dropSnoozes(ctx, 'mail', [id])
    await ctx.audit({ action: 'message.discard', entity: 'message', entityId: id })
    return { undo: await keepUndo(ctx, messageUndo, { id }) }
  })
}

/** Unless its person was erased. */
export const messageUndo: Undoer<{ id: string }> = {
  kind: 'message',
  async restore(ctx, { id }) {
    mustHave(ctx, 'leads.write')
    const { rowCount } = await ctx.db
      .update(messages)
      .set({ state: 'received', discardedAt: null })
      .where(and(eq(messages.id, id), eq(messages.state, 'discarded')))
    if (rowCount === 0) throw new AppError('gone', 'This can no longer be undone')
    await ctx.audit({ action: 'message.restore', entity: 'message', entityId: id })
  },
}

async function lockUnassigned(ctx: Ctx, id: string): Promise<StoredMessage> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), ne(messages.state, 'discarded')))
    .for('update')
  if (!row) throw new AppError('not_found', 'This mail isn’t here any more')
  await mustSeeLead(ctx, row.leadId)
  if (row.leadId) throw new AppError('conflict', 'This mail already belongs to a lead')
  return row
}

/** Daily: mails that nobody gave to a lead for 90 days go, those that were discarded a day ago, and files of mails that were never sent. */
export async function clearUnassigned(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  const isOver = or(
    lt(messages.at, new Date(now - keptMs)),
    lt(messages.discardedAt, new Date(now - undoForMs)),
  )
  await ctx.transaction(async (ctx) => {
    const gone = await ctx.db
      .delete(messages)
      .where(and(isNull(messages.leadId), isOver))
      .returning({ id: messages.id, fingerprint: messages.fingerprint })
    await dropSnoozes(
      ctx,
      'mail',
      gone.map(({ id }) => id),
    )
    await forget(
      ctx,
      gone.map(({ fingerprint }) => fingerprint),
    )
  })
  await clearLooseFiles(ctx)
}
