import { dayMs } from './durations.ts'
import { isDisposable } from './disposable-domains.ts'

export interface SpamScore {
  score: number
  /** For staff, one for each rule that applied. */
  reasons: string[]
  /** Below 40 accepted, below 100 kept aside, else only counted. */
  verdict: 'accept' | 'quarantine' | 'drop'
}

/** What a visitor sent, as far as the rules look at it. */
export interface Screened {
  name: string
  email: string
  company: string
  message?: string | undefined
  /** The hidden field that only programs fill in. */
  website?: string | undefined
  /** When the form was shown, in ms: the client's word. */
  formStartTime?: string | number | undefined
}

interface Circumstances {
  now: Date
  /** The same message came from another address within 24 hours. */
  isSameMessage: boolean
}

const fastestMs = 3000
const oldestMs = dayMs
const linkOrMarkup = /https?:|www\.|[a-z0-9-]\.[a-z]{2,24}\/|<[a-z!/]|\[url/i
const links = /https?:\/\/\S+|www\.\S+/gi

/**
 * Points of what looks like spam. The time is the client's word: its points alone may set an enquiry aside for a person to see, never
 * throw it away.
 */
export function spamScoreOf(input: Screened, { now, isSameMessage }: Circumstances): SpamScore {
  const shownFor = timeShown(input.formStartTime, now)
  const rules: [points: number, applies: boolean, reason: string][] = [
    [100, Boolean(input.website?.trim()), 'The hidden field was filled'],
    [60, shownFor !== undefined && shownFor < fastestMs, 'Sent within 3 seconds'],
    [20, shownFor === undefined, 'No believable time at which the form was shown'],
    [
      60,
      linkOrMarkup.test(input.name) || linkOrMarkup.test(input.company),
      'A link or markup in the name or company',
    ],
    [25, (input.message?.match(links)?.length ?? 0) > 2, 'More than 2 links in the message'],
    [50, isSameMessage, 'The same message came from another address within 24 hours'],
    [15, isDisposable(input.email), 'A disposable mail address'],
  ]
  const applied = rules.filter(([, applies]) => applies)
  const score = applied.reduce((sum, [points]) => sum + points, 0)
  return {
    score,
    reasons: applied.map(([points, , reason]) => `${reason} (${points})`),
    verdict: score >= 100 ? 'drop' : score >= 40 ? 'quarantine' : 'accept',
  }
}

/** Ms since the form was shown; undefined when the time is missing, no number, in the future or over 24 hours old. */
function timeShown(startTime: string | number | undefined, now: Date): number | undefined {
  if (!/^\d{1,16}$/.test(String(startTime).trim())) return undefined
  const shownFor = now.getTime() - Number(startTime)
  return shownFor >= 0 && shownFor <= oldestMs ? shownFor : undefined
}
