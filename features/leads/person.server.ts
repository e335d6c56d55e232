import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { heldRecord, type Person, type PersonHolder } from '#features/context/person.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { heldWithCustom } from '#features/custom-fields/custom-values.server.ts'
import { activities, tasks } from './activity.table.server.ts'
import { enquiries, quarantinedEnquiries } from './enquiry.table.server.ts'
import { leadDuplicates } from './merge/lead-duplicate.table.server.ts'
import { leadMerges } from './merge/lead-merge.table.server.ts'
import { undos } from './undo/undo.table.server.ts'
import { leadViews } from './views/lead-view.table.server.ts'
import { leadColumns, leads } from './lead.table.server.ts'
import { readSectorNames } from './sectors/sectors.server.ts'
import { findNames, findShared, leadTexts, naming } from './text-places.server.ts'

const nobody = 'Anonymised'

/** Leads with all that hangs on them, and what was kept aside as spam. */
export const leadHolder: PersonHolder = {
  label: 'Leads and enquiries',
  columns: [
    'leads.name',
    'leads.email',
    'leads.emailKey',
    'leads.company',
    'leads.domain',
    'leads.phone',
    'leads.phoneKey',
    'leads.country',
    'leads.problem',
    'leads.lostReason',
    'leads.firstTouch',
    'leads.lastTouch',
    'leads.consents',
    'leads.signals',
    'leads.tags',
    'leads.custom',
    'leads.search',
    'activities.body',
    'activities.data',
    'activities.history',
    'undos.data',
    'tasks.title',
    'tasks.place',
    'enquiries.name',
    'enquiries.company',
    'enquiries.phone',
    'enquiries.message',
    'enquiries.messageKey',
    'enquiries.repeatKey',
    'enquiries.details',
    'enquiries.touch',
    'enquiries.consents',
    'quarantinedEnquiries.emailKey',
    'quarantinedEnquiries.messageKey',
    'quarantinedEnquiries.enquiry',
    'quarantinedEnquiries.reasons',
    'leadMerges.mergedByName',
    'leadMerges.snapshot',
    'leadViews.name',
    'leadViews.query',
  ],
  texts: leadTexts,
  findNames,
  findShared,
  async findRecords(ctx, { emailKey, leadIds }) {
    const ids = await withMerged(
      ctx,
      or(inArray(leads.id, leadIds), emailKey ? eq(leads.emailKey, emailKey) : undefined),
    )
    const sent = await ctx.db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(inArray(enquiries.leadId, ids))
    const work = await ctx.db
      .select({ id: activities.id })
      .from(activities)
      .where(inArray(activities.leadId, ids))
    const toDo = await ctx.db.select({ id: tasks.id }).from(tasks).where(inArray(tasks.leadId, ids))
    const aside = await ctx.db
      .select({ id: quarantinedEnquiries.id })
      .from(quarantinedEnquiries)
      .where(asideOf(emailKey))
    return { leadIds: ids, recordIds: [...ids, ...[...sent, ...work, ...toDo, ...aside].map(({ id }) => id)] }
  },
  async exportPerson(ctx, { emailKey, leadIds }) {
    const ofLeads = { leads: inArray(leads.id, leadIds), enquiries: inArray(enquiries.leadId, leadIds) }
    const people = await ctx.db.select(leadColumns).from(leads).where(ofLeads.leads).orderBy(asc(leads.id))
    const sent = await ctx.db
      .select()
      .from(enquiries)
      .where(ofLeads.enquiries)
      .orderBy(asc(enquiries.receivedAt), asc(enquiries.id))
    const work = await ctx.db
      .select()
      .from(activities)
      .where(inArray(activities.leadId, leadIds))
      .orderBy(asc(activities.at), asc(activities.id))
    const toDo = await ctx.db
      .select()
      .from(tasks)
      .where(inArray(tasks.leadId, leadIds))
      .orderBy(asc(tasks.dueAt), asc(tasks.id))
    const aside = await ctx.db
      .select()
      .from(quarantinedEnquiries)
      .where(asideOf(emailKey))
      .orderBy(asc(quarantinedEnquiries.receivedAt), asc(quarantinedEnquiries.id))
    const views = await ctx.db
      .select({ name: leadViews.name, query: leadViews.query })
      .from(leadViews)
      .where(viewsNaming(emailKey))
      .orderBy(asc(leadViews.id))
    const own = await readCustomFields(ctx, 'lead')
    const sectorName = await readSectorNames(ctx)
    const named = people.map((row) => ({ ...row, sector: row.sector && sectorName(row.sector) }))
    return [
      ...named.map((row) => heldWithCustom(own, 'Your record', row, 'emailKey', 'phoneKey', 'version')),
      ...sent.map((row) => heldRecord('Enquiry', row, 'messageKey', 'repeatKey')),
      ...work.map((row) => heldRecord('Note of our work', row)),
      ...toDo.map((row) => heldRecord(row.kind === 'meeting' ? 'Meeting' : 'Task', row)),
      ...aside.map((row) =>
        heldRecord('Set aside as possible spam', row, 'emailKey', 'messageKey', 'spamScore'),
      ),
      ...views.map((row) => heldRecord('A search of ours for your address', row)),
    ]
  },
  async erasePerson(ctx, { emailKey, leadIds }) {
    const aside = await ctx.db.delete(quarantinedEnquiries).where(asideOf(emailKey))
    // Enquiries, activities and tasks go with their lead.
    const gone = await ctx.db.delete(leads).where(inArray(leads.id, leadIds))
    await deleteUndos(ctx, leadIds)
    const views = await ctx.db.delete(leadViews).where(viewsNaming(emailKey))
    return (gone.rowCount ?? 0) + (aside.rowCount ?? 0) + (views.rowCount ?? 0)
  },
  anonymisePerson: anonymiseLeads,
  async listEmailKeys(ctx) {
    const known = await ctx.db
      .selectDistinct({ key: leads.emailKey })
      .from(leads)
      .where(isNotNull(leads.emailKey))
    const aside = await ctx.db
      .selectDistinct({ key: quarantinedEnquiries.emailKey })
      .from(quarantinedEnquiries)
    return [...known, ...aside].flatMap(({ key }) => (key ? [key] : []))
  },
}

/** Leads with all that were merged into them, and into which they were merged: one person. */
async function withMerged(ctx: Ctx, where: SQL | undefined): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive person(id, merged_into) as (
      select ${leads.id}, ${leads.mergedInto} from ${leads} where ${where}
      union
      select l.id, l.merged_into from person p join ${leads} l on l.merged_into = p.id or l.id = p.merged_into
    )
    select id from person order by id`)
  return rows.map(({ id }) => id)
}

const asideOf = (emailKey: string | null) =>
  emailKey ? eq(quarantinedEnquiries.emailKey, emailKey) : sql`false`

const viewsNaming = (emailKey: string | null) => (emailKey ? naming(emailKey) : sql`false`)

const noPerson = {
  name: nobody,
  email: null,
  emailKey: null,
  company: '',
  domain: null,
  phone: null,
  phoneKey: null,
  country: null,
  problem: null,
  lostReason: null,
  firstTouch: {},
  lastTouch: {},
  consents: [],
  tags: [],
  custom: {},
}
const noWords = {
  name: nobody,
  company: '',
  phone: null,
  message: null,
  messageKey: null,
  repeatKey: '',
  details: null,
  touch: {},
  consents: [],
}

/** Stage, source, value, dates, score and the kind of each activity stay, for counting; nothing of them tells who it was. */
async function anonymiseLeads(ctx: Ctx, { leadIds }: Person): Promise<number> {
  const now = ctx.clock.now()
  const gone = await ctx.db
    .update(leads)
    .set({ ...noPerson, anonymisedAt: now, updatedAt: now, version: sql`${leads.version} + 1` })
    .where(and(inArray(leads.id, leadIds), isNull(leads.anonymisedAt)))
  await ctx.db.update(enquiries).set(noWords).where(inArray(enquiries.leadId, leadIds))
  await ctx.db
    .update(activities)
    .set({ body: nobody, data: null, history: null })
    .where(inArray(activities.leadId, leadIds))
  await ctx.db.delete(tasks).where(inArray(tasks.leadId, leadIds))
  await deleteUndos(ctx, leadIds)
  await ctx.db
    .delete(leadMerges)
    .where(or(inArray(leadMerges.survivorId, leadIds), inArray(leadMerges.loserId, leadIds)))
  await ctx.db
    .delete(leadDuplicates)
    .where(or(inArray(leadDuplicates.leadA, leadIds), inArray(leadDuplicates.leadB, leadIds)))
  return gone.rowCount ?? 0
}

/** Those that would write something of these leads again. */
async function deleteUndos(ctx: Ctx, leadIds: string[]) {
  for (const id of leadIds)
    await ctx.db.delete(undos).where(sql`position(${id}::text in ${undos.data}::text) > 0`)
}

/** Leads whose time is over and that still tell who they are, the oldest first. Merged ones go with the lead that answers for them. */
export async function listExpiredLeads(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.anonymisedAt), isNull(leads.mergedInto), lt(leads.retainUntil, ctx.clock.now())))
    .orderBy(asc(leads.retainUntil), asc(leads.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
