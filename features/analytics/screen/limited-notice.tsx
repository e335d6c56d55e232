import { useQuery } from '@tanstack/react-query'
import type { Filtered } from '#features/analytics/analytics-answer.schema.ts'
import { longDay, whole } from './figures.tsx'
import { queryOf, usePeriod } from './use-period.ts'

/** Above all figures of days on which more came than is kept. */
export function LimitedNotice() {
  const { chosen } = usePeriod()
  const { data } = useQuery<Filtered>({ queryKey: [`/api/analytics/filtered?${queryOf(chosen)}`] })
  const days = data?.days.filter(({ limited }) => limited > 0) ?? []
  if (days.length === 0) return null
  const events = days.reduce((sum, { limited }) => sum + limited, 0)
  const named = days.map(({ day }) => longDay(day))
  return (
    <p role="status" className="mb-6 border-l-4 border-signal bg-signal-tint px-5 py-4">
      <strong>Figures limited.</strong> {whole(events)} events were not counted{' '}
      {named.length > 3 ? `on ${named.length} days` : `on ${named.join(', ')}`}, because more came in a minute
      than is kept. Beyond the limit one in twenty was counted: the figures of{' '}
      {days.length === 1 ? 'this day' : 'these days'} are lower than what happened.
    </p>
  )
}
