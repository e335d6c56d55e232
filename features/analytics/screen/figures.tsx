import type { Column } from '#ui/figure-table.tsx'
import { shareOf } from '#ui/funnel-chart.tsx'

/** Below it neither a share nor a percentile says anything. */
export const fewest = 30

export const whole = (value: number) => value.toLocaleString('en-GB')
export const share = (part: number, of: number) => shareOf(part, of, fewest)
export const pounds = (value: number) => `£${whole(value)}`

const dayMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
export const shortDay = (day: string) => dayMonth.format(new Date(day))
export const longDay = (day: string) => dayMonthYear.format(new Date(day))

/** How a figure changed, in words that hold for small ones as well. */
export function changeOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'none before either' : 'none before'
  return percentOf(now, before) ?? `${whole(before)} before`
}

/** Undefined where too few were counted for a share. */
function percentOf(now: number, before: number): string | undefined {
  if (before === 0 || Math.max(now, before) < fewest) return undefined
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0 ? 'unchanged' : `${percent > 0 ? '+' : '−'}${whole(Math.abs(percent))}%`
}

/** A column of what was counted before, and by how much that has changed since. */
export function beforeColumn<Row>(
  heading: string,
  pairOf: (row: Row) => [now: number, before: number],
): Column<Row> {
  return {
    heading,
    value: (row) => pairOf(row)[1],
    show: (row) => {
      const [now, before] = pairOf(row)
      const change = percentOf(now, before)
      return (
        <>
          {whole(before)}
          {change && <span className="block text-xs text-slate">{change}</span>}
        </>
      )
    },
  }
}

/** What words on a screen mean, where they stand. */
export function Definitions({ children }: { children: React.ReactNode }) {
  return (
    <div className="max-w-text space-y-1.5 border-l-2 border-rule pl-3 text-xs text-slate">{children}</div>
  )
}
