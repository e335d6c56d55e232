import type { Ctx } from '#features/context/context.server.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { businessDomainOf, emailKeyOf } from '#features/leads/email-key.ts'
import {
  matchCompanies,
  oneFileAtATime,
} from '#features/leads/companies/import-companies.server/match-companies.ts'
import { matchPeople, type KnownPerson } from '#features/leads/companies/import-people.server/match-people.ts'
import { removePeople, restorePeople } from '#features/leads/companies/import-people.server/undo-people.ts'
import { createPeople, updatePeople } from '#features/leads/companies/import-people.server/write-people.ts'
import type { NewPartyFacts } from '#features/leads/companies/import-fields.ts'
import type { PersonImportFields } from '#features/leads/companies/import-people-fields.ts'
import { firstRows, type UnvalidatedRow } from '#features/lead-import/lead-import.server/file-rows.ts'
import { datesOf } from '#features/lead-import/lead-import.server/file-dates.ts'
import { originOf, type LeadImport } from '#features/lead-import/lead-import.server/import-row.ts'
import type { Records, ValidatedRow } from '#features/lead-import/lead-import.server/records.ts'
import { readPersonRow, type PersonValues } from './person-values.ts'
import { validatePerson } from './validate-person.server.ts'

type NewPerson = PersonImportFields & NewPartyFacts
type ValidatedPerson = ValidatedRow<KnownPerson, NewPerson>

/** People as an import finds, writes and takes back. */
export const personRecords: Records<KnownPerson, NewPerson> = {
  validate: validatePeople,
  create: (ctx, row, list) => createPeople(ctx, originOf(row), list),
  update: (ctx, row, list) => updatePeople(ctx, originOf(row), list),
  remove: removePeople,
  restore: restorePeople,
  whyNotCreated: 'Someone with this address was added at the same moment',
}

const inWords = (line: number) => `line ${line.toLocaleString('en-GB')}`

async function validatePeople(
  ctx: Ctx,
  row: LeadImport,
  rows: UnvalidatedRow[],
  lock: boolean,
): Promise<ValidatedPerson[]> {
  // Without an address nothing but this keeps two files from entering one person twice.
  if (lock) await oneFileAtATime(ctx)
  const own = await readCustomFields(ctx, 'person')
  const dates = await datesOf(ctx, row)
  const read = rows.map((one) => {
    if (one.fault) return { row: one, rowKey: null, problem: one.fault }
    const parsed = readPersonRow(one.cells, row.mapping ?? [], { own, ...dates })
    if (!parsed.isValid) return { row: one, rowKey: null, problem: parsed.reason }
    return { row: one, rowKey: rowKeyOf(parsed.values), values: parsed.values }
  })
  const employers = await companiesOf(
    ctx,
    read.map(({ values }) => values),
  )
  const matches = await matchPeople(
    ctx,
    read.map(({ values }, i) => ({
      ...values?.fields,
      id: values?.id,
      companyId: employers[i]?.id ?? null,
    })),
    { lock },
  )
  const earlier = await firstRows(ctx, row.id, read)
  const lineOf = new Map<string, number>()
  return read.map(({ row: one, rowKey, values, problem }, i): ValidatedPerson => {
    const skip = (reason: string): ValidatedPerson => ({
      row: one,
      rowKey,
      validation: { verdict: 'skip', reason },
    })
    if (!values) return skip(problem)
    const first = rowKey === null ? undefined : earlier.get(rowKey)
    if (first && first.row < one.row) {
      const what = values.fields.email ? 'The same address stands' : 'The same name and company stand'
      return skip(`${what} on ${inWords(first.line)} already`)
    }
    const company = employers[i]
    const told =
      values.company && !company
        ? { ...values, kept: [...values.kept, `Company in the file: ${values.company.slice(0, 200)}`] }
        : values
    const validation = validatePerson(told, matches[i] ?? {}, company, row.mode ?? 'fill')
    if (validation.verdict === 'update' || validation.verdict === 'unchanged') {
      const other = lineOf.get(validation.known.id)
      if (other !== undefined) return skip(`${inWords(other).replace(/^l/, 'L')} is about the same person`)
      lineOf.set(validation.known.id, one.line)
    }
    return { row: one, rowKey, validation }
  })
}

function rowKeyOf({ id, fields: { email, name }, company }: PersonValues): string | null {
  if (email) return emailKeyOf(email)
  if (id || !name) return null
  return `${name.toLowerCase()}\n${(company ?? '').toLowerCase()}`
}

/** Where people work: at the company that the file names, or else at that of their address's domain. One that isn't here is not made. */
async function companiesOf(
  ctx: Ctx,
  list: (PersonValues | undefined)[],
): Promise<({ id: string; name: string } | undefined)[]> {
  const named = await matchCompanies(
    ctx,
    list.map((values) => ({ name: values?.company })),
  )
  const domains = await matchCompanies(
    ctx,
    list.map((values) => {
      const domain = values?.company ? null : businessDomainOf(values?.fields.email ?? null)
      return { domains: domain ? [domain] : [] }
    }),
  )
  return list.map((_, i) => named[i]?.found[0] ?? domains[i]?.found[0])
}
