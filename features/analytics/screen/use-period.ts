import { useCallback, useMemo } from 'react'
import { useNow } from '#ui/use-now.ts'
import { useSearchParams } from '#ui/use-search-params.ts'
import {
  comparisons,
  dayOf,
  lastDays,
  presets,
  usualDays,
  type Comparison,
  type DayRange,
} from '#features/analytics/days.ts'
import { devices, type Device } from '#features/analytics/devices.ts'

export interface Chosen {
  range: DayRange
  /** The preset's name, or `own` for days of one's own. */
  preset: string
  compare: Comparison | 'none'
  device: Device | undefined
  source: string | undefined
}

type Change = Partial<Record<'range' | 'from' | 'to' | 'compare' | 'device' | 'source', string>>

/** The days, the comparison and the filters as the screen's address has them; what doesn't fit there counts as not given. */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const today = dayOf(useNow())
  const chosen = useMemo(() => readChosen(params, today), [params, today])
  const change = useCallback(
    (changes: Change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { chosen, change, today }
}

const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export function readChosen(params: URLSearchParams, today: string): Chosen {
  const [from, to] = [params.get('from'), params.get('to')]
  const isOwn = isDay(from) && isDay(to)
  const preset = presets.find(({ name }) => name === params.get('range'))
  const compare = params.get('compare')
  return {
    range: isOwn ? { from, to } : lastDays(preset?.days ?? usualDays, today),
    preset: isOwn ? 'own' : (preset?.name ?? String(usualDays)),
    compare: compare === 'none' ? 'none' : (comparisons.find((one) => one === compare) ?? 'previous'),
    device: devices.find((one) => one === params.get('device')),
    source: params.get('source') || undefined,
  }
}

/** What is asked of the API. `filters` are those that the endpoint knows. */
export function queryOf(chosen: Chosen, filters: ('device' | 'source')[] = []): URLSearchParams {
  const { range, compare } = chosen
  const query = new URLSearchParams({ ...range })
  if (compare !== 'none') query.set('compare', compare)
  for (const name of filters) {
    const value = chosen[name]
    if (value) query.set(name, value)
  }
  return query
}
