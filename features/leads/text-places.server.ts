import { and, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Names, Person } from '#features/context/person.ts'
import { keyPart, type TextPlace } from '#features/context/text-place.server.ts'
import { activities, tasks } from './activity.table.server.ts'
import { phoneKeyOf } from './email-key.ts'
import { enquiries, quarantinedEnquiries } from './enquiry.table.server.ts'
import { leadMerges } from './merge/lead-merge.table.server.ts'
import { leadViews } from './views/lead-view.table.server.ts'
import { leads } from './lead.table.server.ts'

const pathOf = (leadId: SQL) => sql`'/lead-form/' || ${leadId}`

/** Texts about leads in which others than the lead may be mentioned. */
export const leadTexts: TextPlace[] = [
  {
    id: 'leads.name',
    label: 'Name of another lead',
    table: leads,
    columns: ['name'],
    key: [keyPart(leads.id)],
    where: isNull(leads.anonymisedAt),
    own: ({ leadIds }) => inArray(leads.id, leadIds),
    path: pathOf(sql`${leads.id}`),
    removal: 'elsewhere',
  },
  {
    id: 'leads.texts',
    label: 'Details of another lead',
    table: leads,
    columns: ['company', 'problem', 'lostReason', 'tags', 'firstTouch', 'lastTouch', 'custom'],
    key: [keyPart(leads.id)],
    own: ({ leadIds }) => inArray(leads.id, leadIds),
    path: pathOf(sql`${leads.id}`),
  },
  {
    id: 'enquiries',
    label: 'Enquiry of another lead',
    table: enquiries,
    columns: ['company', 'message', 'details', 'touch'],
    key: [keyPart(enquiries.id)],
    own: ({ leadIds }) => inArray(enquiries.leadId, leadIds),
    path: pathOf(sql`${enquiries.leadId}`),
  },
  {
    id: 'activities',
    label: 'Note on another lead',
    table: activities,
    columns: ['body', 'data', 'history'],
    key: [keyPart(activities.id)],
    own: ({ leadIds }) => inArray(activities.leadId, leadIds),
    path: pathOf(sql`${activities.leadId}`),
  },
  {
    id: 'tasks',
    label: 'Task for another lead',
    table: tasks,
    columns: ['title', 'place'],
    key: [keyPart(tasks.id)],
    own: ({ leadIds }) => inArray(tasks.leadId, leadIds),
    path: sql`coalesce(${pathOf(sql`${tasks.leadId}`)}, '/my-day')`,
  },
  {
    id: 'lead_merges',
    label: 'Copy of a merged lead',
    table: leadMerges,
    columns: ['snapshot'],
    key: [keyPart(leadMerges.id)],
    own: ({ leadIds }) => or(inArray(leadMerges.survivorId, leadIds), inArray(leadMerges.loserId, leadIds)),
    path: pathOf(sql`${leadMerges.survivorId}`),
  },
  {
    id: 'quarantined_enquiries',
    label: 'Enquiry set aside as spam',
    table: quarantinedEnquiries,
    columns: ['enquiry', 'reasons'],
    key: [keyPart(quarantinedEnquiries.id)],
    own: ({ emailKey }) => (emailKey ? sql`${quarantinedEnquiries.emailKey} = ${emailKey}` : undefined),
    path: sql`'/leads'`,
  },
  {
    id: 'lead_views',
    label: 'Saved view',
    table: leadViews,
    columns: ['name', 'query'],
    key: [keyPart(leadViews.id)],
    own: ({ emailKey }) => (emailKey ? naming(emailKey) : undefined),
    path: sql`'/leads'`,
    removal: 'record',
  },
]

/** Saved views that someone named after the person, or that search for them by address. */
export const naming = (emailKey: string) =>
  sql`position(${emailKey}::text in lower(${leadViews.name} || ' ' || ${leadViews.query}::text)) > 0`

/** Names and numbers that the person's own leads and enquiries give. */
export async function findNames(ctx: Ctx, { leadIds }: Person): Promise<Names> {
  const own = await ctx.db
    .select({ name: leads.name, phone: leads.phone })
    .from(leads)
    .where(and(inArray(leads.id, leadIds), isNull(leads.anonymisedAt)))
  const sent = await ctx.db
    .select({ name: enquiries.name, phone: enquiries.phone })
    .from(enquiries)
    .where(inArray(enquiries.leadId, leadIds))
  const all = [...own, ...sent]
  return {
    names: all.map(({ name }) => name),
    phones: all.flatMap(({ phone }) => phoneKeyOf(phone) ?? []),
  }
}

/** Which names and numbers another lead has too. */
export async function findShared(ctx: Ctx, { leadIds }: Person, { names, phones }: Names): Promise<string[]> {
  const others = and(isNull(leads.anonymisedAt), notInArray(leads.id, leadIds))
  const shared: string[] = []
  for (const name of names) {
    const same = sql`lower(${leads.name}) = ${name.toLowerCase()}`
    if ((await ctx.db.$count(leads, and(others, same, ne(leads.name, '')))) > 0) shared.push(name)
  }
  for (const phone of phones)
    if ((await ctx.db.$count(leads, and(others, sql`${leads.phoneKey} = ${phone}`))) > 0) shared.push(phone)
  return shared
}
