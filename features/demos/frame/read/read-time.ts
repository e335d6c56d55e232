const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/
const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i

/** In which order a written date has its parts: as in Britain, unless a second part over 12 says otherwise. */
export function detectMonthFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => Number(written.exec(cell.trim())?.[2] ?? 0) > 12)
}

/**
 * Milliseconds since 1970 of a date with or without time: ISO 8601, or day, month and year with / . or - between. A time without a
 * zone is taken as UTC, so that no hour is lost in March. NaN for anything else and for days that don't exist.
 */
export function readTime(text: string, isMonthFirst = false): number {
  const cell = text.trim()
  const exact = iso.exec(cell)
  if (exact) {
    const [, year, month, day, hour, minute, second, fraction, zone] = exact
    const ms = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'))
    return utc(numbers(year, month, day, hour, minute, second), ms) - zoneMs(zone)
  }
  const parts = written.exec(cell)
  if (!parts) return Number.NaN
  const [, first, second, year, hour, minute, seconds, half] = parts
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  const shown = Number(hour ?? 0)
  const noon = half ? (/p/i.test(half) ? (shown % 12) + 12 : shown % 12) : shown
  return utc(numbers(year, month, day, String(noon), minute, seconds), 0)
}

const numbers = (...parts: (string | undefined)[]) => parts.map((part) => Number(part ?? 0))

function utc([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[], ms: number): number {
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second, ms))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hour < 24 && minute < 60
  return isReal && second < 60 ? at.getTime() : Number.NaN
}

function zoneMs(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000
}
