import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { tellLive } from '#features/live/live.server.ts'
import { recordContact } from '#features/leads/leads.server/stop-clock.ts'
import { bouncedAddresses, messages } from '#features/correspondence/correspondence.table.server.ts'
import { listFiles, readFile } from '#features/correspondence/files/attachments.server.ts'
import type { CalendarPart } from '#features/correspondence/meetings/invitation.schema.ts'
import type { MailAddress } from '#features/correspondence/message-kinds.ts'

/** What a mail to a lead has beyond one of the site's own. */
export interface Outgoing {
  fromName: string
  to: MailAddress
  cc: MailAddress[]
  inReplyTo: string | null
  references: string[]
  attachments: { filename: string; contentType: string; content: Buffer }[]
  /** What it puts into the calendar of its reader. */
  calendar: Pick<CalendarPart, 'method' | 'content'> | null
}

export const personalKind = 'lead.message'

/** For the outbox, when it sends one. Undefined when the message was deleted. */
export async function readOutgoing(ctx: Ctx, mailId: string): Promise<Outgoing | undefined> {
  const [row] = await ctx.db.select().from(messages).where(eq(messages.id, mailId))
  const [to] = row?.to ?? []
  if (!row || !to) return undefined
  const files = (await listFiles(ctx, [row.id])).get(row.id) ?? []
  const attachments: Outgoing['attachments'] = []
  for (const { id, name, type } of files)
    attachments.push({ filename: name, contentType: type, content: await readFile(ctx, id) })
  const { fromName, cc, inReplyTo, references, calendar } = row
  return { fromName, to, cc, inReplyTo, references, attachments, calendar }
}

/** For the outbox, in the transaction that writes it down: what became of its mails. Those that a mail server took stop the reply clock. */
export async function settleMessages(
  ctx: Ctx,
  mailIds: string[],
  state: 'sent' | 'filed' | 'failed' | 'queued',
): Promise<void> {
  if (mailIds.length === 0) return
  const at = ctx.clock.now()
  const settled = await ctx.db
    .update(messages)
    .set({ state, ...(state === 'sent' || state === 'filed' ? { at } : {}) })
    .where(and(inArray(messages.id, mailIds), eq(messages.direction, 'out')))
    .returning({ leadId: messages.leadId })
  const leadIds = settled.flatMap(({ leadId }) => leadId ?? [])
  if (leadIds.length > 0) await tellLive(ctx, { kind: 'lead', ids: leadIds })
  if (state !== 'sent') return
  for (const leadId of leadIds) await recordContact(ctx, { leadId, at })
}

/** For the outbox: the mail server refused this address for good. */
export async function markRefused(ctx: Ctx, address: string, reason: string): Promise<void> {
  const at = ctx.clock.now()
  await ctx.db
    .insert(bouncedAddresses)
    .values({ addressKey: address.toLowerCase(), reason, at })
    .onConflictDoUpdate({ target: bouncedAddresses.addressKey, set: { reason, at } })
}
