import type { ClientBase } from 'pg'
import { quoted, readTables as readShapes, writeSequence, type TableShape } from '#db/catalogue.ts'
import { runMigrations, takeOffChecks, type Migration } from '#db/scratch-schema.ts'
import { rowWriter, useExactText } from '#db/table-rows.ts'
import { AppError } from '#lib/errors.ts'
import type { ArchiveHead, TableSum } from './archive-format.ts'
import { lineReader, readHead, readTables, type ReadArchive } from './read-archive.server.ts'
import { sumTable } from './write-archive.server.ts'

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
): Promise<ReadArchive> {
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
): Promise<ReadArchive> {
  const reader = lineReader(lines)
  const head = readHead(await reader.next())
  const known = matchMigrations(head, migrations)
  const total = head.tables.reduce((sum, { rows }) => sum + rows, 0)

  await client.query(`create schema ${quoted(schema)}`)
  await runMigrations(client, schema, migrations.slice(0, known))
  const shapes = matchTables(head, await readShapes(client, schema))
  // The archive also has the rows that migrations write into new tables, as they were then.
  await client.query(`truncate ${shapes.map(({ name }) => `${quoted(schema)}.${quoted(name)}`).join(', ')}`)
  const putBack = await takeOffChecks(client, schema)
  await useExactText(client)

  const read = await readTables(reader, head, {
    sinkOf(at) {
      const shape = shapes[at]
      const writer = shape && rowWriter(client, schema, shape)
      return (
        writer && { write: (line) => stored(() => writer.write(line)), flush: () => stored(writer.flush) }
      )
    },
    onRows: (rows) => onProgress('loading', rows, total),
  })

  await stored(putBack)
  for (const sequence of head.sequences) await writeSequence(client, schema, sequence)
  await compare(client, schema, shapes, read.tables, async (rows) => onProgress('comparing', rows, total))
  if (known < migrations.length) {
    await onProgress('updating', 0, 0)
    await runMigrations(client, schema, migrations.slice(known))
  }
  return read
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
      : 'This backup comes from software with different tables, so it can’t be restored here',
  )
}

function matchTables(head: ArchiveHead, shapes: TableShape[]): TableShape[] {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]))
  return head.tables.map(({ name, columns }) => {
    const shape = byName.get(name)
    if (!shape || JSON.stringify(shape.columns) !== JSON.stringify(columns))
      throw new AppError(
        'invalid',
        `The table ${name} in this backup has a different structure from the one here`,
      )
    return shape
  })
}

/** Data that PostgreSQL refuses is the file's fault; a lost connection or a full disk isn't. */
async function stored(task: () => Promise<void>) {
  try {
    await task()
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
