import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadCompanies, leadContacts, people } from '../company.table.server.ts'

/** The company of a lead, and who takes part in it, the one who enquired first. */
export async function readParties(ctx: Ctx, leadId: string) {
  const [[at], contacts] = await Promise.all([
    ctx.db
      .select({ companyId: leadCompanies.companyId })
      .from(leadCompanies)
      .where(eq(leadCompanies.leadId, leadId)),
    ctx.db
      .select({
        id: people.id,
        name: people.name,
        jobTitle: people.jobTitle,
        email: people.email,
        phone: people.phone,
        isMain: leadContacts.isMain,
      })
      .from(leadContacts)
      .innerJoin(people, eq(people.id, leadContacts.personId))
      .where(eq(leadContacts.leadId, leadId))
      .orderBy(desc(leadContacts.isMain), people.name),
  ])
  return { companyId: at?.companyId ?? null, contacts }
}
