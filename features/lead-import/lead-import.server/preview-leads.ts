import type { Ctx } from '#features/context/context.server.ts'
import { findOwners } from '#features/leads/import-leads.server/create-imported.ts'
import { contactsCell } from '#features/leads/export/contacts-cell.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { money } from '#lib/money.ts'
import { longDate } from '#lib/office-time.ts'
import type { FieldName, RowAnswer } from '../lead-import.schema.ts'
import { readRow } from '../row-values.ts'
import type { ImportRow } from './file-rows.ts'
import type { LeadImport } from './import-row.ts'
import { readingOf } from './lead-records.ts'

/** A note is told by how it begins. */
const longestNote = 300

type Preview = Pick<RowAnswer, 'name' | 'email' | 'company' | 'changes'>

/** What the rows that become new leads say, as they are read, by their numbers; none of a file of other records. A cell may name several people, and a stage in other words. */
export async function previewLeads(
  ctx: Ctx,
  row: LeadImport,
  rows: readonly ImportRow[],
): Promise<Map<number, Preview>> {
  const created = rows.filter(({ verdict }) => verdict === 'create')
  if (row.kind !== 'lead' || created.length === 0 || !row.mapping) return new Map()
  const { mapping } = row
  const reading = await readingOf(ctx, row)
  const read = created.flatMap(({ row, cells }) => {
    const parsed = readRow(cells, mapping, reading)
    return parsed.isValid ? [{ row, values: parsed.values }] : []
  })
  const findOwner = await findOwners(
    ctx,
    read.map(({ values }) => values),
  )
  return new Map(
    read.map(({ row: number, values }) => {
      const { facts, name = '', email, company = '', value, expectedClose } = values
      const owner = facts.owner === undefined ? undefined : findOwner(facts.owner)
      const unknown = facts.owner && !owner ? ` (“${facts.owner}” may not work on leads here)` : ''
      const told: [FieldName, string | null | undefined][] = [
        ['stage', reading.book.nameOf(facts.stage ?? 'new')],
        ['owner', owner?.ownerName ?? `${row.ownerName ?? 'No owner'}${unknown}`],
        ['companyRecord', facts.companyRecord],
        ['mainContact', facts.mainContact && contactsCell([facts.mainContact])],
        ['otherContacts', contactsCell(facts.otherContacts ?? [])],
        ['value', value === null || value === undefined ? null : money(value)],
        ['expectedClose', expectedClose && longDate(expectedClose)],
        [
          'source',
          typeof facts.source === 'object' ? facts.source.words : facts.source && sourceNames[facts.source],
        ],
        ['createdAt', facts.createdAt && longDate(facts.createdAt.slice(0, 10))],
        ['notes', facts.notes.join('\n').slice(0, longestNote)],
      ]
      const changes = told.flatMap(([field, to]) => (to ? [{ field, from: '', to }] : []))
      return [number, { name, email: email ?? '', company, changes }]
    }),
  )
}
