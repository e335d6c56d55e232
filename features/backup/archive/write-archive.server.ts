import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { readSequences, readTables, type TableShape } from '#db/catalogue.ts'
import { readAppliedMigrations } from '#db/scratch-schema.ts'
import { countRows, readRows, useExactText } from '#db/table-rows.ts'
import type { ClearedValues } from '#features/context/restore-part.ts'
import { AppError } from '#lib/errors.ts'
import { archiveVersion, sumLine, type ArchiveHead, type TableSum } from './archive-format.ts'

export interface ArchiveOf {
  head: Pick<ArchiveHead, 'product' | 'site' | 'server' | 'kind' | 'madeAt'>
  /** Tables without their rows. */
  leftOut: string[]
  /** Values that are saved as null. */
  cleared: ClearedValues[]
  /** Tables that are no part of it at all. */
  ownTables: string[]
  onProgress(done: number, total: number): Promise<void>
}

export interface Written {
  head: ArchiveHead
  tables: TableSum[]
  rows: number
  sha256: string
}

/**
 * The text of an archive, in pieces, from one snapshot of the database: the head, then every table's rows between its start and its
 * end, then the end of all. `written` is called last. The client is used by nothing else meanwhile.
 */
export async function* writeArchive(
  client: ClientBase,
  { head: given, leftOut, cleared, ownTables, onProgress }: ArchiveOf,
  written: (result: Written) => void,
): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await useExactText(client)
    const shapes = (await readTables(client, 'public')).filter(({ name }) => !ownTables.includes(name))
    const migrations = await readAppliedMigrations(client)
    if (migrations.length === 0)
      throw new AppError('conflict', 'The site has never run on this database, so there is nothing to save')
    const tables: ArchiveHead['tables'] = []
    for (const { name, columns } of shapes) {
      const rows = leftOut.includes(name) ? 0 : await countRows(client, 'public', name)
      tables.push({ name, columns, rows })
    }
    const isCounted = ({ table }: { table: string }) => shapes.some(({ name }) => name === table)
    const sequences = (await readSequences(client, 'public')).filter(isCounted)
    const head: ArchiveHead = {
      format: 'site-backup',
      version: archiveVersion,
      ...given,
      migrations,
      tables,
      sequences,
    }
    yield lineOf(head)

    const clearedIn = (name: string) => cleared.find(({ table }) => table === name)
    const total = tables.reduce((sum, { rows }) => sum + rows, 0)
    const sums: TableSum[] = []
    let done = 0
    for (const shape of shapes) {
      yield lineOf({ table: shape.name })
      const counter = sumOf(shape.name)
      if (!leftOut.includes(shape.name)) {
        for await (const lines of readRows(client, 'public', shape, clearedIn(shape.name))) {
          const text = `${lines.join('\n')}\n`
          counter.add(text, lines.length)
          yield text
          done += lines.length
          await onProgress(done, total)
        }
      }
      const sum = counter.end()
      sums.push(sum)
      yield lineOf({ end: sum.name, rows: sum.rows, sha256: sum.sha256 })
    }
    const sha256 = overallHash(sums)
    yield lineOf({ end: 'backup', rows: done, sha256 })
    written({ head, tables: sums, rows: done, sha256 })
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`

/** Counts and hashes the lines of one table. */
export function sumOf(name: string) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(text: string, lines: number) {
      hash.update(text)
      rows += lines
    },
    end: (): TableSum => ({ name, rows, sha256: hash.digest('hex') }),
  }
}

export function overallHash(sums: TableSum[]): string {
  const hash = createHash('sha256')
  for (const sum of sums) hash.update(sumLine(sum))
  return hash.digest('hex')
}

/** What a table holds now, as an archive would tell it. In the caller's transaction. */
export async function sumTable(client: ClientBase, schema: string, shape: TableShape): Promise<TableSum> {
  const counter = sumOf(shape.name)
  for await (const lines of readRows(client, schema, shape))
    counter.add(`${lines.join('\n')}\n`, lines.length)
  return counter.end()
}
