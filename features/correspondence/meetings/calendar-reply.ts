/** What a guest's calendar answers to an invitation (RFC 5546, REPLY). Nothing in it is trusted. */
export interface CalendarReply {
  uid: string
  sequence: number
  /** When the guest answered; null where the calendar doesn't say. */
  stamp: Date | null
  answer: Answer
  /** In small letters; null where the calendar names the guest by something that is no address. */
  attendee: string | null
}

export const answers = ['accepted', 'declined', 'tentative'] as const
export type Answer = (typeof answers)[number]

const mostLetters = 64 * 1024

interface Property {
  name: string
  params: Map<string, string>
  value: string
}

/**
 * Reads a calendar object. Undefined for one that answers nothing: another method, more than one event or guest, one day of a series, or no answer that
 * we know. Google, Exchange and Apple all name one guest.
 */
export function calendarReplyOf(text: string): CalendarReply | undefined {
  const lines = text
    .slice(0, mostLetters)
    // A long line goes on in the next one, after a blank.
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
  const properties = lines.flatMap((line) => propertyOf(line) ?? [])
  const method = properties.find(({ name }) => name === 'METHOD')
  if (method?.value.trim().toUpperCase() !== 'REPLY') return undefined
  const events = eventsOf(properties)
  const [event] = events
  if (!event || events.length > 1) return undefined
  const all = (wanted: string) => event.filter(({ name }) => name === wanted)
  const [uid, sequence, stamp] = ['UID', 'SEQUENCE', 'DTSTAMP'].map((name) => all(name)[0]?.value.trim())
  const [guest, ...others] = all('ATTENDEE')
  const answer = answers.find((one) => one === guest?.params.get('PARTSTAT')?.toLowerCase())
  if (!uid || !guest || !answer || others.length > 0 || all('RECURRENCE-ID').length > 0) return undefined
  if (sequence !== undefined && !/^\d{1,9}$/.test(sequence)) return undefined
  const address = /^mailto:/i.test(guest.value.trim())
    ? guest.value.trim().slice(7)
    : guest.params.get('EMAIL')
  return {
    uid,
    sequence: Number(sequence ?? 0),
    stamp: instantOf(stamp),
    answer,
    attendee: address?.trim().toLowerCase() || null,
  }
}

/** What stands in each event itself, not in an alarm within it. */
function eventsOf(properties: Property[]): Property[][] {
  const events: Property[][] = []
  const open: string[] = []
  for (const property of properties) {
    const { name, value } = property
    if (name === 'BEGIN') {
      open.push(value.trim().toUpperCase())
      if (open.at(-1) === 'VEVENT') events.push([])
    } else if (name === 'END') open.pop()
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.push(property)
  }
  return events
}

const start =
  /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]{1,60}=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):/

function propertyOf(line: string): Property | undefined {
  const found = start.exec(line)
  if (!found) return undefined
  const params = new Map<string, string>()
  for (const [, name = '', value = ''] of (found[2] ?? '').matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:]*)/g))
    params.set(name.toUpperCase(), value.replaceAll('"', ''))
  return { name: (found[1] ?? '').toUpperCase(), params, value: line.slice(found[0].length) }
}

/** `20261118T100000Z`. */
function instantOf(text: string | undefined): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '')
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}
