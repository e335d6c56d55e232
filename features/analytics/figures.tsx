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
  if (Math.max(now, before) < fewest) return `${whole(before)} before`
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0 ? 'as before' : `${percent > 0 ? '+' : '−'}${whole(Math.abs(percent))} %`
}

/** What words on a screen mean, where they stand. */
export function Definitions({ children }: { children: React.ReactNode }) {
  return (
    <div className="max-w-text space-y-1.5 border-l-2 border-rule pl-3 text-xs text-slate">{children}</div>
  )
}
