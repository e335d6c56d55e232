import { and, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { toCsv, type Cell } from '#lib/csv.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customColumns } from '#features/custom-fields/custom-columns.server.ts'
import type { ExportQuery } from './export.schema.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import {
  companies,
  leadCompanies,
  leadContacts,
  people,
} from '#features/leads/companies/company.table.server.ts'
import { leadColumns, leads, type Lead } from '#features/leads/lead.table.server.ts'
import { engagementAt, gradeOf } from '#features/leads/lead-score.ts'
import { readLossReasons } from '#features/leads/loss-reasons/loss-reasons.server.ts'
import { readSectorNames } from '#features/leads/sectors/sectors.server.ts'
import type { StageBook } from '#features/leads/stages/stage-book.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { mustFitFilter } from '#features/leads/leads.server/fit-filter.ts'
import { whereFound } from '#features/leads/leads.server/lead-filter.ts'
import { contactsCell, type FileContact } from './contacts-cell.ts'
import { interestCell } from './interest-cell.ts'
import { notesCell, type DatedNote } from './notes-cell.ts'

const together = 1000

type Line = Lead & {
  notes: DatedNote[]
  contacts: (FileContact & { isMain: boolean })[]
  companyRecord: string | null
  inStageSince: string | null
}

/** What the rows name by their ids. */
interface Words {
  stages: StageBook
  reasons: ReadonlyMap<string, string>
  sectorName: (id: string) => string
}

const columns: readonly { name: string; of: (lead: Line, now: Date, words: Words) => Cell }[] = [
  { name: 'ID', of: ({ id }) => id },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Email', of: ({ email }) => email },
  { name: 'Company', of: ({ company }) => company },
  { name: 'Company record', of: ({ companyRecord }) => companyRecord },
  { name: 'Main contact', of: ({ contacts }) => contactsCell(contacts.filter(({ isMain }) => isMain)) },
  { name: 'Other contacts', of: ({ contacts }) => contactsCell(contacts.filter(({ isMain }) => !isMain)) },
  { name: 'Phone', of: ({ phone }) => phone },
  { name: 'Sector', of: ({ sector }, _, { sectorName }) => sector && sectorName(sector) },
  { name: 'Company size', of: ({ companySize }) => companySize },
  { name: 'Country', of: ({ country }) => country },
  { name: 'Problem', of: ({ problem }) => problem },
  { name: 'Value', of: ({ value }) => value },
  { name: 'Expected close', of: ({ expectedClose }) => expectedClose },
  { name: 'Tags', of: ({ tags }) => tagsCell(tags) },
  { name: 'Stage', of: ({ stage }, _, { stages }) => stages.nameOf(stage) },
  { name: 'In stage since', of: ({ inStageSince }) => inStageSince },
  {
    name: 'Loss reason',
    of: ({ lossReasonId, lostReason }, _, { reasons }) =>
      lossReasonId ? reasons.get(lossReasonId) : lostReason,
  },
  { name: 'Loss details', of: ({ lossReasonId, lostReason }) => lossReasonId && lostReason },
  { name: 'Owner', of: ({ ownerName }) => ownerName },
  { name: 'Source', of: ({ source }) => sourceNames[source] },
  { name: 'Grade', of: ({ fit, engagementMass }, now) => gradeOf(fit, engagementAt(engagementMass, now)) },
  { name: 'Fit', of: ({ fit }) => fit },
  { name: 'Engagement', of: ({ engagementMass }, now) => Math.round(engagementAt(engagementMass, now)) },
  { name: 'Signs of interest', of: ({ signals }) => interestCell(signals) },
  { name: 'Campaign', of: ({ firstTouch }) => firstTouch.utm?.campaign },
  { name: 'Campaign source', of: ({ firstTouch }) => firstTouch.utm?.source },
  { name: 'Campaign medium', of: ({ firstTouch }) => firstTouch.utm?.medium },
  { name: 'Campaign term', of: ({ firstTouch }) => firstTouch.utm?.term },
  { name: 'Campaign content', of: ({ firstTouch }) => firstTouch.utm?.content },
  { name: 'Marketing', of: ({ consents }) => marketingOf(consents) },
  { name: 'Created', of: ({ createdAt }) => createdAt.toISOString() },
  { name: 'Last activity', of: ({ lastActivityAt }) => lastActivityAt.toISOString() },
  { name: 'Reply due', of: ({ replyDueAt }) => replyDueAt?.toISOString() },
  { name: 'First reply', of: ({ firstReplyAt }) => firstReplyAt?.toISOString() },
  { name: 'Kept until', of: ({ retainUntil }) => retainUntil.toISOString() },
  { name: 'Notes', of: ({ notes }) => notesCell(notes) },
]

/** A line of CSV in one cell, so that a tag may hold a comma. */
const tagsCell = (tags: string[]) => (tags.length === 0 ? null : toCsv([tags]).trimEnd())

function marketingOf(consents: Lead['consents']): Cell {
  const given = consents.find(({ kind }) => kind === 'marketing')?.given
  return given === undefined ? null : given ? 'agreed' : 'declined'
}

/** What colleagues noted, the earliest first. */
const notes = sql<DatedNote[]>`coalesce((
  select json_agg(json_build_object('at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'body', a.body)
    order by date_trunc('second', a.at), a.body)
  from ${activities} a where a.lead_id = ${sql.raw('leads.id')} and a.kind = 'note' and a.deleted_at is null), '[]')`

/** Who takes part; a merged person is not among them. */
const contacts = sql<Line['contacts']>`coalesce((
  select json_agg(json_build_object('name', p.name, 'email', p.email, 'isMain', k.is_main) order by p.name, p.email)
  from ${leadContacts} k join ${people} p on p.id = k.person_id where k.lead_id = ${sql.raw('leads.id')}), '[]')`

const companyRecord = sql<string | null>`(
  select c.name from ${leadCompanies} k join ${companies} c on c.id = k.company_id where k.lead_id = ${sql.raw('leads.id')})`

/** ISO in UTC; null for a lead that was never moved. */
const inStageSince = sql<string | null>`(
  select to_char(max(a.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${activities} a
  where a.lead_id = ${sql.raw('leads.id')} and a.kind = 'stage_change' and a.data ->> 'to' = ${sql.raw('leads.stage')} and a.deleted_at is null)`

interface Export {
  /** Counted when it began. */
  count: number
  pieces: AsyncGenerator<string>
}

/** Leads that a filter finds, or the named ones, as CSV in pieces, the newest first. What was asked for is in the log before the first piece. */
export async function exportLeads(ctx: Ctx, { ids, ...filter }: ExportQuery): Promise<Export> {
  mustHave(ctx, 'leads.export')
  await mustFitFilter(ctx, filter)
  const where = and(whereFound(ctx, filter), ids && inArray(leads.id, ids))
  const count = await ctx.db.$count(leads, where)
  await ctx.audit({
    action: 'lead.export',
    entity: 'lead',
    entityId: 'list',
    to: { filter, ids: ids?.length, count },
  })
  return { count, pieces: write(ctx, where) }
}

async function* write(ctx: Ctx, where: SQL | undefined): AsyncGenerator<string> {
  const now = ctx.clock.now()
  const reasons = await readLossReasons(ctx)
  const words: Words = {
    stages: await readStages(ctx),
    reasons: new Map(reasons.map(({ id, name }) => [id, name])),
    sectorName: await readSectorNames(ctx),
  }
  // Excel takes a file for UTF-8 only with this mark.
  const own = await customColumns(ctx, 'lead')
  yield `\uFEFF${toCsv([[...columns, ...own].map(({ name }) => name)])}`
  for (let last: { key: string; id: string } | undefined; ;) {
    const beyond =
      last && sql`(${leads.createdAt}, ${leads.id}) < (${last.key}::timestamptz, ${last.id}::uuid)`
    const rows = await ctx.db
      .select({
        ...leadColumns,
        notes,
        contacts,
        companyRecord,
        inStageSince,
        key: sql<string>`${leads.createdAt}::text`,
      })
      .from(leads)
      .where(and(where, beyond))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(together)
    if (rows.length > 0)
      yield toCsv(rows.map((row) => [...columns, ...own].map(({ of }) => of(row, now, words))))
    last = rows.at(-1)
    if (rows.length < together) return
  }
}
