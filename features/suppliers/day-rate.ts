import { brand } from '#config/brand.ts'
import { rangeOf } from '#lib/range.ts'

/** Pounds a day, by the claim. */
export const dayRateBand = rangeOf(brand.claims.dayRate.value)

/** A rate that the claim doesn't cover is allowed, but said. */
export function rateWarning(dayRate: number | null): string | undefined {
  if (dayRate === null || (dayRate >= dayRateBand.from && dayRate <= dayRateBand.to)) return undefined
  const side = dayRate < dayRateBand.from ? 'below' : 'above'
  return `£${dayRate} is ${side} our range of £${dayRateBand.from} to £${dayRateBand.to} a day`
}
