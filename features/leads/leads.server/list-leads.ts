import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { LeadPage } from '../lead-answer.schema.ts'
import type { LeadQuery, LeadSort } from '../lead-query.schema.ts'
import { leadColumns, leads, waitingUntil } from '../lead.table.server.ts'
import { whereLead } from './lead-filter.ts'
import { toLeadItem } from './lead-answer.ts'

const orders: Record<LeadSort, { by: SQL; type: SQL; descends: boolean }> = {
  '-created': { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: true },
  created: { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: false },
  reply: { by: waitingUntil(leads), type: sql`timestamptz`, descends: false },
  '-engagement': { by: sql`${leads.engagementMass}`, type: sql`float8`, descends: true },
  name: { by: sql`lower(${leads.name})`, type: sql`text`, descends: false },
}
const countUpTo = 10_000

const position = z.tuple([z.string(), z.string(), z.uuid()])

/** A page of leads after `cursor`. The cursor names the sort and the last row, so pages hold still while rows come and go. */
export async function listLeads(ctx: Ctx, query: LeadQuery): Promise<LeadPage> {
  mustHave(ctx, 'leads.read')
  const where = whereLead(ctx, query)
  const { by, type, descends } = orders[query.sort]
  const direction = descends ? sql`desc` : sql`asc`
  const last = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort)
  const beyond =
    last && sql`(${by}, ${leads.id}) ${descends ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`

  const rows = await ctx.db
    .select({ ...leadColumns, key: sql<string>`(${by})::text` })
    .from(leads)
    .where(sql`${where ?? sql`true`} and ${beyond ?? sql`true`}`)
    .orderBy(sql`${by} ${direction}`, sql`${leads.id} ${direction}`)
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const end = rows.length > query.limit ? page.at(-1) : undefined
  const now = ctx.clock.now()
  return {
    items: page.map((row) => toLeadItem(row, now)),
    nextCursor: end ? writeCursor(query.sort, end.key, end.id) : null,
    ...(query.total && { total: await countLeads(ctx, where) }),
  }
}

async function countLeads(ctx: Ctx, where: SQL | undefined): Promise<number> {
  return ctx.db.$count(
    ctx.db
      .select({ one: sql`1` })
      .from(leads)
      .where(where)
      .limit(countUpTo + 1)
      .as('counted'),
  )
}

function writeCursor(sort: LeadSort, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

function readCursor(cursor: string, sort: LeadSort) {
  const parsed = position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== sort || !fits(sort, parsed.data[1])) {
    throw new AppError('invalid', 'This page of the list can’t be found. Please start from the first.', {
      errors: { cursor: 'Not a cursor of this list' },
    })
  }
  const [, key, id] = parsed.data
  return { key, id }
}

/** A forged key must not reach PostgreSQL's own parser. */
function fits(sort: LeadSort, key: string): boolean {
  if (sort === 'name') return !key.includes('\0')
  if (sort === '-engagement') return Number.isFinite(Number(key)) && key.trim() !== ''
  return (
    key === 'infinity' ||
    (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(key) &&
      !Number.isNaN(Date.parse(key.replace(/([+-]\d\d)$/, '$1:00'))))
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
