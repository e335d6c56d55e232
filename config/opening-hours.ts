import type { DayHours, Week } from '#lib/business-calendar.ts'
import { editionNow, liveObject } from '#lib/editions.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** What an edition calls the hours that are set in the staff area. */
export const hoursChange = 'settings/hours'

/** Which closed days there are to come, compared with the bank holidays of England: these alone, these and others, not all of these, or none. */
export type ClosedDays = 'english' | 'more' | 'own' | 'none'

export interface OfficeHours {
  week: Week
  closed: ClosedDays
  /** ISO dates. */
  closedDates: readonly string[]
}

/** The hours that are set; undefined while those that come with the site hold. */
export const setHours = () => editionNow().changes.get(hoursChange) as OfficeHours | undefined

/** ", English bank holidays excepted": what limits the hours, or nothing. */
export const exceptions: Record<ClosedDays, string> = {
  english: ', English bank holidays excepted',
  more: ', English bank holidays and some further days excepted',
  own: ', some announced days excepted',
  none: '',
}

/** When people are reached, in words and as data: `shipped`, until other hours are set. */
export const hoursOf = /* @__NO_SIDE_EFFECTS__ */ (shipped: Week) =>
  liveObject(() => {
    const hours = setHours()
    const week = hours?.week ?? shipped
    const closed = hours?.closed ?? 'english'
    const spans = spansOf(week)
    return {
      week,
      closed,
      spans,
      label: labelOf(spans),
      except: exceptions[closed],
      /** "Monday": from when what was written while it is closed at a week's end is counted. */
      firstDay: spans[0]?.days[0] ?? weekdays[0],
      opensAtWeekend: week.slice(5).some((day) => day !== null),
    }
  })

interface Span extends DayHours {
  days: (typeof weekdays)[number][]
}

/** Days that follow each other and have the same hours, together. */
function spansOf(week: Week): Span[] {
  const spans: Span[] = []
  week.forEach((hours, at) => {
    const day = weekdays[at]
    if (!hours || !day) return
    const before = spans.at(-1)
    const follows = before?.days.at(-1) === weekdays[at - 1]
    if (before && follows && before.opens === hours.opens && before.closes === hours.closes)
      before.days.push(day)
    else spans.push({ ...hours, days: [day] })
  })
  return spans
}

/** "Monday to Friday, 09:00 to 18:00". */
export const labelOfWeek = (week: Week): string => labelOf(spansOf(week))

function labelOf(spans: Span[]): string {
  const single = spans.length === 1
  const parts = spans.map(({ days, opens, closes }) => {
    const [first] = days
    const end = days.at(-1)
    const named = days.length > 2 ? `${first} to ${end}` : days.join(' and ')
    return `${named}${single ? ',' : ''} ${opens} to ${closes}`
  })
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
}
