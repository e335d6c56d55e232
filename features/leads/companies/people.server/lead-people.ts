import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { lockCurrent } from '../../leads.server/lead-row.ts'
import { readParties } from '../companies.server/read-parties.ts'
import type { LeadPeople } from '../../lead-answer.schema.ts'
import { leadContacts } from '../company.table.server.ts'
import { lockPerson, type PersonRow } from './person-row.ts'

interface OfLead {
  id: string
  personId: string
}

/** Notes that somebody takes part in a lead; somebody who does already is answered as they are. Throws `conflict` for one in the archive. */
export async function addLeadPerson(ctx: Ctx, { id, personId }: OfLead): Promise<LeadPeople> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const lead = await lockCurrent(ctx, id)
    if (lead.anonymisedAt)
      throw new AppError('conflict', 'This lead was anonymised: nothing can be added to it')
    const person = await lockPersonInUse(ctx, personId)
    const { rowCount } = await ctx.db
      .insert(leadContacts)
      .values({ leadId: lead.id, personId: person.id, isMain: false })
      .onConflictDoNothing()
    if (rowCount)
      await ctx.audit({
        action: 'lead.person_add',
        entity: 'lead',
        entityId: lead.id,
        to: { personId: person.id },
      })
    return readContacts(ctx, lead.id)
  })
}

/** Takes somebody out of a lead who was noted as taking part. Throws `conflict` for the one whose lead it is. */
export async function removeLeadPerson(ctx: Ctx, { id, personId }: OfLead): Promise<LeadPeople> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const lead = await lockCurrent(ctx, id)
    const isIt = and(eq(leadContacts.leadId, lead.id), eq(leadContacts.personId, personId))
    const [contact] = await ctx.db.select({ isMain: leadContacts.isMain }).from(leadContacts).where(isIt)
    if (contact?.isMain)
      throw new AppError(
        'conflict',
        'The lead is this person’s own; only others who take part can be removed',
      )
    if (contact) {
      await ctx.db.delete(leadContacts).where(isIt)
      await ctx.audit({ action: 'lead.person_remove', entity: 'lead', entityId: lead.id, from: { personId } })
    }
    return readContacts(ctx, lead.id)
  })
}

/** The person, or the one who they were merged into, kept from others. Throws `conflict` for one in the archive. */
export async function lockPersonInUse(ctx: Ctx, id: string): Promise<PersonRow> {
  let person = await lockPerson(ctx, id)
  while (person.mergedInto) person = await lockPerson(ctx, person.mergedInto)
  if (person.archivedAt)
    throw new AppError('conflict', `${person.name} is in the archive. Restore them first.`)
  return person
}

const readContacts = async (ctx: Ctx, leadId: string) => ({
  contacts: (await readParties(ctx, leadId)).contacts,
})
