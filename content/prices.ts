import { claims } from '#config/brand.ts'
import { seniorityNames, type Seniority } from '#config/roles.ts'
import { liveObject } from '#lib/editions.ts'
import { rangeOf, type Range } from '#lib/range.ts'
import { quantities } from './quantities.ts'
import type { Solution } from './solution.ts'

export const workingDaysAWeek = 5
export const weeksAYear = 52
export const monthsAYear = 12

const { visionProject, dayRate: rate, duration } = claims
const dayRate = liveObject(() => rangeOf(rate.value))
const months = liveObject(() => rangeOf(duration.value))

/** How long a project of the house takes, in whole weeks, by the claim of its duration. */
export const projectWeeks: Range = liveObject(() => ({
  from: Math.round((months.from * weeksAYear) / monthsAYear),
  to: Math.round((months.to * weeksAYear) / monthsAYear),
}))

/** What an engineer costs in a week of five days, by the claimed day rate. */
const weekRate = () => moneyRange(forDays({ from: workingDaysAWeek, to: workingDaysAWeek }))

/** The claimed band in three equal parts, rounded to £50. */
export const levelBands: Record<Seniority, Range> = liveObject(() => ({
  engineer: bandOf(0),
  senior: bandOf(1),
  lead: bandOf(2),
}))

/** A level's name, its part of the day rate, and where that part lies on the whole band in per cent. */
export function levelOf(level: Seniority) {
  const { from, to } = levelBands[level]
  const share = (value: number) => ((value - dayRate.from) / (dayRate.to - dayRate.from)) * 100
  return {
    label: seniorityNames[level],
    rate: moneyRange({ from, to }),
    start: share(from),
    width: share(to) - share(from),
  }
}

type Priced = Pick<Solution, 'priceBasis' | 'steps' | 'weeks'>

/** What the whole of a solution costs, in pounds: the claimed band, or its days at the claimed rate. */
export function wholePriceOf({ priceBasis }: Pick<Solution, 'priceBasis'>): Range {
  return priceBasis === 'vision' ? rangeOf(visionProject.value) : forDays(priceBasis.days)
}

/** The whole price as pages and matcher show it, what it is a price of, and how it comes about. */
export function priceOf({ priceBasis }: Pick<Solution, 'priceBasis'>) {
  const value = moneyRange(wholePriceOf({ priceBasis }))
  if (priceBasis === 'vision') {
    return {
      value,
      label: 'for the whole project, excluding hardware',
      basis: `Our band for ${visionProject.text}, by the number of views and the state of the parts. Engineers’ days are counted at ${rate.value}.`,
    }
  }
  const { from, to } = priceBasis.days
  return {
    value,
    label: `for the whole project, ${from} to ${to} engineers’ days`,
    basis: `From ${from} days at the lower end of our ${rate.value} a day to ${to} days at the upper end. How many it takes is our estimate for systems of this kind; projects run ${duration.value}, seldom with somebody on them every day.`,
  }
}

/**
 * The first step of a solution, which can be bought by itself. Its days are its share of the shorter course, taken of the fewest days that
 * the whole needs and rounded up; for a vision project those are the lower ends of the claimed band and rate.
 */
export function firstStepOf(entry: Priced) {
  const [step] = entry.steps
  if (!step) throw new Error('a solution has no steps')
  const fewest =
    entry.priceBasis === 'vision' ? wholePriceOf(entry).from / dayRate.from : entry.priceBasis.days.from
  const days = Math.ceil((fewest * step.weeks) / entry.weeks.from)
  return {
    name: step.name,
    days,
    value: moneyRange(forDays({ from: days, to: days })),
    label: `for the first step, ${days} engineers’ days`,
    basis: `“${step.name}” can be ordered by itself and is the least you can buy of this: its price is fixed before it begins, and you may stop after it.`,
  }
}

/** Whole and first step in two sentences, as the chat says it. */
export function priceInWords(entry: Priced): string {
  const { value } = priceOf(entry)
  const first = firstStepOf(entry)
  const step = `The first step, ${first.days} days, costs ${first.value} and can be ordered by itself.`
  if (entry.priceBasis === 'vision') {
    return `${value} is our band for ${visionProject.text}, hardware apart, with engineers’ days at ${rate.value}. ${step}`
  }
  const { from, to } = entry.priceBasis.days
  return `${value} for the whole: ${from} to ${to} days worked at ${rate.value}, so ${weekRate()} for an engineer’s week. ${step}`
}

/** "13 to 20 weeks". */
export const weeksInWords = ({ weeks }: Pick<Solution, 'weeks'>) => `${weeks.from} to ${weeks.to} weeks`

/** What texts say of all solutions together; `quantities.ts` has the days, and a test holds them to the solutions. */
export const pricesInWords = liveObject(() => ({
  week: weekRate(),
  firstStep: moneyRange(forDays(quantities.firstStepDays)),
  smallest: moneyRange(forDays({ from: quantities.firstStepDays.from, to: quantities.firstStepDays.from })),
  wholeByDays: moneyRange(forDays(quantities.wholeDays)),
}))

function forDays({ from, to }: Range): Range {
  return { from: from * dayRate.from, to: to * dayRate.to }
}

function bandOf(part: 0 | 1 | 2): Range {
  const third = (dayRate.to - dayRate.from) / 3
  const rounded = (value: number) => Math.round(value / 50) * 50
  return { from: rounded(dayRate.from + part * third), to: rounded(dayRate.from + (part + 1) * third) }
}

function moneyRange({ from, to }: Range) {
  return `${money(from)}–${money(to)}`
}

/** As every text writes it: "£800", "£1,500". */
export function money(pounds: number) {
  return `£${pounds.toLocaleString('en-GB')}`
}
