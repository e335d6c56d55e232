/** One line of the table: a requirement, what was measured, and whether it is met. */
export interface Row {
  requirement: string
  what: string
  target: string
  figure: string
  /** Undefined where the figure only informs. */
  isMet?: boolean
  /** What kept a figure under load from being better. */
  limit?: string
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const whole = (value: number) => Math.round(value).toLocaleString('en-GB')

/** Markdown, with columns as wide as their longest cell so that it reads as text too. */
export function table(rows: Row[]): string {
  const cells = [
    ['', 'measured', 'target', 'figure', 'met', 'limited by'],
    ...rows.map(({ requirement, what, target, figure, isMet, limit }) => [
      requirement,
      what,
      target,
      figure,
      isMet === undefined ? '' : isMet ? 'yes' : 'NO',
      limit ?? '',
    ]),
  ]
  const widths =
    cells[0]?.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = cells
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** The value below which a share of the others lies. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)

/** Whether a page is measured: all are, unless `--only=home` names one. */
export const isAsked = (page: string): boolean => only === undefined || only === page
