import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isStoredInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { activities } from '../../activity.table.server.ts'
import { enquiries } from '../../enquiry.table.server.ts'
import { leads } from '../../lead.table.server.ts'
import type { CompanyTimeline, TimelineQuery } from '../company.schema.ts'
import { leadCompanies } from '../company.table.server.ts'
import { readCompany } from './company-row.ts'
import { visibleLeads } from '../../visible-leads.server.ts'

interface Row extends Record<string, unknown> {
  id: string
  key: string
  kind: CompanyTimeline['items'][number]['kind']
  body: string
  by: string
  data: unknown
  lead_id: string
  lead_name: string
}

/** What happened with all opportunities of a company: what came in, what we did and wrote down, the newest first. */
export async function listCompanyTimeline(
  ctx: Ctx,
  { id, cursor, limit }: TimelineQuery & { id: string },
): Promise<CompanyTimeline> {
  mustHave(ctx, 'leads.read')
  await readCompany(ctx, id)
  const last = cursor
    ? readCursor(cursor, 'timeline', (key, id) => isStoredInstant(key) && isUuid(id))
    : undefined
  const beyond = last ? sql`where (at, id) < (${last.key}::timestamptz, ${last.id}::uuid)` : sql``
  const { rows } = await ctx.db.execute<Row>(sql`
    with own as (
      select l.id, l.name from ${leadCompanies} c join ${leads} l on l.id = c.lead_id where c.company_id = ${id} and l.stage not in ('merged', 'deleted')
        and ${visibleLeads(ctx, sql`l.owner_id`)}
    ),
    happened as (
      select a.id, a.at, a.kind, a.body, a.actor_name as by, a.data, own.id as lead_id, own.name as lead_name
      from own join ${activities} a on a.lead_id = own.id and a.deleted_at is null
      union all
      select e.id, e.received_at, 'enquiry', coalesce(e.message, ''), e.name, e.details, own.id, own.name
      from own join ${enquiries} e on e.lead_id = own.id
    )
    select *, at::text as key from happened ${beyond} order by at desc, id desc limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => ({
      id: row.id,
      at: new Date(row.key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
      kind: row.kind,
      body: row.body,
      by: row.by,
      data: row.data ?? undefined,
      lead: { id: row.lead_id, name: row.lead_name },
    })),
    nextCursor: end ? writeCursor('timeline', end.key, end.id) : null,
  }
}
