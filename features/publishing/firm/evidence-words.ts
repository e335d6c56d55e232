import { dayInWords } from '#lib/day-in-words.ts'
import type { Evidence } from './evidence.schema.ts'

export interface Shown {
  /** What the claim rests on, in words. */
  basis: string
  /** Where a reader can check it. */
  source?: string
}

/** A claim with what it rests on, or as an aim or own count in the site's own words while nobody has proven it. */
export function evidenceOr(evidence: Evidence | undefined, words: string): Shown {
  if (!evidence) return { basis: words }
  const { basis, checkedOn, source } = evidence
  const sentence = /[.!?]$/.test(basis) ? basis : `${basis}.`
  return {
    basis: `${sentence} Checked on ${dayInWords(checkedOn)}.`,
    ...(source && { source }),
  }
}
