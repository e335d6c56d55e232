import { median } from 'simple-statistics'
import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { cycleUnitOf, rateUnitOf } from './rate-units.ts'
import type { ShiftColumns } from './shift-columns.ts'

export type TimesIn = 'auto' | 'minutes' | 'hours'
export type RateIn = 'auto' | 'minute' | 'hour'

const timeRoles = ['planned', 'breaks', 'stopped', 'setUp', 'run'] as const
export type TimeRole = (typeof timeRoles)[number]

export interface ShiftTimes {
  /** Minutes by role, undefined where the file has no such column. */
  minutes: Record<TimeRole, readonly number[] | undefined>
  /** Headings whose figures bear no unit, and what they were taken for; undefined where all have one. */
  assumed: { headings: string[]; unit: 'minutes' | 'hours' } | undefined
}

const hourWords = /(?:^|[^\p{L}])(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore)(?:[^\p{L}]|$)/iu
const minuteWords = /(?:^|[^\p{L}])(?:mins?|minutes?|minuten|minutos?|minuti)(?:[^\p{L}]|$)/iu
/** "(10 min)", "[x 0.1 h]", "(1/100 h)". */
const countedTime = /[([]\s?[x×]?\s?\d[\d.,/]{0,8}\s?(?:h|hrs?|std|mins?|minutes?|minuten)\.?\s?[)\]]/iu
/** A shift that is planned for no more than this is given in hours. */
const mostHours = 24

/** Times of each row in minutes. Of figures without a unit a planned time of at most 24 is hours; what can't be hours beside it is minutes. */
export function timesOf({ columns, headings, units }: Table<ShiftColumns>, timesIn: TimesIn): ShiftTimes {
  const isBare = (role: TimeRole) => {
    const heading = headings?.[role] ?? ''
    return (units?.[role] ?? '') === '' && !hourWords.test(heading) && !minuteWords.test(heading)
  }
  const present = timeRoles.filter((role) => columns[role])
  const odd = present.map((role) => headings?.[role] ?? '').find((heading) => countedTime.test(heading))
  if (odd && timesIn === 'auto')
    throw new DemoError(
      `“${odd}”: are its figures multiples of that time? Then turn them into minutes first. If they are minutes or hours as they stand, choose that under Settings.`,
    )
  const bare = present.filter(isBare)
  const base = columns.planned ?? columns.run
  const baseRole = columns.planned ? 'planned' : 'run'
  const usual = base ? median(finite(base)) : Number.NaN
  const hasHours =
    timesIn === 'hours' || (timesIn === 'auto' && bare.includes(baseRole) && usual > 0 && usual <= mostHours)
  const scaled = (role: TimeRole): readonly number[] | undefined => {
    const own = columns[role]
    if (!own) return undefined
    // A unit in brackets was read with the cells; one in the words of the heading was not.
    const inWords = (units?.[role] ?? '') === '' && hourWords.test(headings?.[role] ?? '')
    const isHours = inWords || (hasHours && isBare(role) && (timesIn === 'hours' || fits(own, base)))
    return isHours ? own.map((value) => value * 60) : own
  }
  return {
    minutes: {
      planned: scaled('planned'),
      breaks: scaled('breaks'),
      stopped: scaled('stopped'),
      setUp: scaled('setUp'),
      run: scaled('run'),
    },
    assumed:
      bare.length > 0
        ? {
            headings: bare.map((role) => headings?.[role] ?? role),
            unit: hasHours ? 'hours' : 'minutes',
          }
        : undefined,
  }
}

const finite = (values: readonly number[]): number[] => {
  const own = values.filter(Number.isFinite)
  return own.length > 0 ? own : [0]
}

const fits = (own: readonly number[], base: readonly number[] | undefined) =>
  own.every((value, i) => !Number.isFinite(value) || value <= (base?.[i] ?? Infinity))

/** Seconds that a part takes at best, by row; NaN where the row doesn't say. `assumed`: what the file doesn't say. Throws `DemoError` for a unit that can't be read. */
export function cyclesOf(
  { columns: { cycle, rate }, headings, units }: Table<ShiftColumns>,
  rateIn: RateIn,
  /** Parts a minute of run time that were made at most, to tell a rate an hour from one a minute. */
  fastest: number,
): { seconds: readonly number[] | undefined; assumed: string | undefined } {
  if (cycle) {
    const own = unitIn(cycleUnitOf, units?.cycle, headings?.cycle)
    if (own === 'unreadable')
      throw new DemoError(
        `“${headings?.cycle}” bears a unit that can’t be read. Choose “Not used” for that column and enter the ideal cycle under Settings, or name the unit as in “s” or “min”.`,
      )
    return {
      seconds: cycle.map((value) => value * (own ?? 1)),
      assumed:
        own === undefined
          ? `${headings?.cycle ?? 'The cycle'} bears no unit of time and is taken as seconds.`
          : undefined,
    }
  }
  if (!rate) return { seconds: undefined, assumed: undefined }
  const said = rateIn === 'auto' ? unitIn(rateUnitOf, units?.rate, headings?.rate) : undefined
  if (said === 'unreadable')
    throw new DemoError(
      `“${headings?.rate}” bears a unit that can’t be read. Under Settings, say what the ideal rate is, or name the unit as in “parts/min” or “1000 parts/h”.`,
    )
  if (said)
    return { seconds: rate.map((value) => (said.minutes * 60) / (said.parts * value)), assumed: undefined }
  const per = rateIn === 'auto' ? (median(finite(rate)) >= fastest * 20 ? 'hour' : 'minute') : rateIn
  return {
    seconds: rate.map((value) => (per === 'hour' ? 3600 : 60) / value),
    assumed:
      rateIn === 'auto'
        ? `${headings?.rate ?? 'The rate'} doesn’t say of what time it is; by the parts that were made it is taken as parts ${per === 'hour' ? 'an hour' : 'a minute'}.`
        : undefined,
  }
}

/** The unit of a heading; else that of the cells. */
const unitIn = <T>(read: (words: string) => T | undefined, unit = '', heading = ''): T | undefined =>
  read(heading) ?? read(unit)
