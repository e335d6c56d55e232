import { dayMs } from '#lib/durations.ts'
import type { CompanySize, Grade } from './lead.schema.ts'
import type { Sector } from './sectors/sector.schema.ts'
import { businessDomainOf } from './email-key.ts'

/** What shows that a person is interested, with its points. */
export const signalPoints = [
  { signal: 'enquiry', name: 'Enquiry', points: 40 },
  { signal: 'assessment', name: 'Readiness assessment', points: 25 },
  { signal: 'matcher', name: 'Solution matcher', points: 15 },
  { signal: 'chat', name: 'Chat', points: 10 },
  { signal: 'demo', name: 'Demo', points: 10 },
  { signal: 'return', name: 'Came back', points: 5 },
] as const
export type Signal = (typeof signalPoints)[number]['signal']
/** When each last happened, as ISO dates. */
export type Signals = Partial<Record<Signal, string>>

export interface ScoredRule {
  rule: string
  points: number
  /** Points that the rule would give at most. */
  outOf: number
  reason: string
}

export interface Fitness {
  email: string | null
  phone: string | null
  sector: Sector | null
  companySize: CompanySize | null
  country: string | null
  problem: string | null
}

const halfLifeMs = 30 * dayMs
const massEpoch = Date.UTC(2020, 0, 1)
const large: readonly (CompanySize | null)[] = ['50-249', '250-999', '1000+']

const rule = (name: string, outOf: number, applies: boolean, yes: string, no: string): ScoredRule => ({
  rule: name,
  points: applies ? outOf : 0,
  outOf,
  reason: applies ? yes : no,
})

/** Those that we work in. */
export type Targets = ReadonlySet<Sector>

/** How well a company suits us, as rules that add up to 0–100. */
export function fitRules(lead: Fitness, targets: Targets): ScoredRule[] {
  const home = homeOf(lead)
  const domain = businessDomainOf(lead.email)
  return [
    rule(
      'Sector',
      25,
      lead.sector !== null && targets.has(lead.sector),
      'A sector we work in',
      lead.sector ? 'Outside our sectors' : 'Sector not known',
    ),
    rule('UK or Ireland', 20, home !== null, `By ${home}`, 'Nothing suggests the UK or Ireland'),
    rule(
      'Business address',
      15,
      domain !== null,
      `Writes from ${domain}`,
      lead.email ? 'A private mailbox' : 'No email address',
    ),
    rule(
      'Company size',
      20,
      large.includes(lead.companySize),
      '50 people or more',
      lead.companySize ? 'Under 50 people' : 'Size not known',
    ),
    rule('Named problem', 20, Boolean(lead.problem), 'Said what needs solving', 'No problem named yet'),
  ]
}

/** What places a lead in the UK or Ireland; a country that was entered decides alone. */
function homeOf({ country, phone, email }: Fitness): string | null {
  if (country) return country === 'GB' || country === 'IE' ? 'country' : null
  if (/^(\+|00)(44|353)|^0[1-9]/.test(phone?.replace(/[\s().-]/g, '') ?? '')) return 'phone number'
  return /\.(uk|ie|scot|wales|cymru|london)$/i.test(email?.trim() ?? '') ? 'email address' : null
}

/** How interested a person is now, as rules that add up; each kind counts once, by its latest time, and halves every 30 days. */
export function engagementRules(signals: Signals, now: Date): ScoredRule[] {
  return signalPoints.flatMap(({ signal, name, points }) => {
    const at = signals[signal]
    if (!at) return []
    const age = Math.max(0, now.getTime() - Date.parse(at))
    const days = Math.floor(age / dayMs)
    const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
    return [{ rule: name, points: points * 2 ** (-age / halfLifeMs), outOf: points, reason: when }]
  })
}

export const fitOf = (lead: Fitness, targets: Targets): number => sumOf(fitRules(lead, targets))
const sumOf = (rules: ScoredRule[]) => rules.reduce((sum, { points }) => sum + points, 0)

/**
 * Engagement as one number that needs no refreshing: all parts halve at the same pace, so each is stored grown back to its worth in
 * 2020. Comparing two masses compares engagement at any time.
 */
export function engagementMass(signals: Signals): number {
  return signalPoints.reduce((sum, { signal, points }) => {
    const at = signals[signal]
    return at ? sum + massOf(points, new Date(at)) : sum
  }, 0)
}

/** The mass that `points` of engagement have at `now`, for comparisons in queries. */
export function massOf(points: number, now: Date): number {
  return points * 2 ** ((now.getTime() - massEpoch) / halfLifeMs)
}

/** Engagement at `now`, 0–100. */
export const engagementAt = (mass: number, now: Date): number => Math.min(100, mass / massOf(1, now))

/** The least fit for A and B, the least engagement for 1 and 2. */
export const gradeLimits = { fit: [70, 40], engagement: [60, 30] } as const

export function gradeOf(fit: number, engagement: number): Grade {
  const letter = fit >= gradeLimits.fit[0] ? 'A' : fit >= gradeLimits.fit[1] ? 'B' : 'C'
  const digit = engagement >= gradeLimits.engagement[0] ? 1 : engagement >= gradeLimits.engagement[1] ? 2 : 3
  return `${letter}${digit}`
}
