import { brand } from '#config/brand.ts'
import { seniorityNames, type Seniority } from '#config/roles.ts'
import { rangeOf, type Range } from '#lib/range.ts'
import type { Solution } from './solution.ts'

const workingDaysAWeek = 5
const weeksAYear = 52
const monthsAYear = 12

const dayRate = rangeOf(brand.claims.dayRate.value)
const months = rangeOf(brand.claims.duration.value)

/** How long a project of the house takes, in whole weeks, by the claim of its duration. */
export const projectWeeks: Range = {
  from: Math.round((months.from * weeksAYear) / monthsAYear),
  to: Math.round((months.to * weeksAYear) / monthsAYear),
}

/** What an engineer costs in a week of five days, by the claimed day rate. */
const weekRate = moneyRange({ from: dayRate.from * workingDaysAWeek, to: dayRate.to * workingDaysAWeek })

/** The claimed band in three equal parts, rounded to £50. */
export const levelBands = {
  engineer: bandOf(0),
  senior: bandOf(1),
  lead: bandOf(2),
} satisfies Record<Seniority, Range>

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

/** The band of a solution and what it rests on; all figures come from the claims. */
export function priceOf({ priceBasis }: Pick<Solution, 'priceBasis'>) {
  const { visionProject, dayRate: rate, duration } = brand.claims
  if (priceBasis === 'vision') {
    return {
      value: visionProject.value,
      label: `for ${visionProject.text}`,
      basis: `Our band for projects of this kind, by the number of views and the state of the parts. Engineers’ days are counted at ${rate.value}.`,
    }
  }
  return {
    value: weekRate,
    label: 'for an engineer’s week',
    basis: `Five days at our ${rate.value}. The price is the weeks worked times this rate; projects run ${duration.value}, rarely with somebody on it every day, and the number of days stands in the order.`,
  }
}

/** What the whole of a solution costs, in pounds: the claimed band, or its days at the claimed rate. */
export function wholePriceOf({ priceBasis }: Pick<Solution, 'priceBasis'>): Range {
  if (priceBasis === 'vision') return rangeOf(brand.claims.visionProject.value)
  const { from, to } = priceBasis.days
  return { from: from * dayRate.from, to: to * dayRate.to }
}

/** The whole price as the matcher shows it, with what it is a price of. */
export function wholePriceInWords(entry: Pick<Solution, 'priceBasis'>) {
  const label = entry.priceBasis === 'vision' ? 'for the whole' : `for the whole, ${daysOf(entry.priceBasis)}`
  return { value: moneyRange(wholePriceOf(entry)), label }
}

function daysOf({ days }: { days: Range }) {
  return `${days.from} to ${days.to} engineers’ days`
}

function bandOf(part: 0 | 1 | 2): Range {
  const third = (dayRate.to - dayRate.from) / 3
  const rounded = (value: number) => Math.round(value / 50) * 50
  return { from: rounded(dayRate.from + part * third), to: rounded(dayRate.from + (part + 1) * third) }
}

function moneyRange({ from, to }: Range) {
  return `${money(from)}–${money(to)}`
}

/** As the claims write it: thousands are separated from 10,000 on. */
function money(pounds: number) {
  return `£${pounds < 10_000 ? pounds : pounds.toLocaleString('en-GB')}`
}
