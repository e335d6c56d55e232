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
import { overallHash, sumOf } from './write-archive.server.ts'

export interface ReadArchive {
  head: ArchiveHead
  tables: TableSum[]
  rows: number
  sha256: string
}

/** Takes the rows of one table, as lines. */
interface Sink {
  write(line: string): Promise<void>
  flush(): Promise<void>
}

interface ReadOptions {
  /** Where the rows of a table go, by its place in the head; nowhere when undefined. */
  sinkOf(at: number): Sink | undefined
  onRows(rows: number): Promise<void>
}

/**
 * Reads an archive to its end and compares every count and hash in it, without a database. Throws `invalid` in words for a person when the file is
 * broken, foreign or of an unknown format.
 */
export async function checkArchive(lines: AsyncGenerator<string>): Promise<ReadArchive> {
  try {
    const reader = lineReader(lines)
    const head = readHead(await reader.next())
    return await readTables(reader, head, { sinkOf: () => undefined, onRows: async () => undefined })
  } finally {
    await lines.return(undefined).catch(() => undefined)
  }
}

/** The head alone, for a list of files. Throws as `checkArchive` does. */
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
  if (!head.success) throw new AppError('invalid', 'This file isn’t a backup of this software')
  return head.data
}

/** All that comes after the head. */
export async function readTables(
  reader: LineReader,
  head: ArchiveHead,
  { sinkOf, onRows }: ReadOptions,
): Promise<ReadArchive> {
  const tables: TableSum[] = []
  let rows = 0
  for (const [at, { name }] of head.tables.entries()) {
    const before = rows
    const sum = await readTable(reader, name, sinkOf(at), (done) => onRows(before + done))
    rows += sum.rows
    tables.push(sum)
  }
  const end = archiveEnd.safeParse(parsed(await reader.next()))
  const sha256 = overallHash(tables)
  if (!end.success || end.data.rows !== rows || end.data.sha256 !== sha256) throw contradiction()
  // The checksum of the file comes after its last line.
  await reader.mustBeOver()
  return { head, tables, rows, sha256 }
}

async function readTable(
  reader: LineReader,
  name: string,
  sink: Sink | undefined,
  onRows: (rows: number) => Promise<void>,
): Promise<TableSum> {
  const start = tableStart.safeParse(parsed(await reader.next()))
  if (!start.success || start.data.table !== name) throw contradiction()
  const counter = sumOf(name)
  let rows = 0
  for (;;) {
    const line = await reader.next()
    if (line === undefined) throw contradiction()
    if (!line.startsWith('[')) {
      await sink?.flush()
      await onRows(rows)
      const end = tableEnd.safeParse(parsed(line))
      const sum = counter.end()
      const fits = end.success && end.data.end === sum.name && end.data.rows === sum.rows
      if (!fits || end.data.sha256 !== sum.sha256) throw contradiction()
      return sum
    }
    counter.add(`${line}\n`, 1)
    rows += 1
    await sink?.write(line)
    if (rows % 2000 === 0) await onRows(rows)
  }
}

const contradiction = () =>
  new AppError('invalid', 'This backup is inconsistent: it is damaged or has been changed')

function parsed(line: string | undefined): unknown {
  if (line === undefined) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

type LineReader = ReturnType<typeof lineReader>

export function lineReader(lines: AsyncGenerator<string>) {
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
