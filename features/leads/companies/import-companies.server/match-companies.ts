import { asc, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { companyKey } from '../company-key.server.ts'
import { companies, companyDomains, type Company } from '../company.table.server.ts'
import type { CompanyImportFields } from '../import-fields.ts'

/** A company as an import needs it: its fields, and what speaks against changing them. */
export type KnownCompany = CompanyImportFields & Pick<Company, 'id' | 'version'> & { isArchived: boolean }

export interface WantedCompany {
  id?: string | undefined
  name?: string | undefined
  domains?: string[] | undefined
}

export interface CompanyMatch {
  /** By which spellings of the name meet; null without a name. */
  nameKey: string | null
  /** The companies that the ID, the domains and the name mean, each once; of one that was merged the one that answers for it. */
  found: KnownCompany[]
}

/** Until the transaction ends, no other file of companies is written. */
export const oneFileAtATime = (ctx: Ctx) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('companies.import'))`)

const { search: _, ...columns } = getTableColumns(companies)
type Row = Omit<Company, 'search'>

/** Finds the companies that rows of a file mean, in a few questions however many rows there are. With `lock`, kept from others. */
export async function matchCompanies(
  ctx: Ctx,
  list: WantedCompany[],
  { lock = false } = {},
): Promise<CompanyMatch[]> {
  const keyOf = await nameKeysOf(
    ctx,
    list.flatMap(({ name }) => name ?? []),
  )
  const ownerOf = await ownersOf(
    ctx,
    list.flatMap(({ domains }) => domains ?? []),
  )
  const rows = await readAll(ctx, {
    ids: [...list.flatMap(({ id }) => id ?? []), ...ownerOf.values()],
    keys: [...keyOf.values()],
    lock,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  // One in use bears a name before one that was merged.
  const byKey = new Map(
    rows
      .toSorted((a, b) => Number(a.mergedInto === null) - Number(b.mergedInto === null))
      .map((row) => [row.nameKey, row]),
  )
  const current = (row: Row | undefined): Row | undefined =>
    row?.mergedInto ? current(byId.get(row.mergedInto)) : row
  const domainsOf = await domainsOfAll(ctx, [...byId.keys()])
  return list.map(({ id, name, domains = [] }) => {
    const nameKey = (name && keyOf.get(name)) || null
    const named = [
      id ? byId.get(id) : undefined,
      ...domains.map((domain) => byId.get(ownerOf.get(domain) ?? '')),
      nameKey ? byKey.get(nameKey) : undefined,
    ]
    const found = new Map(
      named.flatMap((row) => {
        const one = current(row)
        return one ? [[one.id, one] as const] : []
      }),
    )
    return { nameKey, found: [...found.values()].map((row) => toKnown(row, domainsOf.get(row.id) ?? [])) }
  })
}

async function nameKeysOf(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ name: string; key: string }>(sql`
    select n as name, ${companyKey(sql`n`)} as key from unnest(${sql.param([...new Set(names)])}::text[]) n`)
  return new Map(rows.map(({ name, key }) => [name, key]))
}

async function ownersOf(ctx: Ctx, domains: string[]): Promise<Map<string, string>> {
  if (domains.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(companyDomains)
    .where(sql`${companyDomains.domain} = any(${sql.param(domains)}::text[])`)
  return new Map(rows.map(({ domain, companyId }) => [domain, companyId]))
}

/** The companies, and those into which they were merged. */
async function readAll(
  ctx: Ctx,
  { ids, keys, lock }: { ids: string[]; keys: string[]; lock: boolean },
): Promise<Row[]> {
  const all = new Map<string, Row>()
  let where = or(
    ids.length > 0 ? sql`${companies.id} = any(${sql.param(ids)}::uuid[])` : undefined,
    keys.length > 0 ? sql`${companies.nameKey} = any(${sql.param(keys)}::text[])` : undefined,
  )
  while (where) {
    const query = ctx.db.select(columns).from(companies).where(where).orderBy(asc(companies.id))
    for (const row of await (lock ? query.for('no key update') : query)) all.set(row.id, row)
    const missing = [...all.values()].flatMap(({ mergedInto }) =>
      mergedInto && !all.has(mergedInto) ? mergedInto : [],
    )
    where = missing.length > 0 ? inArray(companies.id, missing) : undefined
  }
  return [...all.values()]
}

/** The mail domains of companies, in the order of the alphabet. */
export async function domainsOfAll(ctx: Ctx, ids: string[]): Promise<Map<string, string[]>> {
  const domains = new Map<string, string[]>()
  if (ids.length === 0) return domains
  const rows = await ctx.db
    .select()
    .from(companyDomains)
    .where(sql`${companyDomains.companyId} = any(${sql.param(ids)}::uuid[])`)
  for (const { companyId, domain } of rows)
    domains.set(companyId, [...(domains.get(companyId) ?? []), domain])
  return new Map([...domains].map(([id, list]) => [id, list.toSorted()]))
}

export function toKnown(
  { id, version, name, sector, size, country, notes, custom, archivedAt }: Omit<Row, 'nameKey'>,
  domains: string[],
): KnownCompany {
  const fields = { name, domains, sector, companySize: size, country, notes, custom }
  return { ...fields, id, version, isArchived: archivedAt !== null }
}
