import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import {
  matchCompanies,
  oneFileAtATime,
  type KnownCompany,
} from '#features/leads/companies/import-companies.server/match-companies.ts'
import {
  removeCompanies,
  restoreCompanies,
} from '#features/leads/companies/import-companies.server/undo-companies.ts'
import {
  createCompanies,
  updateCompanies,
} from '#features/leads/companies/import-companies.server/write-companies.ts'
import { readSectors } from '#features/leads/sectors/sectors.server.ts'
import type { CompanyImportFields, NewPartyFacts } from '#features/leads/companies/import-fields.ts'
import { firstRows, type UnvalidatedRow } from '#features/lead-import/lead-import.server/file-rows.ts'
import { datesOf } from '#features/lead-import/lead-import.server/file-dates.ts'
import { originOf, type LeadImport } from '#features/lead-import/lead-import.server/import-row.ts'
import type { Records, ValidatedRow } from '#features/lead-import/lead-import.server/records.ts'
import { leadImportRows } from '#features/lead-import/lead-import.table.server.ts'
import { sectorReader } from '#features/lead-import/sector-words.ts'
import { readCompany } from './company-values.ts'
import { validateCompany } from './validate-company.server.ts'

type NewCompany = CompanyImportFields & NewPartyFacts
type ValidatedCompany = ValidatedRow<KnownCompany, NewCompany>

/** Companies as an import finds, writes and takes back. */
export const companyRecords: Records<KnownCompany, NewCompany> = {
  validate: validateCompanies,
  create: (ctx, row, list) => createCompanies(ctx, originOf(row), list),
  update: (ctx, row, list) => updateCompanies(ctx, originOf(row), list),
  remove: removeCompanies,
  restore: restoreCompanies,
  whyNotCreated: 'A company with this name or domain was added at the same moment',
}

const inWords = (line: number) => `line ${line.toLocaleString('en-GB')}`

async function validateCompanies(
  ctx: Ctx,
  row: LeadImport,
  rows: UnvalidatedRow[],
  lock: boolean,
): Promise<ValidatedCompany[]> {
  // Two files at once may name the same companies: the second one finds what the first one made.
  if (lock) await oneFileAtATime(ctx)
  const own = await readCustomFields(ctx, 'company')
  const sectorOf = sectorReader(await readSectors(ctx))
  const dates = await datesOf(ctx, row)
  const read = rows.map((one) => {
    if (one.fault) return { row: one, problem: one.fault }
    const parsed = readCompany(one.cells, row.mapping ?? [], { own, sectorOf, ...dates })
    return parsed.isValid ? { row: one, values: parsed.values } : { row: one, problem: parsed.reason }
  })
  const matches = await matchCompanies(
    ctx,
    read.map(({ values }) => (values ? { ...values.fields, id: values.id } : {})),
    { lock },
  )
  const keyed = read.map((one, i) => ({
    ...one,
    rowKey: matches[i]?.nameKey ?? one.values?.fields.domains?.[0] ?? null,
  }))
  const earlier = await firstRows(ctx, row.id, keyed)
  const lineOf = await linesOfKnown(ctx, row.id, rows[0]?.row ?? 0, matches)
  const lineOfDomain = new Map<string, number>()
  return keyed.map(({ row: one, rowKey, values, problem }, i): ValidatedCompany => {
    const skip = (reason: string): ValidatedCompany => ({
      row: one,
      rowKey,
      validation: { verdict: 'skip', reason },
    })
    if (!values) return skip(problem)
    const { name, domains = [] } = values.fields
    const first = rowKey === null ? undefined : earlier.get(rowKey)
    if (first && first.row < one.row)
      return skip(`The same ${name ? 'name' : 'domain'} stands on ${inWords(first.line)} already`)
    const twice = domains.map((domain) => lineOfDomain.get(domain)).find((line) => line !== undefined)
    if (twice !== undefined) return skip(`The same domain stands on ${inWords(twice)} already`)
    const validation = validateCompany(values, matches[i]?.found ?? [], row.mode ?? 'fill')
    if (validation.verdict === 'update' || validation.verdict === 'unchanged') {
      const other = lineOf.get(validation.known.id)
      if (other !== undefined) return skip(`${inWords(other).replace(/^l/, 'L')} is about the same company`)
      lineOf.set(validation.known.id, one.line)
    }
    if (validation.verdict !== 'skip') for (const domain of domains) lineOfDomain.set(domain, one.line)
    return { row: one, rowKey, validation }
  })
}

/** Companies that earlier rows of this file made or found, with the line of each. */
async function linesOfKnown(
  ctx: Ctx,
  importId: string,
  start: number,
  matches: { found: KnownCompany[] }[],
): Promise<Map<string, number>> {
  const ids = [...new Set(matches.flatMap(({ found }) => found.map(({ id }) => id)))]
  if (ids.length === 0) return new Map()
  const { companyId, line, importId: ofImport, row } = leadImportRows
  const rows = await ctx.db
    .select({ companyId, line })
    .from(leadImportRows)
    .where(
      and(
        sql`${ofImport} = ${importId}`,
        lt(row, start),
        inArray(companyId, sql`(select unnest(${sql.param(ids)}::uuid[]))`),
        sql`coalesce(${leadImportRows.outcome}, ${leadImportRows.verdict}) not in ('skip', 'skipped')`,
      ),
    )
  return new Map(rows.flatMap(({ companyId, line }) => (companyId ? [[companyId, line] as const] : [])))
}
