import type { ClientBase } from 'pg'
import { quoted, readTables, writeSequence, type TableShape } from '#db/catalogue.ts'
import { runMigrations, takeOffChecks, type Migration } from '#db/scratch-schema.ts'
import { rowWriter, useExactText } from '#db/table-rows.ts'
import { AppError } from '#lib/errors.ts'
import {
  archiveEnd,
  archiveHead,
  archiveVersion,
  tableEnd,
  tableStart,
  type ArchiveHead,
  type TableSum,
} from './archive-format.ts'
import { overallHash, sumOf, sumTable } from './write-archive.server.ts'

export interface Loaded {
  head: ArchiveHead
  tables: TableSum[]
  rows: number
  sha256: string
}

export type Phase = 'loading' | 'comparing' | 'updating'

interface LoadOptions {
  schema: string
  /** All that this code knows, oldest first. */
  migrations: Migration[]
  onProgress(phase: Phase, done: number, total: number): Promise<void>
}

/**
 * Loads an archive into a schema of its own, made as the archive's version had it, compares what was stored with what the archive says, and
 * brings it to this code's version. In the caller's transaction: a throw leaves nothing. Throws `invalid` in words for a person when the file is
 * broken, foreign or newer than this code.
 */
export async function loadArchive(
  client: ClientBase,
  lines: AsyncGenerator<string>,
  options: LoadOptions,
): Promise<Loaded> {
  try {
    return await load(client, lines, options)
  } finally {
    // Closes the file when it was left in the middle.
    await lines.return(undefined).catch(() => undefined)
  }
}

async function load(
  client: ClientBase,
  lines: AsyncGenerator<string>,
  { schema, migrations, onProgress }: LoadOptions,
): Promise<Loaded> {
  const reader = lineReader(lines)
  const head = readHead(await reader.next())
  const known = matchMigrations(head, migrations)
  const total = head.tables.reduce((sum, { rows }) => sum + rows, 0)

  await client.query(`create schema ${quoted(schema)}`)
  await runMigrations(client, schema, migrations.slice(0, known))
  const shapes = matchTables(head, await readTables(client, schema))
  const putBack = await takeOffChecks(client, schema)
  await useExactText(client)

  const sums: TableSum[] = []
  let done = 0
  for (const shape of shapes) {
    const sum = await loadTable(client, schema, shape, reader, async (rows) => {
      await onProgress('loading', done + rows, total)
    })
    done += sum.rows
    sums.push(sum)
  }
  const end = archiveEnd.safeParse(parsed(await reader.next()))
  const sha256 = overallHash(sums)
  if (!end.success || end.data.rows !== done || end.data.sha256 !== sha256) throw contradiction()
  // The checksum of the file comes after its last line.
  await reader.mustBeOver()

  await stored(putBack)
  for (const sequence of head.sequences) await writeSequence(client, schema, sequence)
  await compare(client, schema, shapes, sums, async (rows) => onProgress('comparing', rows, total))
  if (known < migrations.length) {
    await onProgress('updating', 0, 0)
    await runMigrations(client, schema, migrations.slice(known))
  }
  return { head, tables: sums, rows: done, sha256 }
}

/** The head alone, for a list of files. Throws as `loadArchive` does. */
export function readHead(line: string | undefined): ArchiveHead {
  const value = parsed(line)
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
  if (typeof version === 'number' && version > archiveVersion)
    throw new AppError(
      'invalid',
      'This backup was made by a newer version of the site, whose format is not known here',
    )
  const head = archiveHead.safeParse(value)
  if (!head.success) throw new AppError('invalid', 'This file is no backup of this software')
  return head.data
}

/** How many of this code's migrations the archive has. */
function matchMigrations({ migrations, product }: ArchiveHead, known: Migration[]): number {
  const isKnown = migrations.every(
    ({ hash, at }, i) => known[i]?.hash === hash && known[i].folderMillis === at,
  )
  if (isKnown) return migrations.length
  const newest = known.at(-1)?.folderMillis ?? 0
  const isNewer = migrations.some(({ at }) => at > newest)
  throw new AppError(
    'invalid',
    isNewer
      ? `This backup was made by a newer version (${product.version}): restore it with that version`
      : 'This backup belongs to software whose tables were made differently: it can’t be restored here',
  )
}

function matchTables(head: ArchiveHead, shapes: TableShape[]): TableShape[] {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]))
  return head.tables.map(({ name, columns }) => {
    const shape = byName.get(name)
    if (!shape || JSON.stringify(shape.columns) !== JSON.stringify(columns))
      throw new AppError('invalid', `The table ${name} of this backup has another shape than here`)
    return shape
  })
}

async function loadTable(
  client: ClientBase,
  schema: string,
  shape: TableShape,
  reader: LineReader,
  onRows: (rows: number) => Promise<void>,
): Promise<TableSum> {
  const start = tableStart.safeParse(parsed(await reader.next()))
  if (!start.success || start.data.table !== shape.name) throw contradiction()
  const writer = rowWriter(client, schema, shape)
  const counter = sumOf(shape.name)
  let rows = 0
  for (;;) {
    const line = await reader.next()
    if (line === undefined) throw contradiction()
    if (!line.startsWith('[')) {
      await stored(() => writer.flush())
      await onRows(rows)
      const end = tableEnd.safeParse(parsed(line))
      const sum = counter.end()
      const fits = end.success && end.data.end === sum.name && end.data.rows === sum.rows
      if (!fits || end.data.sha256 !== sum.sha256) throw contradiction()
      return sum
    }
    counter.add(`${line}\n`, 1)
    rows += 1
    await stored(() => writer.write(line))
    if (rows % 2000 === 0) await onRows(rows)
  }
}

/** Data that PostgreSQL refuses is the file's fault; a lost connection or a full disk isn't. */
async function stored(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^(?:22|23|42)/.test(code))
      throw new AppError('invalid', 'This backup holds rows that don’t fit their tables', { cause: error })
    throw error
  }
}

async function compare(
  client: ClientBase,
  schema: string,
  shapes: TableShape[],
  sums: TableSum[],
  onRows: (rows: number) => Promise<void>,
) {
  let done = 0
  for (const [i, shape] of shapes.entries()) {
    const found = await sumTable(client, schema, shape)
    const wanted = sums[i]
    if (found.rows !== wanted?.rows || found.sha256 !== wanted.sha256)
      throw new AppError(
        'invalid',
        `The table ${shape.name} reads back differently from what this backup holds`,
      )
    done += found.rows
    await onRows(done)
  }
}

const contradiction = () =>
  new AppError('invalid', 'This backup contradicts itself: it is damaged or was changed')

function parsed(line: string | undefined): unknown {
  if (line === undefined) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

type LineReader = ReturnType<typeof lineReader>

function lineReader(lines: AsyncGenerator<string>) {
  return {
    async next(): Promise<string | undefined> {
      const { done, value } = await lines.next()
      return done ? undefined : value
    },
    async mustBeOver() {
      if (!(await lines.next()).done) throw contradiction()
    },
  }
}
