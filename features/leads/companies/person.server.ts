import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { dropAttachments } from '#features/attachments/drop-attachments.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person, PersonHolder } from '#features/context/person.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { heldWithCustom } from '#features/custom-fields/custom-values.server.ts'
import { keyPart, type TextPlace } from '#features/context/text-place.server.ts'
import { dayMs } from '#lib/durations.ts'
import { phoneKeyOf } from '#features/leads/email-key.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { companies, leadCompanies, leadContacts, people } from './company.table.server.ts'

const isOneOf = ({ recordIds }: Person) => inArray(people.id, recordIds)

const texts: TextPlace[] = [
  {
    id: 'people.name',
    label: 'Name of another person',
    table: people,
    columns: ['name'],
    key: [keyPart(people.id)],
    own: isOneOf,
    path: sql`'/people/' || ${people.id}`,
    removal: 'elsewhere',
  },
  {
    id: 'people',
    label: 'Note on another person',
    table: people,
    columns: ['jobTitle', 'notes', 'custom'],
    key: [keyPart(people.id)],
    own: isOneOf,
    path: sql`'/people/' || ${people.id}`,
  },
  {
    id: 'companies',
    label: 'Note on a company',
    table: companies,
    columns: ['name', 'notes', 'custom'],
    key: [keyPart(companies.id)],
    own: () => undefined,
    path: sql`'/companies/' || ${companies.id}`,
  },
]

/** People and companies. It comes before the leads, which it finds for someone who takes part in several. */
export const peopleHolder: PersonHolder = {
  label: 'People and companies',
  columns: [
    'people.name',
    'people.jobTitle',
    'people.email',
    'people.emailKey',
    'people.phone',
    'people.phoneKey',
    'people.notes',
    'people.custom',
    'people.search',
    'companies.name',
    'companies.nameKey',
    'companies.country',
    'companies.notes',
    'companies.custom',
    'companies.search',
    'companyDomains.domain',
  ],
  texts,
  async findNames(ctx, person) {
    const rows = await ctx.db
      .select({ name: people.name, phone: people.phone })
      .from(people)
      .where(isOneOf(person))
    return {
      names: rows.map(({ name }) => name),
      phones: rows.flatMap(({ phone }) => phoneKeyOf(phone) ?? []),
    }
  },
  async findRecords(ctx, { emailKey, leadIds }) {
    const own = ctx.db
      .select({ id: leadContacts.personId })
      .from(leadContacts)
      .where(and(inArray(leadContacts.leadId, leadIds), leadContacts.isMain))
    const ids = await withMerged(
      ctx,
      sql`${or(inArray(people.id, own), emailKey ? eq(people.emailKey, emailKey) : undefined)}`,
    )
    const asked = await ctx.db
      .select({ id: leadContacts.leadId })
      .from(leadContacts)
      .where(and(inArray(leadContacts.personId, ids), leadContacts.isMain))
    return { leadIds: [...new Set([...leadIds, ...asked.map(({ id }) => id)])], recordIds: ids }
  },
  async exportPerson(ctx, person) {
    const { search: _, ...columns } = getTableColumns(people)
    const rows = await ctx.db.select(columns).from(people).where(isOneOf(person)).orderBy(asc(people.id))
    const own = await readCustomFields(ctx, 'person')
    return rows.map((row) => heldWithCustom(own, 'Who you are to us', row, 'emailKey', 'phoneKey', 'version'))
  },
  async erasePerson(ctx, person) {
    await deleteOwnCompanies(ctx, person)
    const { rowCount } = await ctx.db.delete(people).where(isOneOf(person))
    return rowCount ?? 0
  },
  async anonymisePerson(ctx, person) {
    const live = ctx.db
      .select({ id: leadContacts.personId })
      .from(leadContacts)
      .innerJoin(leads, eq(leads.id, leadContacts.leadId))
      .where(sql`${leads.anonymisedAt} is null and not ${inArray(leads.id, person.leadIds)}`)
    await deleteOwnCompanies(ctx, person)
    const { rowCount } = await ctx.db
      .delete(people)
      .where(and(isOneOf(person), sql`${people.id} not in ${live}`))
    await ctx.db.delete(leadCompanies).where(inArray(leadCompanies.leadId, person.leadIds))
    await ctx.db.delete(leadContacts).where(inArray(leadContacts.leadId, person.leadIds))
    return rowCount ?? 0
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db
      .selectDistinct({ key: people.emailKey })
      .from(people)
      .where(isNotNull(people.emailKey))
    return rows.flatMap(({ key }) => (key ? [key] : []))
  },
}

/** Companies at which nobody else is and no other lead: their name may well be the person’s. */
async function deleteOwnCompanies(ctx: Ctx, { leadIds, recordIds }: Person): Promise<void> {
  const own = sql`
    select ${leadCompanies.companyId} from ${leadCompanies} where ${inArray(leadCompanies.leadId, leadIds)}
    union select ${people.companyId} from ${people} where ${inArray(people.id, recordIds)}`
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    delete from ${companies} c where c.id in (${own})
      and not exists (select 1 from ${leadCompanies} k where k.company_id = c.id and not (${inArray(sql`k.lead_id`, leadIds)}))
      and not exists (select 1 from ${people} p where p.company_id = c.id and not (${inArray(sql`p.id`, recordIds)}))
    returning c.id`)
  await dropAttachments(
    ctx,
    'companies',
    rows.map(({ id }) => id),
  )
}

/** With those who were merged into them, and into whom they were merged. */
async function withMerged(ctx: Ctx, where: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive person(id, merged_into) as (
      select ${people.id}, ${people.mergedInto} from ${people} where ${where}
      union
      select l.id, l.merged_into from person p join ${people} l on l.merged_into = p.id or l.id = p.merged_into
    )
    select id from person order by id`)
  return rows.map(({ id }) => id)
}

const keptForMs = 730 * dayMs

/** People and companies at which nothing hangs, 24 months after the last change. Returns how many went. */
export async function sweepLoose(ctx: Ctx): Promise<number> {
  const end = new Date(ctx.clock.now().getTime() - keptForMs).toISOString()
  const gone = await ctx.db.execute(sql`
    delete from ${people} p where p.updated_at < ${end}::timestamptz
      and not exists (select 1 from ${leadContacts} k where k.person_id = p.id)
      and not exists (select 1 from ${people} m where m.merged_into = p.id)`)
  const empty = await ctx.db.execute<{ id: string }>(sql`
    delete from ${companies} c where c.updated_at < ${end}::timestamptz
      and not exists (select 1 from ${leadCompanies} l where l.company_id = c.id)
      and not exists (select 1 from ${people} p where p.company_id = c.id)
      and not exists (select 1 from ${companies} m where m.merged_into = c.id)
    returning c.id`)
  await dropAttachments(
    ctx,
    'companies',
    empty.rows.map(({ id }) => id),
  )
  return (gone.rowCount ?? 0) + (empty.rowCount ?? 0)
}
