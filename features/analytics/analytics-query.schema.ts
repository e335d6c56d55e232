import { z } from 'zod/mini'
import { comparisons, countDays } from './days.ts'
import { devices } from './devices.ts'
import { metrics } from './vitals/vitals.schema.ts'

const wrongDay = 'Please enter a day as YYYY-MM-DD'
const day = z.iso.date(wrongDay).check(z.regex(/^20/, wrongDay))
export const mostDays = 731

const days = {
  /** Days in London, both included. The last 28 days when left out. */
  from: z.optional(day),
  to: z.optional(day),
  compare: z.optional(z.enum(comparisons)),
}
const device = z.optional(z.enum(devices))
/** The one word for where visits came from, as the tables show it. */
const source = z.optional(
  z.string().check(
    z.minLength(1),
    z.maxLength(253),
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'There is no such source'),
  ),
)

const inOrder = z.refine<{ from?: string; to?: string }>(({ from, to }) => !from || !to || from <= to, {
  path: ['from'],
  message: 'The first day is after the last',
})
const notTooLong = z.refine<{ from?: string; to?: string }>(
  ({ from, to }) => !from || !to || from > to || countDays({ from, to }) <= mostDays,
  { path: ['from'], message: 'Please choose at most two years' },
)

export const periodQuery = z.object(days).check(inOrder, notTooLong)
export type PeriodQuery = z.infer<typeof periodQuery>

export const analyticsQuery = z.object({ ...days, device, source }).check(inOrder, notTooLong)
export type AnalyticsQuery = z.infer<typeof analyticsQuery>

export const vitalsQuery = z
  .object({
    ...days,
    device,
    /** Whose trend is drawn. */
    metric: z._default(z.enum(metrics), 'LCP'),
    /** A kind of page, as `/usecases/…`, for its own days; those of all when left out. */
    route: z.optional(
      z.string().check(z.maxLength(120), z.regex(/^[\x20-\x7e…]*$/, 'There is no such kind of page')),
    ),
  })
  .check(inOrder, notTooLong)
export type VitalsQuery = z.infer<typeof vitalsQuery>
