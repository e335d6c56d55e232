import type { Ctx } from '#features/context/context.server.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { createImported } from '#features/leads/import-leads.server/create-imported.ts'
import { matchLeads, type KnownLead } from '#features/leads/import-leads.server/match-leads.ts'
import { removeImported, restoreImported } from '#features/leads/import-leads.server/undo-imported.ts'
import { updateImported } from '#features/leads/import-leads.server/update-imported.ts'
import { readSectors } from '#features/leads/sectors/sectors.server.ts'
import { readStages } from '#features/leads/stages/stages.server/read-stages.ts'
import { readRow, type RowValues } from '../row-values.ts'
import { sectorReader } from '../sector-words.ts'
import type { Reading } from '../told.ts'
import { validateRow, type LeadValidation } from '../validate-row.server.ts'
import { datesOf } from './file-dates.ts'
import { firstRows, type UnvalidatedRow } from './file-rows.ts'
import { originOf, type LeadImport } from './import-row.ts'
import type { Records, ValidatedRow } from './records.ts'

type NewLead = Extract<LeadValidation, { verdict: 'create' }>['created']
type ValidatedLead = ValidatedRow<KnownLead, NewLead>

/** Leads as an import finds, writes and takes back. */
export const leadRecords: Records<KnownLead, NewLead> = {
  validate: validateLeads,
  create: (ctx, row, list) =>
    createImported(ctx, originOf(row), list, { ownerId: row.ownerId, ownerName: row.ownerName }),
  update: (ctx, row, list) =>
    updateImported(
      ctx,
      originOf(row),
      list.map(({ known, changes }) => ({ lead: known, changes })),
    ),
  remove: removeImported,
  restore: restoreImported,
  whyNotCreated: 'Someone with this address was added at the same moment',
}

/** How the rows of a file are to be read. */
export const readingOf = async (
  ctx: Ctx,
  { id, mapping }: Pick<LeadImport, 'id' | 'mapping'>,
): Promise<Reading> => ({
  ...(await datesOf(ctx, { id, mapping })),
  book: await readStages(ctx),
  sectorOf: sectorReader(await readSectors(ctx)),
  own: await readCustomFields(ctx, 'lead'),
})

/** Judges rows against the leads as they are now. With `lock`, those leads are kept from others until the transaction ends. */
async function validateLeads(
  ctx: Ctx,
  { id, mapping, mode }: LeadImport,
  rows: UnvalidatedRow[],
  lock: boolean,
): Promise<ValidatedLead[]> {
  const reading = await readingOf(ctx, { id, mapping })
  const read = rows.map((row) => {
    if (row.fault) return { row, rowKey: null, problem: row.fault }
    const parsed = readRow(row.cells, mapping ?? [], reading)
    if (!parsed.isValid) return { row, rowKey: null, problem: parsed.reason }
    return { row, rowKey: rowKeyOf(parsed.values), values: parsed.values }
  })
  const matches = await matchLeads(
    ctx,
    read.map(({ values }) => (values ? { ...values, createdAt: values.facts.createdAt } : {})),
    { lock },
  )
  const earlier = await firstRows(ctx, id, read)
  const leadIds = new Map<string, number>()
  return read.map(({ row, rowKey, values, problem }, i) => {
    const skip = (reason: string): ValidatedLead => ({ row, rowKey, validation: { verdict: 'skip', reason } })
    if (!values) return skip(problem)
    const first = rowKey === null ? undefined : earlier.get(rowKey)
    if (first && first.row < row.row) {
      const what = values.email ? 'The same address stands' : 'The same name and company stand'
      return skip(`${what} on line ${first.line.toLocaleString('en-GB')} already`)
    }
    const validation = validateRow(values, matches[i] ?? {}, mode ?? 'fill')
    if (validation.verdict === 'update' || validation.verdict === 'unchanged') {
      const other = leadIds.get(validation.known.id)
      if (other !== undefined) return skip(`Line ${other.toLocaleString('en-GB')} is about the same lead`)
      leadIds.set(validation.known.id, row.line)
    }
    return { row, rowKey, validation }
  })
}

function rowKeyOf({ id, email, name, company }: RowValues): string | null {
  if (email) return emailKeyOf(email)
  if (id || !name) return null
  return `${name.toLowerCase()}\n${(company ?? '').toLowerCase()}`
}
