import type { Ctx } from '#features/context/context.server.ts'
import type { LeadImport } from './import-row.ts'
import type { UnvalidatedRow } from './file-rows.ts'
import { companyRecords } from '../companies/company-records.server.ts'
import { personRecords } from '../people/person-records.server.ts'
import { supplierRecords } from '../suppliers/supplier-records.server.ts'
import { leadRecords } from './lead-records.ts'
import { tryRows, undoRows, writeRows, type DoneRow, type Origin, type Records } from './records.ts'

const kindOf = <Known extends { id: string }, New>(records: Records<Known, New>) => ({
  tryRows: (ctx: Ctx, row: LeadImport, rows: UnvalidatedRow[]) => tryRows(records, ctx, row, rows),
  writeRows: (ctx: Ctx, row: LeadImport, rows: UnvalidatedRow[]) => writeRows(records, ctx, row, rows),
  undoRows: (ctx: Ctx, from: Origin, rows: DoneRow[]) => undoRows(records, ctx, from, rows),
})

/** What an import does with its rows, by what they become. */
export const recordKinds = {
  lead: kindOf(leadRecords),
  company: kindOf(companyRecords),
  person: kindOf(personRecords),
  supplier: kindOf(supplierRecords),
}
