import { readCsv } from '#lib/csv-reader.ts'
import { limits, separators, type Encoding, type Separator } from './lead-import.schema.ts'

/** Parts of a file, one after the other, each read only when it is its turn. */
export type Parts = AsyncIterable<Uint8Array>

export const csvOptions = (separator: string) => ({
  separator,
  maxCellChars: limits.cellChars,
  maxRowBytes: limits.rowBytes,
  maxColumns: limits.columns,
})

/** How the text is encoded: by its mark, else UTF-8 when all of it is valid, else Windows-1252, as older programs write. */
export async function detectEncoding(parts: Parts): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const part of parts) {
      if (isFirst && part[0] === 0xff && part[1] === 0xfe) return 'utf-16le'
      if (isFirst && part[0] === 0xfe && part[1] === 0xff) return 'utf-16be'
      isFirst = false
      utf8.decode(part, { stream: true })
    }
    utf8.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Why these first bytes are no text; undefined when they may be. */
export function whyNotText(start: Uint8Array): string | undefined {
  if (start[0] === 0x50 && start[1] === 0x4b)
    return 'This is an Excel workbook or another packed file. Save it as CSV first.'
  if (start[0] === 0xd0 && start[1] === 0xcf) return 'This is an old Excel file. Save it as CSV first.'
  if (start[0] === 0x25 && start[1] === 0x50) return 'This is a PDF. A CSV file is needed.'
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  const zeros = start.subarray(0, 4096).reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  return !isWide && zeros > start.length / 100 ? 'This is not a text file. A CSV file is needed.' : undefined
}

/** Of a whole part the parser would hold thousands of rows at once. */
const pieceBytes = 16 * 1024

/** The text of a file in small pieces, which end between characters. */
export async function* textOf(parts: Parts, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of parts)
    for (let at = 0; at < part.length; at += pieceBytes)
      yield decoder.decode(part.subarray(at, at + pieceBytes), { stream: true })
  yield decoder.decode()
}

const declared = /^sep=(.)\r?\n/

/** Excel's own line at the top that names the separator. */
export const declaredSeparator = (start: string) => declared.exec(start)?.[1]

/** The separator that parts the first lines into the most columns that each of them has. */
export function detectSeparator(start: string): Separator {
  const named = separators.find((separator) => separator === declaredSeparator(start))
  if (named) return named
  const scores = separators.map((separator) => ({ separator, columns: columnsOf(start, separator) }))
  const best = scores.toSorted((a, b) => b.columns - a.columns)[0]
  return best && best.columns > 1 ? best.separator : ','
}

function columnsOf(start: string, separator: Separator): number {
  try {
    // The last line may be cut off.
    const lines = start.slice(0, start.lastIndexOf('\n') + 1) || start
    const counts = readCsv(lines, { ...csvOptions(separator), maxColumns: 10_000 }, 50).map(
      ({ cells }) => cells.length,
    )
    const common = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1
    const share = counts.filter((count) => count === common).length / Math.max(1, counts.length)
    return share >= 0.6 ? common : 1
  } catch {
    return 1
  }
}
