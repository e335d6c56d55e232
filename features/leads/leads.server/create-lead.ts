import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { firstCustom } from '#features/custom-fields/custom-values.server.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import { leadCompanies, leadContacts } from '../companies/company.table.server.ts'
import type { PersonRow } from '../companies/people.server/person-row.ts'
import { lockPersonInUse } from '../companies/people.server/lead-people.ts'
import { activities } from '../activity.table.server.ts'
import type { LeadDetail } from '../lead-answer.schema.ts'
import type { NewLead } from '../lead.schema.ts'
import { leadColumns, leads } from '../lead.table.server.ts'
import { retainUntil } from '../retention.ts'
import { toLeadDetail } from './lead-answer.ts'
import { derivedOf, ownerOf, refusingTakenEmail } from './lead-facts.ts'
import { readLead } from './lead-row.ts'
import { holdTargets, mustOfferSector } from '../sectors/sectors.server.ts'

/**
 * A lead that staff enter by hand: no promise runs. Throws `conflict` with the other lead's id when the address is known; a further lead of
 * somebody who is known is entered with `personId`, without address and number, which are the person's. One with an `id` that is there already is
 * answered as it is: its form had no answer and sent it again.
 */
export async function createLead(ctx: Ctx, input: NewLead): Promise<LeadDetail> {
  mustHave(ctx, 'leads.write')
  const now = ctx.clock.now()
  const facts = {
    email: input.personId ? null : (input.email ?? null),
    phone: input.personId ? null : input.phone || null,
    sector: input.sector ?? null,
    companySize: input.companySize ?? null,
    country: input.country ?? null,
    problem: input.problem || null,
  }
  const create = () =>
    ctx.transaction(async (ctx) => {
      await mustOfferSector(ctx, facts.sector)
      const person = input.personId ? await lockPersonInUse(ctx, input.personId) : undefined
      const own = await firstCustom(ctx, 'lead', input)
      const [lead] = await ctx.db
        .insert(leads)
        .values({
          ...facts,
          ...(input.id && { id: input.id }),
          ...derivedOf(facts, await holdTargets(ctx, [facts.sector])),
          ...(await ownerOf(ctx, input.ownerId === undefined ? ctx.actor.userId : input.ownerId)),
          name: input.name,
          company: input.company ?? '',
          source: input.source,
          value: input.value ?? null,
          expectedClose: input.expectedClose ?? null,
          tags: input.tags ?? [],
          custom: own.custom,
          firstTouch: {},
          lastTouch: {},
          consents: [],
          signals: {},
          engagementMass: 0,
          createdAt: now,
          updatedAt: now,
          lastActivityAt: now,
          retainUntil: retainUntil(now),
        })
        .onConflictDoNothing({ target: leads.id })
        .returning(leadColumns)
      if (!lead && input.id) return toLeadDetail(ctx, await readLead(ctx, input.id))
      if (!lead) throw new Error('An insert answered no row')
      if (person) await giveTo(ctx, lead.id, person)
      await attachLeads(ctx, [lead.id])
      const by = { actorId: ctx.actor.userId, actorName: ctx.actor.name }
      await ctx.db
        .insert(activities)
        .values({ ...by, leadId: lead.id, at: now, kind: 'system', body: originOf(input.source) })
      await ctx.audit({ action: 'lead.create', entity: 'lead', entityId: lead.id, to: own.told })
      return toLeadDetail(ctx, lead)
    })
  return refusingTakenEmail(ctx, facts.email, create)
}

/** Before it is attached by what it says itself. */
async function giveTo(ctx: Ctx, leadId: string, { id, companyId }: PersonRow) {
  await ctx.db.insert(leadContacts).values({ leadId, personId: id, isMain: true })
  if (companyId) await ctx.db.insert(leadCompanies).values({ leadId, companyId })
}

const originOf = (source: NewLead['source']) =>
  source === 'job_scanner' ? 'Found by the job scanner' : 'Entered by hand'
