import { useQuery } from '@tanstack/react-query'
import { calendarOf, officeCalendar } from '#features/leads/reply-clock.ts'
import type { HoursAnswer } from '#features/publishing/firm/hours/hours.schema.ts'
import type { BusinessCalendar } from '#lib/business-calendar.ts'

// One for all rows of a list: making one takes a phone some milliseconds.
const calendars = new WeakMap<HoursAnswer, BusinessCalendar>()

/** Working time as it is set; until that is read, as it comes with the site. */
export function useOfficeCalendar(): BusinessCalendar {
  const { data } = useQuery<HoursAnswer>({ queryKey: ['/api/settings/hours'] })
  if (!data) return officeCalendar
  const known = calendars.get(data)
  if (known) return known
  const calendar = calendarOf(
    data.week,
    data.closedDays.map(({ date }) => date),
  )
  calendars.set(data, calendar)
  return calendar
}
