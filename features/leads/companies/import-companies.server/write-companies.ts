import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows, recordset, setFromRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { auditImport, type Import } from '../../import-leads.server/note-import.ts'
import { customLog, heldOf } from '#features/custom-fields/custom-import.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import { companies, companyDomains } from '../company.table.server.ts'
import type { CompanyImportFields, NewPartyFacts } from '../import-fields.ts'
import type { KnownCompany } from './match-companies.ts'

const writtenColumns = ['id', 'name', 'sector', 'size', 'country', 'notes', 'custom'] as const

/** New companies of a file. Returns the id of each, or undefined when its name or one of its domains was taken meanwhile. */
export async function createCompanies(
  ctx: Ctx,
  from: Import,
  list: (CompanyImportFields & NewPartyFacts)[],
): Promise<(string | undefined)[]> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return []
  const now = ctx.clock.now()
  const rows = list.map(({ companySize, createdAt, archivedAt, ...fields }) => ({
    ...fields,
    size: companySize,
    createdAt: createdAt ? new Date(createdAt) : now,
    archivedAt: archivedAt ? new Date(archivedAt) : null,
    id: randomUUID(),
  }))
  const same = { version: 1, updatedAt: now }
  const inserted = await ctx.db.execute<{ id: string }>(
    sql`${insertRows(companies, [...writtenColumns, 'createdAt', 'archivedAt'], rows, same)} on conflict do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const pairs = rows.flatMap(({ id, domains }) =>
    ids.has(id) ? domains.map((domain) => ({ domain, companyId: id })) : [],
  )
  const written = new Set(await insertDomains(ctx, pairs))
  // Somebody else's domain: that company is there already under another name.
  const doubled = new Set(pairs.flatMap(({ domain, companyId }) => (written.has(domain) ? [] : [companyId])))
  if (doubled.size > 0)
    await ctx.db.delete(companies).where(sql`${companies.id} = any(${sql.param([...doubled])}::uuid[])`)
  const inWords = await customLog(ctx, 'company')
  const made = rows.filter(({ id }) => ids.has(id) && !doubled.has(id))
  await auditImport(
    ctx,
    'company',
    from,
    made.map(({ id, custom, ...fields }) => ({
      action: 'company.import',
      entityId: id,
      to: { importId: from.id, ...fields, ...inWords(custom) },
    })),
  )
  const madeIds = new Set(made.map(({ id }) => id))
  return rows.map(({ id }) => (madeIds.has(id) ? id : undefined))
}

/** Returns the domains that were free, or this company's own. Always in the same order, so that two servers never wait for each other. */
async function insertDomains(ctx: Ctx, pairs: { domain: string; companyId: string }[]): Promise<string[]> {
  if (pairs.length === 0) return []
  const sorted = pairs.toSorted((a, b) => (a.domain < b.domain ? -1 : 1))
  const { rows } = await ctx.db.execute<{ domain: string }>(
    sql`${insertRows(companyDomains, ['domain', 'companyId'], sorted)} on conflict do nothing returning domain`,
  )
  return rows.map(({ domain }) => domain)
}

/** Writes fields of known companies, which the caller has locked. */
export async function updateCompanies(
  ctx: Ctx,
  from: Import,
  list: { known: KnownCompany; changes: Partial<CompanyImportFields> }[],
): Promise<void> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return
  const inWords = await customLog(ctx, 'company')
  await writeCompanies(
    ctx,
    list.map(({ known, changes }) => ({
      known,
      changes: { ...changes, custom: uniteCustom(changes.custom ?? {}, known.custom) },
    })),
  )
  await auditImport(
    ctx,
    'company',
    from,
    list.map(({ known, changes: { custom, ...changes } }) => ({
      action: 'company.import',
      entityId: known.id,
      from: { ...only(known, changes), ...inWords(heldOf(known.custom, custom)) },
      to: { importId: from.id, ...changes, ...inWords(custom) },
    })),
  )
}

/** Writes these fields, and exactly these of the firm’s own and these domains where they are among them. */
export async function writeCompanies(
  ctx: Ctx,
  list: { known: KnownCompany; changes: Partial<CompanyImportFields> }[],
) {
  const updatedAt = ctx.clock.now()
  const rows = list.map(({ known, changes }) => {
    const { id, name, sector, companySize, country, notes, custom } = { ...known, ...changes }
    return { id, name, sector, size: companySize, country, notes, custom, updatedAt }
  })
  const columns = ['name', 'sector', 'size', 'country', 'notes', 'custom', 'updatedAt'] as const
  await ctx.db.execute(sql`
    update ${companies} set ${setFromRows(companies, columns)}, version = ${companies}.version + 1
    from ${recordset(companies, ['id', ...columns], rows)} where ${companies.id} = r.id`)
  const gone = list.flatMap(({ known, changes: { domains } }) =>
    domains ? known.domains.filter((domain) => !domains.includes(domain)) : [],
  )
  if (gone.length > 0)
    await ctx.db.delete(companyDomains).where(sql`${companyDomains.domain} = any(${sql.param(gone)}::text[])`)
  await insertDomains(
    ctx,
    list.flatMap(({ known, changes: { domains = [] } }) =>
      domains
        .filter((domain) => !known.domains.includes(domain))
        .map((domain) => ({ domain, companyId: known.id })),
    ),
  )
}

export const only = (known: KnownCompany, changes: Partial<CompanyImportFields>) =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in changes))
