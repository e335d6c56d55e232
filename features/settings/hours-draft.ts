import { weekdays } from '#config/opening-hours.ts'
import type { ClosedDay, Hours } from '#features/publishing/firm/hours/hours.schema.ts'
import { mergeDrafts } from '#lib/merge-drafts.ts'

type Weekday = (typeof weekdays)[number]
/** A text for each weekday, "09:00-18:00" or empty for one that is closed, and the closed days as JSON. */
export type HoursDraft = Record<Weekday | 'closedDays', string>

export const hoursLabels: Record<Weekday, string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
}

export function draftOf({ week, closedDays }: Hours): HoursDraft {
  const day = (at: number) => {
    const hours = week[at]
    return hours ? `${hours.opens}-${hours.closes}` : ''
  }
  return {
    Monday: day(0),
    Tuesday: day(1),
    Wednesday: day(2),
    Thursday: day(3),
    Friday: day(4),
    Saturday: day(5),
    Sunday: day(6),
    closedDays: JSON.stringify(closedDays.map(({ date, name }) => ({ date, name }))),
  }
}

export function hoursOfDraft(draft: HoursDraft): Hours {
  return {
    week: weekdays.map((day) => {
      if (draft[day] === '') return null
      const [opens = '', closes = ''] = draft[day].split('-')
      return { opens, closes }
    }),
    closedDays: daysOfDraft(draft),
  }
}

/** Written by `draftOf` alone, on this device. */
export const daysOfDraft = ({ closedDays }: HoursDraft) => JSON.parse(closedDays) as ClosedDay[]

export const byDate = (days: readonly ClosedDay[]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** What I wrote on `base` and what someone else made of it meanwhile: closed days are merged one by one, weekdays are asked about. */
export function mergeHours(base: HoursDraft, mine: HoursDraft, current: HoursDraft) {
  const { merged, conflicts } = mergeDrafts(weekdays, base, mine, current)
  const [before, own, theirs] = [base, mine, current].map(daysOfDraft)
  const isIn = (list: readonly ClosedDay[] = [], { date, name }: ClosedDay) =>
    list.some((one) => one.date === date && one.name === name)
  const added = (own ?? []).filter((day) => !isIn(before, day))
  const kept = (theirs ?? []).filter(
    (day) => (isIn(own, day) || !isIn(before, day)) && !added.some(({ date }) => date === day.date),
  )
  return {
    merged: { ...current, ...merged, closedDays: JSON.stringify(byDate([...kept, ...added])) },
    conflicts,
  }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Fri, 25 Dec 2026". */
export const closedDate = (isoDate: string): string => dayFormat.format(new Date(`${isoDate}T00:00:00Z`))

/** The hours of a weekday as people read them. */
export const hoursInWords = (_day: Weekday, value: string): string =>
  value === '' ? 'Closed' : value.replace('-', ' to ')
