import { and, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm'
import { brand } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { findCorrespondent, openLeadsOf } from '#features/leads/leads.server/find-correspondent.ts'
import { bouncedAddresses, messages, type StoredMessage } from './correspondence.table.server.ts'
import { listFiles } from './files/attachments.server.ts'
import type { AttachmentItem } from './files/attachment.schema.ts'
import type { LeadMail, MessageDetail, MessageItem } from './message.schema.ts'
import { readsAnswers } from './reply-token.server.ts'
import { fieldValues } from './write/template-fields.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'

const shown = 100
const excerptLetters = 600
/** Of what they wrote last: it stands on the page whole. */
const lastLetters = 20_000

const { html: _html, text: _text, ...columns } = getTableColumns(messages)
/** A list never reads whole texts. */
const listed = { ...columns, excerpt: sql<string>`left(${messages.text}, ${excerptLetters})` }
type Listed = Pick<StoredMessage, keyof typeof columns> & { excerpt: string }

/** What a lead and we wrote each other, and what to know before one writes. Throws `not_found`. */
export async function listLeadMail(ctx: Ctx, leadId: string): Promise<LeadMail> {
  mustHave(ctx, 'leads.read')
  const lead = await findCorrespondent(ctx, leadId)
  if (!lead) throw new AppError('not_found', 'This lead isn’t here. It may have been deleted.')
  const rows = await ctx.db
    .select(listed)
    .from(messages)
    .where(eq(messages.leadId, leadId))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(shown)
  const addresses = [lead.email, ...rows.flatMap(({ to }) => to.map(({ address }) => address))]
  const keys = [...new Set(addresses.flatMap((address) => (address ? [address.toLowerCase()] : [])))]
  const bounced = await ctx.db
    .select()
    .from(bouncedAddresses)
    .where(inArray(bouncedAddresses.addressKey, keys))
  return {
    items: await itemsOf(ctx, await withLastWhole(ctx, rows)),
    bounced: bounced.map(({ addressKey, reason, at }) => ({
      address: addressKey,
      reason,
      at: at.toISOString(),
    })),
    fields: fieldValues({ ...lead, myName: ctx.actor.name, ourName: brand.name }),
    signature: `${ctx.actor.name}\n${brand.name}\n${brand.phone.label}`,
    areAnswersRead: await readsAnswers(ctx),
    hasMailServer: ctx.settings.smtpUrl !== undefined,
  }
}

async function withLastWhole(ctx: Ctx, rows: Listed[]): Promise<Listed[]> {
  const last = rows.find(({ direction, kind }) => direction === 'in' && kind === 'written')
  if (!last || last.excerpt.length < excerptLetters) return rows
  const [whole] = await ctx.db
    .select({ excerpt: sql<string>`left(${messages.text}, ${lastLetters})` })
    .from(messages)
    .where(eq(messages.id, last.id))
  return rows.map((row) => (row === last ? { ...row, ...whole } : row))
}

/** One message with its texts. Throws `not_found`. */
export async function getMessage(ctx: Ctx, id: string): Promise<MessageDetail> {
  mustHave(ctx, 'leads.read')
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), ne(messages.state, 'discarded')))
  if (!row) throw new AppError('not_found', 'This mail isn’t here any more')
  await mustSeeLead(ctx, row.leadId)
  const { fromAddress, text, html, isCut } = row
  const open = row.leadId ? [] : ((await openLeadsOf(ctx, [fromAddress])).get(fromAddress) ?? [])
  const choices = open.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString() }))
  return { ...(await itemOf(ctx, row)), choices, text, html, isCut }
}

/** Mails of whom nobody knows whose they are, the newest first: at most 100. */
export async function listUnassigned(ctx: Ctx): Promise<MessageItem[]> {
  mustHave(ctx, 'leads.read')
  const rows = await ctx.db
    .select(listed)
    .from(messages)
    .where(and(isNull(messages.leadId), eq(messages.state, 'received')))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(shown)
  return itemsOf(ctx, rows)
}

export async function itemOf(ctx: Ctx, row: StoredMessage): Promise<MessageItem> {
  const files = await listFiles(ctx, [row.id])
  return toItem({ ...row, excerpt: row.text.slice(0, excerptLetters) }, files.get(row.id) ?? [])
}

async function itemsOf(ctx: Ctx, rows: Listed[]): Promise<MessageItem[]> {
  const files = await listFiles(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toItem(row, files.get(row.id) ?? []))
}

function toItem(row: Listed, attachments: AttachmentItem[]): MessageItem {
  const { id, leadId, direction, kind, state, to, cc, otherRecipients, subject, excerpt } = row
  const what = { id, leadId, direction, kind, state, to, cc, otherRecipients, subject, excerpt }
  return {
    ...what,
    from: { name: row.fromName, address: row.fromAddress },
    authentication: row.authentication,
    bouncedAddress: row.bouncedAddress,
    isEnquiry: row.enquiryId !== null,
    authorName: row.authorName,
    ownerName: row.ownerName,
    sendAt: row.state === 'held' ? (row.sendAt?.toISOString() ?? null) : null,
    at: row.at.toISOString(),
    attachments,
  }
}
