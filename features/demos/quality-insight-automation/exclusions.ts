import type { ValueMeanings } from '#features/demos/frame/report/report.ts'

/** A point that the visitor may leave out, under the name that the page shows. */
export interface Excludable {
  label: string
  /** Why its value doesn't set limits; '' for a point that counts. */
  excluded: string
}

const reasons = [
  { value: 'cause', label: 'Exclude: cause found and removed' },
  { value: 'measuring', label: 'Exclude: measured or typed wrongly' },
  { value: 'other process', label: 'Exclude: trial, start-up or other product' },
]
const kept = 'kept'
const mostOffered = 12

/** What a cell of the column of exclusions says; '' when the row counts. */
export function reasonOf(cell: string): string {
  const text = cell.trim()
  if (/^(?:|no|n|0|false|nein|non)$/i.test(text)) return ''
  return /^(?:yes|y|1|true|x|ja|oui)$/i.test(text) ? 'marked in the file' : text
}

/** The points with what the visitor says of them on the page, by their label. */
export function excludeByMeanings<P extends Excludable>(
  points: readonly P[],
  meanings: Readonly<Record<string, string>> = {},
): P[] {
  return points.map((point) => {
    const reason = reasons.find(({ value }) => value === meanings[point.label])
    const words = reason?.label.replace('Exclude: ', '')
    return words ? { ...point, excluded: words } : point
  })
}

/** For points beyond their limits, and those left out on the page: keep, or leave out and why. */
export function exclusionChoices(
  beyond: readonly Excludable[],
  all: readonly Excludable[],
  meanings: Readonly<Record<string, string>> = {},
): ValueMeanings | undefined {
  const said = all.filter(({ label }) => (meanings[label] ?? kept) !== kept)
  const offered = [...new Set([...said, ...beyond.filter(({ excluded }) => excluded === '')])]
  if (offered.length === 0) return undefined
  return {
    title: 'Leave a point out, and why',
    note: 'Only if you know the cause. The point stays in the chart and the report; limits, rules and Cpk are computed without it. A column of reasons in your file does the same.',
    options: [{ value: kept, label: 'Keep it' }, ...reasons],
    rows: offered.slice(0, Math.max(mostOffered, said.length)).map(({ label }) => ({
      value: label,
      meaning: meanings[label] ?? kept,
    })),
  }
}
