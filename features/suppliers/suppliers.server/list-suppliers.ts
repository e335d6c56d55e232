import { and, arrayContains, eq, exists, ilike, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { hasEndingFile } from '#features/attachments/ending-files.server.ts'
import { fieldsAre, mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isDay, isStoredInstant, isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { todayOf, warnings } from '../checks.ts'
import { neededChecks } from '../supplier.schema.ts'
import type { SupplierItem } from '../supplier-answer.schema.ts'
import type { SupplierQuery, SupplierSort } from '../supplier-query.schema.ts'
import { supplierChecks, suppliers } from '../supplier.table.server.ts'
import { readFacts, toSupplierItem } from './supplier-row.ts'

/** Sorts those without a rate last. */
const noRate = 2_147_483_647

const orders = {
  name: { by: sql`lower(${suppliers.legalName})`, type: sql`text`, descends: false },
  rate: { by: sql`coalesce(${suppliers.dayRate}, ${noRate}::integer)`, type: sql`integer`, descends: false },
  available: {
    by: sql`coalesce(${suppliers.availableFrom}, '-infinity'::date)`,
    type: sql`date`,
    descends: false,
  },
  '-updated': { by: sql`${suppliers.updatedAt}`, type: sql`timestamptz`, descends: true },
}

/** A page of suppliers after `cursor`, which names the sort and the last row. */
export async function listSuppliers(
  ctx: Ctx,
  query: SupplierQuery,
): Promise<{ items: SupplierItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'suppliers.read')
  await mustFitFields(ctx, 'supplier', query.fields)
  const { by, type, descends } = orders[query.sort]
  const direction = descends ? sql`desc` : sql`asc`
  const last = query.cursor === undefined ? undefined : readSupplierCursor(query.cursor, query.sort)
  const beyond =
    last &&
    sql`(${by}, ${suppliers.id}) ${descends ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`
  const rows = await ctx.db
    .select({ row: suppliers, key: sql<string>`(${by})::text` })
    .from(suppliers)
    .where(and(whereSupplier(ctx, query), beyond))
    .orderBy(sql`${by} ${direction}`, sql`${suppliers.id} ${direction}`)
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const end = rows.length > query.limit ? page.at(-1) : undefined
  const factsOf = await readFacts(
    ctx,
    page.map(({ row }) => row.id),
  )
  const now = ctx.clock.now()
  return {
    items: page.map(({ row }) => toSupplierItem(row, factsOf(row.id), now)),
    nextCursor: end ? writeCursor(query.sort, end.key, end.row.id) : null,
  }
}

function whereSupplier(ctx: Ctx, { q, status, role, seniority, attention, archived, fields }: SupplierQuery) {
  const like = q ? likePattern(q) : undefined
  return and(
    like
      ? or(
          ilike(suppliers.legalName, like),
          ilike(suppliers.contactName, like),
          ilike(suppliers.location, like),
          sql`array_to_string(${suppliers.skills}, ' ') ilike ${like}`,
        )
      : undefined,
    status && eq(suppliers.status, status),
    role ? arrayContains(suppliers.roles, [role]) : undefined,
    seniority && eq(suppliers.seniority, seniority),
    archived ? isNotNull(suppliers.archivedAt) : isNull(suppliers.archivedAt),
    fieldsAre(suppliers.custom, fields),
    attention === 'lapsed' ? and(eq(suppliers.status, 'approved'), lacksCheck(ctx)) : undefined,
    attention === 'expiring' ? hasCheckEnding(ctx) : undefined,
    attention === 'documents' ? hasEndingFile(ctx, 'suppliers', suppliers.id) : undefined,
  )
}

/** One of the needed checks doesn't hold today. */
export function lacksCheck(ctx: Ctx) {
  const today = todayOf(ctx.clock.now())
  return sql`(select count(*) from ${supplierChecks} where ${supplierChecks.supplierId} = ${suppliers.id}
    and ${inArray(supplierChecks.kind, [...neededChecks])} and ${supplierChecks.outcome} = 'passed'
    and (${supplierChecks.expiresOn} is null or ${supplierChecks.expiresOn} >= ${today}::date)) < ${neededChecks.length}`
}

function hasCheckEnding(ctx: Ctx) {
  const today = todayOf(ctx.clock.now())
  const own = and(
    eq(supplierChecks.supplierId, suppliers.id),
    eq(supplierChecks.outcome, 'passed'),
    lte(supplierChecks.expiresOn, sql`${today}::date + ${warnings[0]}::int`),
  )
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(supplierChecks)
      .where(own),
  )
}

/** Throws `invalid` for what isn't a position in this order. */
const readSupplierCursor = (cursor: string, sort: SupplierSort) =>
  readCursor(cursor, sort, (key, id) => isUuid(id) && fits(sort, key))

function fits(sort: SupplierSort, key: string): boolean {
  if (sort === 'name') return isText(key)
  if (sort === 'rate') return /^\d{1,10}$/.test(key) && Number(key) <= noRate
  if (sort === 'available') return key === '-infinity' || isDay(key)
  return isStoredInstant(key)
}
