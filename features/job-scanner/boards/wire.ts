/** What came over the wire is `unknown`; these take a value out of it or nothing, and never throw. */

export type Wire = Record<string, unknown>

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object, else an empty one, so that its fields read as missing. */
export function wireOf(value: unknown): Wire {
  return isWire(value) ? value : {}
}

/** The objects of a list; anything else in it is passed over. */
export function wiresOf(value: unknown): Wire[] {
  return Array.isArray(value) ? value.filter(isWire) : []
}

/** A list stays one; a single value becomes a list of one; nothing, none. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Trimmed text; a number as it is written; null for anything else and for nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  return value.trim() || null
}

/** `2026-08-10 10:00:00 UTC`, ISO 8601, RFC 822, epoch seconds or milliseconds. Null for what is no date between 1990 and 2100. */
export function dateOf(value: unknown): Date | null {
  const stamp = typeof value === 'number' ? value * (value < 1e11 ? 1000 : 1) : stampOf(textOf(value))
  const isSensible = stamp > 631_152_000_000 && stamp < 4_102_444_800_000
  return isSensible ? new Date(stamp) : null
}

function stampOf(text: string | null): number {
  if (text === null || text.length > 60) return Number.NaN
  const utc = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?: ?UTC)?$/.exec(text)
  return Date.parse(utc ? `${utc[1]}T${utc[2]}Z` : text)
}

/** A web address, taken from `base` when relative; null for any other scheme. */
export function urlOf(value: unknown, base?: string): string | null {
  const text = textOf(value)
  if (text === null || text.length > 2000 || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  url.username = ''
  url.password = ''
  return url.href
}
