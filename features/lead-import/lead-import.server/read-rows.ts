import { and, eq, sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import { CsvError, csvRows, type CsvRow } from '#lib/csv-reader.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { suggestFields } from '../kind-columns.ts'
import { csvOptions, declaredSeparator, textOf } from '../file-text.server.ts'
import { limits } from '../lead-import.schema.ts'
import { leadImportRows, leadImports } from '../lead-import.table.server.ts'
import { lockImport, rowsAtOnce, type LeadImport } from './import-row.ts'
import { fail, readParts } from './import-parts.ts'

const sampleRows = 10

type StoredRow = typeof leadImportRows.$inferInsert

/** Reads the rows of the file into the database, from the start: what an earlier try wrote goes first. */
export async function readRows(ctx: Ctx, id: string): Promise<void> {
  const row = await begin(ctx, id)
  if (!row) return
  try {
    await readAll(ctx, row)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    await fail(ctx, id, wordsOf(error))
  }
}

async function begin(ctx: Ctx, id: string): Promise<LeadImport | undefined> {
  return ctx.transaction(async (ctx) => {
    const row = await lockImport(ctx, id)
    if (row.state !== 'reading') return undefined
    const attempt = row.attempt + 1
    await ctx.db.delete(leadImportRows).where(eq(leadImportRows.importId, id))
    await ctx.db.update(leadImports).set({ attempt, progress: 0, rows: 0 }).where(eq(leadImports.id, id))
    return { ...row, attempt }
  })
}

async function readAll(ctx: Ctx, row: LeadImport): Promise<void> {
  let header: string[] | undefined
  let count = 0
  const sample: string[][] = []
  let waiting: StoredRow[] = []

  const text = withoutDeclaration(textOf(readParts(ctx, row.id), row.encoding ?? 'utf-8'))
  for await (const one of csvRows(text, csvOptions(row.separator ?? ','))) {
    if (!header) {
      header = headerOf(one.cells, row.hasHeader)
      if (row.hasHeader) continue
    }
    count += 1
    if (sample.length < sampleRows) sample.push(one.cells)
    if (count > limits.rows) {
      await fail(
        ctx,
        row.id,
        `This file has more than ${limits.rows.toLocaleString('en-GB')} rows. Please split it.`,
      )
      return
    }
    waiting.push(storedRow(row.id, count, one, header.length))
    if (waiting.length < rowsAtOnce) continue
    if (!(await store(ctx, row, waiting))) return
    waiting = []
  }
  if (!(await store(ctx, row, waiting))) return
  if (!header || count === 0) {
    await fail(
      ctx,
      row.id,
      row.hasHeader ? 'There are no rows below the heading of this file.' : 'This file is empty.',
    )
    return
  }
  await ctx.db
    .update(leadImports)
    .set({
      state: 'mapping',
      header,
      rows: count,
      progress: 0,
      mapping: suggestFields(row.kind, header, sample, await readCustomFields(ctx, row.kind)),
      counts: {},
    })
    .where(
      and(eq(leadImports.id, row.id), eq(leadImports.attempt, row.attempt), eq(leadImports.state, 'reading')),
    )
}

async function* withoutDeclaration(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isStart = true
  for await (const piece of text) {
    yield isStart && declaredSeparator(piece) ? piece.slice(piece.indexOf('\n') + 1) : piece
    if (piece) isStart = false
  }
}

const clean = (text: string) => text.replaceAll('\0', '').toWellFormed()

function headerOf(cells: string[], isHeader: boolean): string[] {
  return cells.map((cell, i) => (isHeader && clean(cell).trim().slice(0, 100)) || `Column ${i + 1}`)
}

function storedRow(
  importId: string,
  row: number,
  { line, cells, isCut }: CsvRow,
  columns: number,
): StoredRow {
  const extra = cells.slice(columns).some((cell) => cell !== '')
  const fault = isCut
    ? `A cell has more than ${limits.cellChars.toLocaleString('en-GB')} characters`
    : extra
      ? `It has ${cells.length} cells where the heading has ${columns}`
      : cells.some((cell) => cell.includes('\0'))
        ? 'It contains a character that is not text (NUL)'
        : null
  return {
    importId,
    row,
    line,
    fault,
    cells: cells.slice(0, Math.max(columns, extra ? cells.length : 0)).map(clean),
  }
}

/** False when another try has begun since: this one ends. */
async function store(ctx: Ctx, { id, attempt }: LeadImport, rows: StoredRow[]): Promise<boolean> {
  if (rows.length === 0) return true
  return ctx.transaction(async (ctx) => {
    const { rowCount } = await ctx.db
      .update(leadImports)
      .set({ progress: rows.at(-1)?.row ?? 0 })
      .where(and(eq(leadImports.id, id), eq(leadImports.attempt, attempt), eq(leadImports.state, 'reading')))
    if (rowCount !== 1) return false
    const columns = ['importId', 'row', 'line', 'cells', 'fault'] as const
    await ctx.db.execute(sql`${insertRows(leadImportRows, columns, rows)} on conflict do nothing`)
    return true
  })
}

function wordsOf({ problem, line }: CsvError): string {
  const number = line.toLocaleString('en-GB')
  switch (problem) {
    case 'unclosed quote':
      return `From line ${number} on the file can’t be read: a quotation mark opens there and never closes.`
    case 'row too long':
      return `The row that begins on line ${number} never seems to end. Does a quotation mark open there and never close?`
    case 'too many columns':
      return `Line ${number} has more than ${limits.columns} columns. Is the separator right?`
  }
}
