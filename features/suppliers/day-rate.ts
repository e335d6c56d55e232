import { money } from '#lib/money.ts'
import { z } from 'zod/mini'
import type { Range } from '#lib/range.ts'
import { readPounds } from '#lib/written-number.ts'

/** Pounds a day, by the claim as staff have it now. */
export const dayRateBand = z.object({ from: z.number(), to: z.number() })

/** A rate that the claim doesn't cover is allowed, but said. */
export function rateWarning(dayRate: number | null, band: Range | undefined): string | undefined {
  if (!dayRate || !band || (dayRate >= band.from && dayRate <= band.to)) return undefined
  const side = dayRate < band.from ? 'below' : 'above'
  return `${money(dayRate)} is ${side} our range of ${money(band.from)} to ${money(band.to)} a day`
}

/** A rate as people write it, "£1,350": null where nothing is, NaN for what is no number. */
export function readRate(text: string): number | null {
  return text.trim() ? (readPounds(text) ?? Number.NaN) : null
}
