import type { Column } from '#ui/figure-table.tsx'
import { shareOf } from '#ui/funnel-chart.tsx'
import { clockTime } from '#lib/office-time.ts'
import type { DayRange } from '#features/analytics/days.ts'

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

/** Which days the others are compared with: “Before: 1 Nov 2026 to 7 Nov 2026 until 14:30, the time that it is now.” */
export function beforeInWords({ before, beforeUntil }: { before: DayRange; beforeUntil: string | null }) {
  const days =
    before.from === before.to ? longDay(before.to) : `${longDay(before.from)} to ${longDay(before.to)}`
  return `Before: ${days}${beforeUntil ? ` until ${clockTime(beforeUntil)}, the time that it is now` : ''}.`
}

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

/** What the figures that stand before the others are of; nothing where there are none. */
export function BeforeNote({ before, beforeUntil }: { before: DayRange | null; beforeUntil: string | null }) {
  return before && <p className="text-xs text-slate">{beforeInWords({ before, beforeUntil })}</p>
}

/** Of what is only counted by whole days. */
export function BeforeWithoutToday({ before }: { before: DayRange }) {
  return (
    <p>
      <strong>Before:</strong> {longDay(before.from)} to {longDay(before.to)}, to be compared with the days
      that are over: this is counted by whole days, and today has none to stand beside.
    </p>
  )
}

/** What words on a screen mean, where they stand. */
export function Definitions({ children }: { children: React.ReactNode }) {
  return (
    <div className="max-w-text space-y-1.5 border-l-2 border-rule pl-3 text-xs text-slate">{children}</div>
  )
}
