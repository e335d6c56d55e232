import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { businessDomainOf, emailKeyOf, phoneKeyOf } from '../email-key.ts'
import { leadContacts } from '../companies/company.table.server.ts'
import type { LeadFields } from '../lead.schema.ts'
import { leads } from '../lead.table.server.ts'
import { fitOf, type Targets } from '../lead-score.ts'
import { visibleLeads } from '../visible-leads.server.ts'

type Facts = Omit<LeadFields, 'ownerId' | 'value' | 'expectedClose' | 'tags' | 'name' | 'company'>

/** What is stored beside the facts because it follows from them and from which sectors we work in. */
export function derivedOf(facts: Facts, targets: Targets) {
  return {
    emailKey: facts.email && emailKeyOf(facts.email),
    domain: businessDomainOf(facts.email),
    phoneKey: phoneKeyOf(facts.phone),
    fit: fitOf(facts, targets),
  }
}

/** The columns of an owner: nobody, or an active colleague who may work on leads. Throws `invalid` for anybody else. */
export async function ownerOf(ctx: Ctx, ownerId: string | null) {
  if (ownerId === null) return { ownerId: null, ownerName: null }
  const { actor } = ctx
  const isSelf = actor.userId === ownerId
  const owner = isSelf ? actor : await ctx.findColleague(ownerId, 'leads.write')
  if (owner) return { ownerId, ownerName: owner.name }
  const message = 'The owner must be a colleague who may work on leads and whose account is active'
  throw new AppError('invalid', message, { errors: { ownerId: message } })
}

/** Runs a write that another lead's address may stand in the way of. */
export async function refusingTakenEmail<T>(
  ctx: Ctx,
  email: string | null | undefined,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!email || !isTaken(error)) throw error
    const [other] = await ctx.db
      .select({ id: leads.id, personId: leadContacts.personId })
      .from(leads)
      .leftJoin(leadContacts, and(eq(leadContacts.leadId, leads.id), leadContacts.isMain))
      .where(and(eq(leads.emailKey, emailKeyOf(email)), visibleLeads(ctx)))
      .limit(1)
    const message = 'There is already a lead with this email address'
    throw new AppError('conflict', message, {
      errors: { email: message },
      data: { leadId: other?.id ?? null, personId: other?.personId ?? null },
      cause: error,
    })
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === 'leads_email_key') return true
  }
  return false
}
