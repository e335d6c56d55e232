import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { listEndingFiles } from '#features/attachments/ending-files.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { daysBetween } from '#lib/expiry.ts'
import { todayOf, warnings } from '../checks.ts'
import type { EndingPaper } from '../supplier-answer.schema.ts'
import { checkNames } from '../supplier-words.ts'
import { supplierChecks, suppliers } from '../supplier.table.server.ts'

const most = 50

/**
 * Suppliers in use of which a check or a document has ended or ends soon: of each the paper that ends first, and how many more there are;
 * the most urgent first. In the archive and rejected ones call for nothing.
 */
export async function listPapers(ctx: Ctx): Promise<{ items: EndingPaper[] }> {
  mustHave(ctx, 'suppliers.read')
  const today = todayOf(ctx.clock.now())
  const inUse = and(isNull(suppliers.archivedAt), ne(suppliers.status, 'rejected'))
  const checks = await ctx.db
    .select({
      record: supplierChecks.supplierId,
      kind: supplierChecks.kind,
      expiresOn: sql<string>`${supplierChecks.expiresOn}`,
    })
    .from(supplierChecks)
    .innerJoin(suppliers, eq(suppliers.id, supplierChecks.supplierId))
    .where(
      and(
        inUse,
        eq(supplierChecks.outcome, 'passed'),
        lte(supplierChecks.expiresOn, sql`${today}::date + ${warnings[0]}::int`),
      ),
    )
    .orderBy(asc(supplierChecks.expiresOn))
    .limit(most)
  const among = sql`(select ${suppliers.id} from ${suppliers} where ${inUse})`
  const files = await listEndingFiles(ctx, 'suppliers', among, most)
  const papers = [
    ...checks.map(({ record, kind, expiresOn }) => ({ record, paper: checkNames[kind], expiresOn })),
    ...files.map(({ record, name, expiresOn }) => ({ record, paper: name, expiresOn })),
  ].toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : a.expiresOn > b.expiresOn ? 1 : 0))
  const bySupplier = Map.groupBy(papers, ({ record }) => record)
  const names = await ctx.db
    .select({ id: suppliers.id, name: suppliers.legalName })
    .from(suppliers)
    .where(sql`${suppliers.id} = any(${sql.param([...bySupplier.keys()])}::uuid[])`)
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return {
    items: [...bySupplier].flatMap(([id, [first, ...others]]) => {
      const name = nameOf.get(id)
      if (!first || name === undefined) return []
      const { paper, expiresOn } = first
      return [{ id, name, paper, expiresOn, daysLeft: daysBetween(today, expiresOn), more: others.length }]
    }),
  }
}
