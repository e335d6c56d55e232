import { openingHours } from '#config/brand.ts'
import type { ClosedDays } from '#config/opening-hours.ts'
import { seniorities } from '#config/roles.ts'
import { factNamed } from './facts.ts'
import { levelOf, priceInWords, weeksInWords } from './prices.ts'
import { quantities } from './quantities.ts'
import { findSolution } from './solutions/index.ts'

const counted = (days: string) =>
  `Reply times are counted ${openingHours.label}, less ${days}; holidays kept only in Ireland, Scotland or Northern Ireland don’t delay them.`

const onBankHolidays: Record<ClosedDays, () => string> = {
  english: () => `Yes, on those of England. ${counted('the bank holidays of England')}`,
  more: () => `Yes, on those of England and on some further days. ${counted('these days')}`,
  own: () =>
    'We close on some days that we announce, not on every bank holiday of England. The time by which we reply takes account of them: you see it on screen and in the email that confirms your message.',
  none: () => `No, our hours are ${openingHours.label} on bank holidays too.`,
}

const atWeekends = () =>
  openingHours.opensAtWeekend
    ? `Yes, at the hours we keep: ${openingHours.label}. What you write while nobody is here is answered within one working day, counted from when we open.`
    : `No, our hours are ${openingHours.label}. What you write at the weekend is answered within one working day, counted from ${openingHours.firstDay}.`

/** By the first part of the name, given the second. */
const own: Record<string, (name: string) => string | undefined> = {
  rates: (name) => {
    const level = seniorities.find((one) => one === name)
    return level && levelOf(level).rate
  },
  priceOf: (slug) => {
    const solution = findSolution(slug)
    return solution && priceInWords(solution)
  },
  weeksOf: (slug) => {
    const solution = findSolution(slug)
    return solution && weeksInWords(solution)
  },
  hoursIn: (name) =>
    name === 'weekend'
      ? atWeekends()
      : name === 'bankHolidays'
        ? onBankHolidays[openingHours.closed]()
        : undefined,
}

/**
 * What `{{name}}` stands for in an answer of the chat: a fact of any text, the rate of a level (`rates.senior`), price and course of a solution
 * (`priceOf.machine-vision`, `weeksOf.machine-vision`), the fewest days of a first step (`prices.smallestDays`) and what is said of the hours.
 */
export function answerFact(name: string): string | undefined {
  if (name === 'prices.smallestDays') return String(quantities.firstStepDays.from)
  const [first = '', second = ''] = name.split('.')
  return (Object.hasOwn(own, first) ? own[first]?.(second) : undefined) ?? factNamed(name)
}
