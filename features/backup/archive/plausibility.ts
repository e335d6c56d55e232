import type { TableSum } from './archive-format.ts'

/** Tables that are never empty on a site at work. */
const keyTables = ['users', 'leads'] as const
const comparedTo = 10

export interface Earlier {
  bytes: number
  isEncrypted: boolean
  tables: TableSum[] | null
}

/**
 * Why a finished backup is not to be trusted, or undefined: an empty table of users, an empty table of leads where an earlier backup had
 * some, or less than half the median size of the earlier ones. `earlier` are good ones, newest first.
 */
export function problemOf(
  made: { bytes: number; tables: TableSum[] },
  earlier: Earlier[],
): string | undefined {
  const compared = earlier.slice(0, comparedTo)
  for (const name of keyTables) {
    const isEmpty = rowsOf(made.tables, name) === 0
    const had = compared.some(({ tables }) => rowsOf(tables ?? [], name) > 0)
    if (isEmpty && (had || name === 'users')) return `The table of ${name} is empty`
  }
  const median = medianOf(compared.map(({ bytes }) => bytes))
  if (median !== undefined && made.bytes < median / 2) {
    const share = Math.round((made.bytes / median) * 100)
    return `It is ${share}% of the usual size, the median of the last ${compared.length}`
  }
  return undefined
}

const rowsOf = (tables: TableSum[], wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0

function medianOf(values: number[]): number | undefined {
  // One or two say little about what is usual.
  if (values.length < 3) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  const high = sorted[at] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[at - 1] ?? 0) + high) / 2
}
