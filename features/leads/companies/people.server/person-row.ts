import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { opportunitiesOfPerson } from '../companies.server/list-opportunities.ts'
import type { PersonDetail, PersonItem } from '../company.schema.ts'
import { readMerged } from '../read-merged.server.ts'
import { companies, people } from '../company.table.server.ts'

const { search: _, ...columns } = getTableColumns(people)
export const personColumns = {
  ...columns,
  companyName: companies.name,
  key: sql<string>`lower(${people.name})`,
}

const gone = () => new AppError('not_found', 'This person isn’t here. They may have been deleted.')
const mostOfTeam = 100

export const selectPeople = (ctx: Ctx) =>
  ctx.db.select(personColumns).from(people).leftJoin(companies, eq(companies.id, people.companyId))
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

export async function readPerson(ctx: Ctx, id: string): Promise<PersonRow> {
  const [row] = await selectPeople(ctx).where(eq(people.id, id))
  if (!row) throw gone()
  return row
}

/** The row, kept from others until the transaction ends. */
export async function lockPerson(ctx: Ctx, id: string): Promise<PersonRow> {
  const [found] = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, id))
    .for('no key update')
  if (!found) throw gone()
  return readPerson(ctx, id)
}

/** Those who are at a company, by name. */
export async function listTeam(ctx: Ctx, companyId: string): Promise<PersonItem[]> {
  const rows = await selectPeople(ctx)
    .where(and(eq(people.companyId, companyId), isNull(people.mergedInto), isNull(people.archivedAt)))
    .orderBy(sql`lower(${people.name})`, people.id)
    .limit(mostOfTeam)
  return rows.map(toPersonItem)
}

export function toPersonItem(row: PersonRow): PersonItem {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    jobTitle: row.jobTitle,
    email: row.email,
    phone: row.phone,
    company: row.companyId ? { id: row.companyId, name: row.companyName ?? '' } : null,
    custom: row.custom,
    isArchived: row.archivedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function toPersonDetail(ctx: Ctx, row: PersonRow): Promise<PersonDetail> {
  return {
    ...toPersonItem(row),
    notes: row.notes,
    mergedInto: row.mergedInto,
    merged: await readMerged(ctx, people, row.id),
    opportunities: await opportunitiesOfPerson(ctx, row.id),
  }
}

export async function getPerson(ctx: Ctx, id: string): Promise<PersonDetail> {
  mustHave(ctx, 'leads.read')
  return toPersonDetail(ctx, await readPerson(ctx, id))
}
