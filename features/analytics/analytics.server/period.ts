import { AppError } from '#lib/errors.ts'
import { sameTimeOn, startOfLondonDay } from '#lib/like-periods.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { mostDays, type PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import {
  countDays,
  dayOf,
  plusDays,
  rangeBefore,
  usualDays,
  type CutRange,
  type DayRange,
} from '#features/analytics/days.ts'
import { eventsKeptFrom } from '#features/analytics/events/sums.server.ts'

export interface Period {
  range: DayRange
  /** What it is compared with: where the last day is today, until the same time of its own last day. */
  before: CutRange | null
}

/** The days that are asked for. They end today at the latest. Throws `invalid` when none are left or too many. */
export function periodOf(ctx: Ctx, { from, to, compare }: PeriodQuery): Period {
  const today = dayOf(ctx.clock.now())
  const last = to && to < today ? to : today
  const range = { from: from ?? plusDays(last, 1 - usualDays), to: last }
  const days = countDays(range)
  const wrong =
    days < 1 ? 'The first day is in the future' : days > mostDays && 'Please choose at most two years'
  if (wrong) throw new AppError('invalid', wrong, { errors: { from: wrong } })
  return { range, before: compare ? cut(ctx, rangeBefore(range, compare), last === today) : null }
}

/** Until the time that it is now, as long as the events of that day are kept one by one. */
function cut(ctx: Ctx, before: DayRange, isOpen: boolean): CutRange {
  const now = ctx.clock.now()
  if (!isOpen || startOfLondonDay(before.to) < eventsKeptFrom(now)) return before
  return { ...before, until: sameTimeOn(before.to, now) }
}

/** The period as an answer tells it. */
export const periodTold = ({ range, before }: Period) => ({
  range,
  before: before && { from: before.from, to: before.to },
  beforeUntil: before?.until?.toISOString() ?? null,
})

/**
 * For what is only counted by whole days: the days before without their last one, to be set beside those that are over. Null where there are none.
 */
export function wholeDaysBefore(before: CutRange | null): DayRange | null {
  if (!before?.until) return before
  return before.from < before.to ? { from: before.from, to: plusDays(before.to, -1) } : null
}
