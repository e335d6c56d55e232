import { claims } from '#config/brand.ts'
import type { Seniority } from '#config/roles.ts'
import { levelBands, money, monthsAYear, weeksAYear, workingDaysAWeek } from '#content/prices.ts'
import { rangeOf } from '#lib/range.ts'
import { smallNumbers } from '#lib/small-numbers.ts'

const count = String.raw`(\d{1,3}|an?|${smallNumbers.slice(1).join('|')})`
const unit = String.raw`(days?|weeks?|wks?|months?|mths?)`
const person = String.raw`(?:engineer|scientist|consultant|architect|specialist|contractor|developer|expert|manager|person)`

const asksSum = /£|\b(?:how much|costs?|prices?|totals?|altogether|all in|add up|quote|quotation|budget)\b/i
/** “3 months of that person”, “an engineer for 2 weeks”. */
const timeOfPerson = new RegExp(
  String.raw`\b${count} ?${unit} (?:of|with) [^.?!,\n]{0,40}?\b${person}|\b${person}s?\b[^.?!,\n]{0,30}? for (?:about |around |roughly |say )?${count} ?${unit}\b`,
  'i',
)
const shareOfWeek = new RegExp(String.raw`,? ?\b${count} days? (?:a|per|each|every) week\b,?`, 'i')
const howMany = new RegExp(String.raw`\b${count} (?:[a-z-]+ ){0,3}${person}s\b`, 'i')
/** What is asked about such a time is another thing then. */
const ofAnotherThing =
  /\b(?:notice|sick|holidays?|ill|late|delay(?:ed)?|refunds?|penalt(?:y|ies)|guarantee|warranty|trial|free|until|before|within)\b/i
const levels: [Seniority, RegExp][] = [
  ['senior', /\bsenior\b/i],
  ['lead', /\blead\b/i],
]

const valueOf = (written: string) =>
  /^\d/.test(written) ? Number(written) : Math.max(1, smallNumbers.indexOf(written.toLowerCase()))

/**
 * What so many people cost for so long, with its working, where a message asks just that (“how much is an engineer for 6 weeks”); undefined for any other. A week has
 * five days unless the message says how many.
 */
export function sumOf(message: string): string | undefined {
  const share = shareOfWeek.exec(message)
  const [, before, unitBefore, after, unitAfter] = timeOfPerson.exec(message.replace(shareOfWeek, '')) ?? []
  const written = before ?? after
  const named = (unitBefore ?? unitAfter)?.charAt(0).toLowerCase()
  if (!written || !named || !asksSum.test(message) || ofAnotherThing.test(message)) return undefined
  const time = valueOf(written)
  const daysAWeek = Math.min(workingDaysAWeek, valueOf(share?.[1] ?? String(workingDaysAWeek)))
  const people = valueOf(howMany.exec(message)?.[1] ?? '1')
  if (time === 0 || daysAWeek === 0 || people === 0) return undefined
  const weeks = named === 'm' ? (time * weeksAYear) / monthsAYear : time
  const days = named === 'd' ? time : Math.round(weeks * daysAWeek)
  const level = levels.find(([, pattern]) => pattern.test(message))?.[0]
  const rate = level ? levelBands[level] : rangeOf(claims.dayRate.value)
  const range = (factor: number) => `${money(rate.from * factor)}–${money(rate.to * factor)}`
  const factors = [
    ...(people > 1 ? [`${people} people`] : []),
    days === 1 ? '1 day' : `${days} days`,
    `${range(1)}`,
  ]
  const counted = {
    d: '',
    w: ` A week is counted as ${daysAWeek} days.`,
    m: ` A month is counted as ${weeksAYear} ÷ ${monthsAYear} weeks of ${daysAWeek} days, holidays not taken off.`,
  }[named]
  return `${range(people * days)}: ${factors.join(' × ')} a day.${counted ?? ''} The order names the rate for each person and what counts as a day; VAT is added where it applies.`
}
