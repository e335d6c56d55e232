import { bareAddress } from '#features/correspondence/address.ts'
import type { HeaderMap } from './headers.ts'

export interface Bounce {
  /** Where it did not arrive, in small letters. */
  address: string
  /** What the other side said. */
  reason: string
  /** For good; else it is still being tried. */
  isFinal: boolean
}

const longestReason = 300

/** The first field of that name, in one line. */
function field(report: string, name: string): string | undefined {
  const begin = `${name}:`
  const lines = report.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/)
  const line = lines.find((one) => one.slice(0, begin.length).toLowerCase() === begin)
  return line?.slice(begin.length).trim()
}

/** `rfc822; ann@site.example` without its type. */
const addressIn = (value: string | undefined) => {
  const address = bareAddress(value?.replace(/^[^;]{0,40};/, '').trim() ?? '')
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined
}

/** Reads a delivery report (RFC 3464), the header of Exim, or the first address in the words of qmail. Undefined when it names none. */
export function bounceOf(headers: HeaderMap, report: string | undefined, text: string): Bounce | undefined {
  if (report) {
    const address =
      addressIn(field(report, 'original-recipient')) ?? addressIn(field(report, 'final-recipient'))
    if (!address) return undefined
    const status = field(report, 'status')?.trim() ?? ''
    const said = field(report, 'diagnostic-code')?.replace(/^[^;]{0,40};/, '')
    const action = field(report, 'action')?.trim().toLowerCase() ?? 'failed'
    return {
      address,
      reason: inOneLine(said ?? status),
      isFinal: action === 'failed' && !status.startsWith('4'),
    }
  }
  const failed = headers.get('x-failed-recipients')?.split(',')[0]
  const named = addressIn(failed) ?? /^<([^<>\s@]{1,64}@[^<>\s]{1,190})>:/m.exec(text)?.[1]?.toLowerCase()
  if (!named) return undefined
  const said = text.split('\n').find((line) => /\b5\d\d[ -]|\b5\.\d\.\d{1,3}\b/.test(line))
  return { address: named, reason: inOneLine(said ?? ''), isFinal: true }
}

const inOneLine = (text: string) =>
  text.replace(/\s+/g, ' ').trim().slice(0, longestReason) || 'Its mail server gave no reason'

/** Ids of our own mails in what a report returns. */
export function ownIdsIn(text: string, host: string): string[] {
  const ids =
    text.match(/<[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}@[a-z0-9.-]{1,253}>/gi) ?? []
  return ids.filter((id) => id.toLowerCase().endsWith(`@${host}>`))
}
