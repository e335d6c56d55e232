import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { brand } from '#config/brand.ts'
import { minuteMs } from '#lib/durations.ts'

interface CalendarMeeting {
  /** The same in every version of the meeting. */
  uid: string
  sequence: number
  /** When this version was made. */
  stamp: Date
  title: string
  startsAt: Date
  minutes: number
  place: string | null
  organiser: { name: string; email: string }
}

const methods = {
  /** For ourselves. */
  PUBLISH: ICalCalendarMethod.PUBLISH,
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
}

/**
 * A meeting as a calendar object of RFC 5545, with the method of RFC 5546. Times are in UTC, which no change of the clocks moves. A published one
 * names no attendee.
 */
export function calendarOf(
  method: keyof typeof methods,
  meeting: CalendarMeeting,
  attendee?: { name: string; email: string },
): string {
  const { uid, sequence, stamp, title, startsAt, minutes, place, organiser } = meeting
  const calendar = ical({ prodId: { company: brand.name, product: 'Site' }, method: methods[method] })
  calendar.createEvent({
    id: uid,
    sequence,
    stamp,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * minuteMs),
    summary: title,
    location: place,
    organizer: named(organiser),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: attendee
      ? [
          {
            ...named(attendee),
            role: ICalAttendeeRole.REQ,
            type: ICalAttendeeType.INDIVIDUAL,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: method === 'REQUEST',
          },
        ]
      : [],
  })
  return calendar.toString()
}

/** A name is one line; without one the address stands for it. */
const named = ({ name, email }: { name: string; email: string }) => ({
  name: name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || email,
  email,
})
