import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { activities } from '../activity.table.server.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import { businessDomainOf, emailKeyOf, phoneKeyOf } from '../email-key.ts'
import { enquiries } from '../enquiry.table.server.ts'
import { leads } from '../lead.table.server.ts'

const fields = ['name', 'company', 'phone'] as const
type Correction = Partial<Record<(typeof fields)[number], string>>

interface Corrected {
  leadId: string
  /** The conversation in which they were given. */
  conversationId: string
  before: Correction
  after: Correction
  /** For the timeline, such as "company Acme → Acme Ltd". */
  words: string
}

/**
 * Mends what a person said of themselves, or takes it back where `after` lacks it, in the caller's transaction: on the lead, where it still stands as it was given, and on the
 * conversation's enquiry. For public tools, so no permission is asked.
 */
export async function correctPerson(
  ctx: Ctx,
  { leadId, conversationId, before, after, words }: Corrected,
): Promise<void> {
  for (const field of fields) {
    const value = after[field]
    if (value === before[field]) continue
    const written = value ?? (field === 'phone' ? null : '')
    const isAsGiven =
      before[field] === undefined ? undefined : sql`coalesce(${leads[field]}, '') = ${before[field]}`
    await ctx.db
      .update(leads)
      .set({
        [field]: written,
        ...(field === 'phone' && { phoneKey: phoneKeyOf(value ?? '') }),
        updatedAt: ctx.clock.now(),
        version: sql`${leads.version} + 1`,
      })
      .where(and(eq(leads.id, leadId), isAsGiven))
    await ctx.db
      .update(enquiries)
      .set({ [field]: written })
      .where(ofConversation(leadId, conversationId))
  }
  await tell(ctx, leadId, `Corrected in the chat: ${words}`)
  await ctx.audit({
    action: 'lead.correct',
    entity: 'lead',
    entityId: leadId,
    to: { fields: Object.keys(after) },
  })
}

const ofConversation = (leadId: string, conversationId: string) =>
  and(eq(enquiries.leadId, leadId), sql`${enquiries.details}->>'conversationId' = ${conversationId}`)

/**
 * The address of someone who had left only a phone number, on their lead and in the caller's transaction; answers the enquiry of the
 * conversation. Undefined where another lead has that address already, or this one got one meanwhile: nothing is written then.
 */
export async function giveAddress(
  ctx: Ctx,
  { leadId, conversationId, email }: { leadId: string; conversationId: string; email: string },
): Promise<{ enquiryId: string; replyBy: Date } | undefined> {
  const emailKey = emailKeyOf(email)
  const other = ctx.db
    .select({ one: sql`1` })
    .from(leads)
    .where(eq(leads.emailKey, emailKey))
  const { rowCount } = await ctx.db
    .update(leads)
    .set({
      email,
      emailKey,
      domain: businessDomainOf(email),
      updatedAt: ctx.clock.now(),
      version: sql`${leads.version} + 1`,
    })
    .where(and(eq(leads.id, leadId), isNull(leads.emailKey), isNull(leads.mergedInto), notExists(other)))
  if (!rowCount) return undefined
  await attachLeads(ctx, [leadId])
  await tell(ctx, leadId, 'The email address was given in the chat')
  await ctx.audit({ action: 'lead.correct', entity: 'lead', entityId: leadId, to: { fields: ['email'] } })
  const [enquiry] = await ctx.db
    .select({ enquiryId: enquiries.id, replyBy: enquiries.replyDueAt })
    .from(enquiries)
    .where(ofConversation(leadId, conversationId))
  return enquiry
}

/** The address was wrong and belongs to another lead now, or there is none any more: closes the one that holds nothing but that enquiry. */
export async function closeWrongLead(
  ctx: Ctx,
  wrongId: string,
  rightId: string | null,
  lostReason = 'The address was wrong, and was corrected in the chat',
): Promise<void> {
  if (wrongId === rightId || (await ctx.db.$count(enquiries, eq(enquiries.leadId, wrongId))) > 1) return
  await ctx.db
    .update(leads)
    .set({ stage: 'lost', lostReason, version: sql`${leads.version} + 1` })
    .where(eq(leads.id, wrongId))
  await tell(ctx, wrongId, lostReason)
  await ctx.audit({
    action: 'lead.move',
    entity: 'lead',
    entityId: wrongId,
    to: { stage: 'lost', lostReason },
  })
}

async function tell(ctx: Ctx, leadId: string, body: string) {
  await ctx.db
    .insert(activities)
    .values({ leadId, at: ctx.clock.now(), kind: 'system', body, actorName: 'System' })
}
