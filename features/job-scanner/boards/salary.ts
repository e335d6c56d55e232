import type { Salary } from './board.ts'

interface Pay {
  min: unknown
  max: unknown
  currency: unknown
  interval: unknown
}

/** Interval from any wording seen: `per-year-salary`, `1 YEAR`, `HOUR`, `yearly`, `per annum`; undefined for others, such as `2 WEEKS`. */
export function intervalOf(words: unknown): Salary['interval'] | undefined {
  if (typeof words !== 'string' || words.length > 60) return undefined
  const text = words.toLowerCase().replace(/[_-]+/g, ' ').trim()
  if (/^(?:per annum|p\.?a\.?|annual|annually|annum)(?: (?:salary|wage))?$/.test(text)) return 'year'
  if (/^daily(?: (?:salary|wage|rate))?$/.test(text)) return 'day'
  const unit =
    /^(?:(?:1|one|per|a|an) ){0,2}(year|month|week|day|hour)(?:s|ly)?(?: (?:salary|wage|rate))?$/.exec(
      text,
    )?.[1]
  return isInterval(unit) ? unit : undefined
}

const isInterval = (unit: string | undefined): unit is Salary['interval'] =>
  unit === 'year' || unit === 'month' || unit === 'week' || unit === 'day' || unit === 'hour'

/** A salary only when amount, currency and interval are all there; half of it would be a guess. */
export function salaryOf({ min, max, currency, interval }: Pay): Salary | null {
  const unit = intervalOf(interval)
  const code = typeof currency === 'string' ? currency.trim().toUpperCase() : ''
  const [low, high] = [amountOf(min), amountOf(max)]
  if (!unit || !/^[A-Z]{3}$/.test(code) || (low === null && high === null)) return null
  const isSwapped = low !== null && high !== null && low > high
  return { min: isSwapped ? high : low, max: isSwapped ? low : high, currency: code, interval: unit }
}

/** From cents, as Greenhouse writes them. */
export function fromCents(cents: unknown): number | null {
  const amount = amountOf(cents)
  return amount === null ? null : amount / 100
}

function amountOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\d[\d,]{0,15}(?:\.\d{1,4})?$/.test(value.trim())
      ? Number(value.replaceAll(',', ''))
      : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 && number < 1e10 ? number : null
}
