import { isDeepStrictEqual } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import { withAttachments } from '#features/attachments/with-attachments.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { changedSince } from '../../import-leads.server/changed-since.ts'
import type { Undone } from '../../import-leads.server/undo-imported.ts'
import { auditImport, type Import } from '../../import-leads.server/note-import.ts'
import { customLog, customPutBack } from '#features/custom-fields/custom-import.server.ts'
import { companyColumns } from '../companies.server/company-row.ts'
import { companies, leadCompanies, people } from '../company.table.server.ts'
import { companyFieldNames, type CompanyImportFields } from '../import-fields.ts'
import { domainsOfAll, toKnown, type KnownCompany } from './match-companies.ts'
import { only, writeCompanies } from './write-companies.ts'

const notThere = { done: false, reason: 'It isn’t there any more' } as const
const merged = { done: false, reason: 'It was merged with another company since' } as const

/** The rows, kept from others until the transaction ends: nothing can come to hang on them meanwhile. */
const lockAll = (ctx: Ctx, ids: string[]) =>
  ctx.db
    .select(companyColumns)
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(companies.id))
    .for('update')

/** Deletes companies that an import made, unless someone changed them, or leads, people or files came to them since. */
export async function removeCompanies(ctx: Ctx, from: Import, ids: string[]): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(ids.map((id) => [id, notThere]))
  if (ids.length === 0) return answer
  const rows = await lockAll(ctx, ids)
  const { rows: used } = await ctx.db.execute<{ id: string }>(sql`
    with wanted as (select unnest(${sql.param(ids)}::uuid[]) as id)
    select id from wanted where exists (select 1 from ${leadCompanies} l where l.company_id = wanted.id)
      or exists (select 1 from ${people} p where p.company_id = wanted.id)
      or exists (select 1 from ${companies} c where c.merged_into = wanted.id)`)
  const withFiles = await withAttachments(ctx, 'companies', ids)
  const inUse = new Set([...withFiles, ...used.map(({ id }) => id)])
  const free: string[] = []
  for (const { id, version, mergedInto } of rows) {
    if (mergedInto) answer.set(id, merged)
    else if (version > 1) answer.set(id, { done: false, reason: 'It was changed since' })
    else if (inUse.has(id))
      answer.set(id, { done: false, reason: 'Leads, people or files belong to it since' })
    else free.push(id)
  }
  if (free.length === 0) return answer
  await ctx.db.delete(companies).where(sql`${companies.id} = any(${sql.param(free)}::uuid[])`)
  for (const id of free) answer.set(id, { done: true })
  await auditImport(
    ctx,
    'company',
    from,
    free.map((id) => ({ action: 'company.import_undo', entityId: id, to: { importId: from.id } })),
  )
  return answer
}

/** Puts back what an import wrote on companies, unless one of these fields was changed since. */
export async function restoreCompanies(
  ctx: Ctx,
  from: Import,
  list: { id: string; before: Partial<CompanyImportFields>; after: Partial<CompanyImportFields> }[],
): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(list.map(({ id }) => [id, notThere]))
  if (list.length === 0) return answer
  const ids = list.map(({ id }) => id)
  const rows = await lockAll(ctx, ids)
  const domainsOf = await domainsOfAll(ctx, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const back: { known: KnownCompany; changes: Partial<CompanyImportFields> }[] = []
  for (const { id, before, after } of list) {
    const row = byId.get(id)
    if (!row) continue
    const known = toKnown(row, domainsOf.get(id) ?? [])
    const custom = customPutBack(row.custom, { before: before.custom, after: after.custom })
    const changed = [
      ...companyFieldNames.filter((name) => name in after && !isDeepStrictEqual(known[name], after[name])),
      ...(custom ? [] : ['custom']),
    ]
    if (row.mergedInto) answer.set(id, merged)
    else if (changed.length > 0) answer.set(id, { done: false, reason: changedSince(changed) })
    else back.push({ known, changes: { ...before, custom } })
  }
  if (back.length === 0) return answer
  const written = new Map(list.map((one) => [one.id, one]))
  const inWords = await customLog(ctx, 'company')
  await writeCompanies(ctx, back)
  for (const { known } of back) answer.set(known.id, { done: true })
  await auditImport(
    ctx,
    'company',
    from,
    back.map(({ known, changes }) => {
      const { custom: _, ...others } = changes
      return {
        action: 'company.import_undo',
        entityId: known.id,
        from: { ...only(known, others), ...inWords(written.get(known.id)?.after.custom) },
        to: { importId: from.id, ...others, ...inWords(written.get(known.id)?.before.custom) },
      }
    }),
  )
  return answer
}
