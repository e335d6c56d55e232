import { sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { ImportedValues, ImportKind, Outcome, UndoOutcome, Verdict } from '../lead-import.schema.ts'
import type { Undone } from '#features/leads/import-leads.server/undo-imported.ts'
import { leadImportRows } from '../lead-import.table.server.ts'
import type { Validation } from '../validation.ts'
import type { UnvalidatedRow } from './file-rows.ts'
import type { LeadImport, originOf } from './import-row.ts'

export interface ValidatedRow<Known extends { id: string }, New> {
  row: UnvalidatedRow
  rowKey: string | null
  validation: Validation<Known, New>
}

/** How records of one kind are found, written and taken back. Each verb joins the caller's transaction. */
export interface Records<Known extends { id: string }, New> {
  /** Judges rows against the records as they are now. With `lock`, those are kept from others until the transaction ends. */
  validate(
    ctx: Ctx,
    row: LeadImport,
    rows: UnvalidatedRow[],
    lock: boolean,
  ): Promise<ValidatedRow<Known, New>[]>
  /** The id of each, or undefined when somebody else was quicker. */
  create(ctx: Ctx, row: LeadImport, list: New[]): Promise<(string | undefined)[]>
  update(ctx: Ctx, row: LeadImport, list: { known: Known; changes: ImportedValues }[]): Promise<void>
  /** Deletes what an import made, unless someone or something touched it since. */
  remove(ctx: Ctx, from: Origin, ids: string[]): Promise<Map<string, Undone>>
  /** Puts back what an import wrote, unless one of these fields was changed since. */
  restore(
    ctx: Ctx,
    from: Origin,
    list: { id: string; before: ImportedValues; after: ImportedValues }[],
  ): Promise<Map<string, Undone>>
  whyNotCreated: string
}

export type Origin = ReturnType<typeof originOf>

/** What is said of a row, or became of it. */
export interface RowResult<Result extends Verdict | Outcome> {
  row: number
  rowKey: string | null
  result: Result
  reason: string | null
  recordId: string | null
  before: ImportedValues | null
  after: ImportedValues | null
}

/** The dry run: no record is touched. */
export async function tryRows<Known extends { id: string }, New>(
  records: Records<Known, New>,
  ctx: Ctx,
  row: LeadImport,
  rows: UnvalidatedRow[],
): Promise<RowResult<Verdict>[]> {
  const validated = await records.validate(ctx, row, rows, false)
  return validated.map(({ row, rowKey, validation }) => ({
    row: row.row,
    rowKey,
    result: validation.verdict,
    reason: reasonOf(validation),
    recordId: 'known' in validation ? (validation.known?.id ?? null) : null,
    before: validation.verdict === 'update' ? validation.before : null,
    after: validation.verdict === 'update' ? validation.changes : null,
  }))
}

/** Why a row is left out, or what of a new record becomes a note. */
function reasonOf(validation: Validation<{ id: string }, unknown>): string | null {
  if (validation.verdict === 'skip') return validation.reason
  return validation.verdict === 'create' ? validation.note : null
}

/** Judges the rows once more, so that nothing that changed since the dry run is overwritten unseen, and writes them. */
export async function writeRows<Known extends { id: string }, New>(
  records: Records<Known, New>,
  ctx: Ctx,
  row: LeadImport,
  rows: UnvalidatedRow[],
): Promise<RowResult<Outcome>[]> {
  const validated = await records.validate(ctx, row, rows, true)
  const creates = validated.flatMap(({ row, validation }) =>
    validation.verdict === 'create' ? [{ row: row.row, created: validation.created }] : [],
  )
  const made = await records.create(
    ctx,
    row,
    creates.map(({ created }) => created),
  )
  const madeIds = new Map(creates.map(({ row }, i) => [row, made[i]]))
  await records.update(
    ctx,
    row,
    validated.flatMap(({ validation }) => (validation.verdict === 'update' ? [validation] : [])),
  )
  return validated.map(({ row: { row }, rowKey, validation }) => ({
    row,
    rowKey,
    ...outcomeOf(validation, madeIds.get(row), records.whyNotCreated),
  }))
}

function outcomeOf(
  validation: Validation<{ id: string }, unknown>,
  madeId: string | undefined,
  whyNot: string,
): Omit<RowResult<Outcome>, 'row' | 'rowKey'> {
  const nothing = { reason: null, recordId: null, before: null, after: null }
  switch (validation.verdict) {
    case 'create':
      return madeId
        ? { ...nothing, result: 'created', recordId: madeId }
        : { ...nothing, result: 'skipped', reason: whyNot }
    case 'update': {
      const { known, before, changes } = validation
      return { result: 'updated', reason: null, recordId: known.id, before, after: changes }
    }
    case 'unchanged':
      return { ...nothing, result: 'unchanged', recordId: validation.known.id }
    case 'skip':
      return {
        ...nothing,
        result: 'skipped',
        reason: validation.reason,
        recordId: validation.known?.id ?? null,
      }
  }
}

export interface DoneRow {
  row: number
  outcome: Outcome | null
  recordId: string | null
  before: ImportedValues | null
  after: ImportedValues | null
}

/** Takes back what these rows made or changed. */
export async function undoRows<Known extends { id: string }, New>(
  records: Records<Known, New>,
  ctx: Ctx,
  from: Origin,
  rows: DoneRow[],
): Promise<{ row: number; undoOutcome: UndoOutcome; undoReason: string | null }[]> {
  const created = rows.flatMap(({ outcome, recordId }) =>
    outcome === 'created' && recordId ? [recordId] : [],
  )
  const removed = await records.remove(ctx, from, created)
  const restored = await records.restore(
    ctx,
    from,
    rows.flatMap(({ outcome, recordId, before, after }) =>
      outcome === 'updated' && recordId && before && after ? [{ id: recordId, before, after }] : [],
    ),
  )
  return rows.map(({ row, recordId, outcome }) => {
    const undone = (outcome === 'created' ? removed : restored).get(recordId ?? '')
    const done = outcome === 'created' ? 'removed' : 'restored'
    return {
      row,
      undoOutcome: undone?.done ? done : 'kept',
      undoReason: undone && !undone.done ? undone.reason : null,
    }
  })
}

const columnOf = {
  lead: 'leadId',
  company: 'companyId',
  person: 'personId',
  supplier: 'supplierId',
} as const

/** Where a row keeps which record it is about. */
export const recordIdOf = (
  kind: ImportKind,
  row: Record<(typeof columnOf)[ImportKind], string | null>,
): string | null => row[columnOf[kind]]

/** Stores what is said of rows, in one statement. */
export async function storeResults(
  ctx: Ctx,
  { id, kind }: LeadImport,
  written: RowResult<Verdict | Outcome>[],
  as: 'verdict' | 'outcome',
): Promise<void> {
  if (written.length === 0) return
  const columns = [
    as,
    ...(as === 'verdict' ? (['rowKey'] as const) : []),
    'reason',
    columnOf[kind],
    'before',
    'after',
  ] as const
  const rows = written.map(({ result, recordId, ...row }) => ({
    ...row,
    importId: id,
    [as]: result,
    [columnOf[kind]]: recordId,
  }))
  await ctx.db.execute(sql`update ${leadImportRows} set ${setFromRows(leadImportRows, columns)}
    from ${recordset(leadImportRows, ['importId', 'row', ...columns], rows)}
    where ${leadImportRows.importId} = r.import_id and ${leadImportRows.row} = r.row`)
}
