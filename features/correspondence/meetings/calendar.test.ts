import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarOf } from './calendar.server.ts'

const meeting = {
  uid: 'calsrv.example.com-873970198738777@example.com',
  sequence: 0,
  stamp: new Date('1997-06-11T19:00:00Z'),
  title: 'Conference',
  startsAt: new Date('1997-07-01T20:00:00Z'),
  minutes: 60,
  place: null,
  organiser: { name: 'A', email: 'a@example.com' },
}
const attendee = { name: 'B', email: 'b@example.com' }

/** A group event request of RFC 5546, section 4.2.1, with one of its attendees. */
const request = `BEGIN:VCALENDAR
PRODID:-//Example/ExampleCalendarClient//EN
METHOD:REQUEST
VERSION:2.0
BEGIN:VEVENT
ORGANIZER;CN=A:mailto:a@example.com
ATTENDEE;RSVP=TRUE;CUTYPE=INDIVIDUAL;CN=B:mailto:b@example.com
DTSTAMP:19970611T190000Z
DTSTART:19970701T200000Z
DTEND:19970701T210000Z
SUMMARY:Conference
UID:calsrv.example.com-873970198738777@example.com
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`

/** A cancellation of it, section 4.2.9, with one of its attendees. */
const cancellation = `BEGIN:VCALENDAR
PRODID:-//Example/ExampleCalendarClient//EN
METHOD:CANCEL
VERSION:2.0
BEGIN:VEVENT
ORGANIZER;CN=A:mailto:a@example.com
ATTENDEE;CUTYPE=INDIVIDUAL;CN=B:mailto:b@example.com
UID:calsrv.example.com-873970198738777@example.com
SEQUENCE:1
STATUS:CANCELLED
DTSTAMP:19970613T190000Z
END:VEVENT
END:VCALENDAR`

/** Properties by name, as a reader of calendars that isn’t ours finds them; those of attendees beside what the example leaves to the default. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const properties = event?.getAllProperties() ?? []
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    events: calendar.getAllSubcomponents('vevent').length,
    ...Object.fromEntries(properties.map((one) => [one.name, valueOf(one)])),
  }
}
function valueOf(property: ICAL.Property) {
  const value = String(property.getFirstValue())
  if (!['organizer', 'attendee'].includes(property.name)) return value
  const parameter = (name: string) => property.getFirstParameter(name)
  // A calendar address is a URI, whose scheme is written in any case.
  return {
    address: value.replace(/^MAILTO:/, 'mailto:'),
    cn: parameter('cn'),
    rsvp: parameter('rsvp') ?? 'FALSE',
  }
}

test('a request reads as the one of RFC 5546', () => {
  expect(read(calendarOf('REQUEST', meeting, attendee))).toEqual(read(request))
})

test('a cancellation has UID, organiser, attendee, status and the next SEQUENCE as the one of RFC 5546', () => {
  const stamp = new Date('1997-06-13T19:00:00Z')
  const ours = read(calendarOf('CANCEL', { ...meeting, stamp, sequence: 1 }, attendee))
  expect(ours).toMatchObject(read(cancellation))
})

test('what is published for oneself names no attendee', () => {
  const ours = read(calendarOf('PUBLISH', meeting))
  expect(ours).toMatchObject({ method: 'PUBLISH', summary: 'Conference' })
  expect(ours).not.toHaveProperty('attendee')
})

test('texts are escaped as in RFC 5545, section 3.3.11, and come back as they were', () => {
  const text = calendarOf('REQUEST', {
    ...meeting,
    // The examples of sections 3.8.1.7 and 3.3.11.
    place: 'Conference Room - F123, Bldg. 002',
    title: 'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.',
  })
  expect(text).toContain('\r\nLOCATION:Conference Room - F123\\, Bldg. 002\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain(
    '\r\nSUMMARY:Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.\r\n',
  )
})

test.for([
  ['commas; semicolons, backslashes \\ and “quotes” "', 'https://meet.example/j/93?pwd=a,b;c'],
  ['å'.repeat(200), '🎪'.repeat(100)],
  ['END:VEVENT', 'a\r\nMETHOD:CANCEL\r\nb'],
] as const)('no line is longer than 75 octets, none is broken within a letter: %s', ([title, place]) => {
  const text = calendarOf('REQUEST', { ...meeting, title, place }, attendee)
  const lines = text.split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\u{FFFD}]/u)
    expect(line.isWellFormed()).toBe(true)
  }
  const ours = read(text)
  expect(ours).toMatchObject({ events: 1, method: 'REQUEST', summary: title })
  expect(ours).toHaveProperty('location', place.replaceAll('\r\n', '\n'))
})

test('a name with quotes, colons or line breaks stays a name', () => {
  const name = 'Ann "The Boss" O’Neil; x:y,\r\nX-EVIL:1'
  const text = calendarOf('REQUEST', { ...meeting, organiser: { name, email: 'a@example.com' } }, attendee)
  expect(text).not.toMatch(/^X-EVIL/m)
  expect(read(text)).toMatchObject({
    organizer: { address: 'mailto:a@example.com', cn: 'Ann "The Boss" O’Neil; x:y, X-EVIL:1' },
  })
})

test('times are in UTC on both sides of a change of the clocks', () => {
  // 09:00 on the wall clock of London, the day before and the day of the change.
  const [before, after] = ['2026-03-28T09:00:00Z', '2026-03-29T08:00:00Z'].map((iso) =>
    calendarOf('REQUEST', { ...meeting, startsAt: new Date(iso) }),
  )
  expect(before).toContain('\r\nDTSTART:20260328T090000Z\r\nDTEND:20260328T100000Z\r\n')
  expect(after).toContain('\r\nDTSTART:20260329T080000Z\r\nDTEND:20260329T090000Z\r\n')
})
