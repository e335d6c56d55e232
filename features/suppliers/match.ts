import { longDate } from '#lib/office-time.ts'
import { money } from '#lib/money.ts'
import {
  roleNames,
  seniorities,
  seniorityNames,
  type RoleSlug,
  type Seniority,
  type WorkPlace,
} from '#config/roles.ts'
import { daysBetween } from '#lib/expiry.ts'
import type { MatchAnswer } from './supplier-answer.schema.ts'

/** What is wanted; what is null or empty was left open. */
export interface Need {
  roles: { role: RoleSlug; count: number }[]
  skills: string[]
  seniority: Seniority | null
  /** ISO date: the latest first day. */
  startBy: string | null
  /** Pounds a day at most. */
  rateTo: number | null
  place: WorkPlace | null
}

/** What a supplier offers. */
export interface Offer {
  roles: RoleSlug[]
  skills: string[]
  seniority: Seniority
  dayRate: number | null
  /** ISO date; null is now. */
  availableFrom: string | null
  capacity: number
  remote: WorkPlace
}

export type MatchPart = MatchAnswer['parts'][number]
export interface Match {
  /** 0 to 100: the sum of the parts. */
  score: number
  parts: MatchPart[]
  caveats: string[]
}

const weights = { role: 40, skills: 30, availability: 15, rate: 15 }
/** Of the role's points, by how many levels a supplier stands below the seniority asked for. */
const shareBelow = [1, 0.75, 0.5]
/** After so many days of waiting nothing is left of the points for availability. */
const longestWaitDays = 30
/** A rate this much above the budget has no points left. */
const dearestShare = 0.25

/**
 * How well a supplier answers a request, with the reason for each part: role 40, skills 30, availability 15, rate 15, each rounded to
 * whole points. What was left open costs nobody points. Undefined when none of the roles is theirs.
 */
export function matchOf(need: Need, offer: Offer, today: string): Match | undefined {
  const covered = need.roles.filter(({ role }) => offer.roles.includes(role))
  if (covered.length === 0) return undefined
  const parts = [
    rolePart(need, offer, covered),
    skillsPart(need.skills, offer.skills),
    availabilityPart(need, offer, total(covered), today),
    ratePart(need.rateTo, offer.dayRate),
  ]
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    caveats: caveatsOf(need, offer),
  }
}

const total = (roles: Need['roles']) => roles.reduce((sum, { count }) => sum + count, 0)
const part = (rule: MatchPart['rule'], share: number, reason: string): MatchPart => ({
  rule,
  points: Math.round(weights[rule] * share),
  outOf: weights[rule],
  reason,
})

function rolePart(need: Need, offer: Offer, covered: Need['roles']): MatchPart {
  const missing = need.roles.filter((one) => !covered.includes(one))
  const has = covered.map(({ role }) => roleNames[role]).join(', ')
  const lacks = missing.map(({ role }) => roleNames[role]).join(', ')
  const below = need.seniority
    ? Math.max(0, seniorities.indexOf(need.seniority) - seniorities.indexOf(offer.seniority))
    : 0
  const level =
    below > 0 && need.seniority
      ? `; ${seniorityNames[offer.seniority].toLowerCase()}, asked for ${seniorityNames[need.seniority].toLowerCase()}`
      : ''
  const share = (total(covered) / total(need.roles)) * (shareBelow[below] ?? 0)
  return part('role', share, `${has}${lacks && `, but not ${lacks}`}${level}`)
}

function skillsPart(wanted: string[], offered: string[]): MatchPart {
  if (wanted.length === 0) return part('skills', 1, 'No particular skill was asked for')
  const found = wanted.filter((skill) => offered.some((one) => isSameSkill(skill, one)))
  const missing = wanted.filter((skill) => !found.includes(skill))
  const reason = [
    found.length > 0 && `Has ${found.join(', ')}`,
    missing.length > 0 && `not on record: ${missing.join(', ')}`,
  ]
  return part('skills', found.length / wanted.length, reason.filter(Boolean).join('; '))
}

/** "PyTorch" is in "PyTorch Lightning", "C" is not in "C++": whole words, whatever their case. */
function isSameSkill(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.length - y.length)
  if (shorter.length === 0) return false
  return longer.some((_, start) => shorter.every((word, i) => longer[start + i] === word))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []

function availabilityPart(need: Need, offer: Offer, people: number, today: string): MatchPart {
  const from = offer.availableFrom && offer.availableFrom > today ? offer.availableFrom : null
  const late = from && need.startBy ? Math.max(0, daysBetween(need.startBy, from)) : 0
  const inTime = Math.max(0, 1 - late / longestWaitDays)
  const enough = Math.min(1, offer.capacity / people)
  const when = !from
    ? 'Free now'
    : late === 0
      ? `Free from ${longDate(from)}`
      : `Free from ${longDate(from)}, ${late} ${late === 1 ? 'day' : 'days'} late`
  const room = enough < 1 ? `; can send ${offer.capacity} of ${people}` : ''
  return part('availability', inTime * enough, `${when}${room}`)
}

function ratePart(budget: number | null, rate: number | null): MatchPart {
  if (rate === null) return part('rate', 0, 'No day rate on record')
  if (budget === null) return part('rate', 1, `${money(rate)} a day; no budget was named`)
  if (rate <= budget) return part('rate', 1, `${money(rate)} a day, within ${money(budget)}`)
  const over = rate / budget - 1
  return part(
    'rate',
    Math.max(0, 1 - over / dearestShare),
    `${money(rate)} a day, ${money(rate - budget)} over budget`,
  )
}

function caveatsOf(need: Need, offer: Offer): string[] {
  if (!need.place || need.place === offer.remote || offer.remote === 'hybrid') return []
  if (offer.remote === 'remote') return ['Works remotely only']
  return need.place === 'remote' ? ['Works on site only'] : []
}
