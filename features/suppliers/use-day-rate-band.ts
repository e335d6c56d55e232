import { useQuery } from '@tanstack/react-query'
import type { Range } from '#lib/range.ts'

/** The claimed band, for `rateWarning`; undefined until it is known. */
export const useDayRateBand = (): Range | undefined =>
  useQuery<Range>({ queryKey: ['/api/suppliers/day-rate'] }).data
