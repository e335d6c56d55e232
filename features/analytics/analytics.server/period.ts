import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { mostDays, type PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import {
  countDays,
  dayOf,
  plusDays,
  rangeBefore,
  usualDays,
  type DayRange,
} from '#features/analytics/days.ts'

export interface Period {
  range: DayRange
  /** What it is compared with. */
  before: DayRange | null
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
  return { range, before: compare ? rangeBefore(range, compare) : null }
}
