import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { businessDomainOf, emailKeyOf, phoneKeyOf } from '../email-key.ts'
import type { LeadFields } from '../lead.schema.ts'
import { leads } from '../lead.table.server.ts'
import { fitOf } from '../lead-score.ts'

type Facts = Omit<LeadFields, 'ownerId' | 'value' | 'tags' | 'name' | 'company'>

/** What is stored beside the facts because it follows from them. */
export function derivedOf(facts: Facts) {
  return {
    emailKey: facts.email && emailKeyOf(facts.email),
    domain: businessDomainOf(facts.email),
    phoneKey: phoneKeyOf(facts.phone),
    fit: fitOf(facts),
  }
}

/** The columns of an owner: nobody, the actor, or a colleague who owns leads already. Throws `invalid` for anybody else. */
export async function ownerOf(ctx: Ctx, ownerId: string | null) {
  if (ownerId === null) return { ownerId: null, ownerName: null }
  if (ctx.actor.kind === 'user' && ctx.actor.userId === ownerId) return { ownerId, ownerName: ctx.actor.name }
  const [known] = await ctx.db
    .select({ name: leads.ownerName })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), isNotNull(leads.ownerName)))
    .limit(1)
  if (known) return { ownerId, ownerName: known.name }
  const message = 'Only you, or a colleague who owns leads already, can be the owner'
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
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.emailKey, emailKeyOf(email)))
      .limit(1)
    const message = 'There is a lead with this email address already'
    throw new AppError('conflict', message, {
      errors: { email: message },
      data: { leadId: other?.id ?? null },
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
