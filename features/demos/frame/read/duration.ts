const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?\s*([ap]\.?m\.?)?$/i
const long = /^(-)?(?:(\d+)\s*d(?:ays?)?,?\s+)?(\d{1,5}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?$/i
const spelt =
  /^(?:(\d+)\s*d(?:ays?)?)?\s*(?:(\d+)\s*(?:h|hrs?|hours?|std))?\.?\s*(?:(\d+)\s*(?:m|mins?|minutes?))?\s*(?:(\d+(?:\.\d+)?)\s*(?:s|secs?|seconds?))?$/i

/** Milliseconds since midnight of a time of day: "08:05", "8:05 AM", "14:05:22.120". NaN for anything else. */
export function readClock(text: string): number {
  const parts = clock.exec(text.trim())
  if (!parts) return Number.NaN
  const [, hour, minute, second, fraction, half] = parts
  const shown = Number(hour)
  if (half && (shown < 1 || shown > 12)) return Number.NaN
  const whole = half ? (shown % 12) + (/^p/i.test(half) ? 12 : 0) : shown
  if (whole > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return Number.NaN
  return (
    ((whole * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1000 + Number(`0.${fraction ?? 0}`) * 1000
  )
}

/** "073000", as SAP and Oracle write half past seven. */
export const isClockOfDigits = (text: string): boolean =>
  /^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text.trim())

/** A time of day in a column of them, where six digits are one, too; NaN for anything else. */
export const readClockCell = (text: string): number =>
  readClock(isClockOfDigits(text) ? text.trim().replace(/(..)(..)(..)/, '$1:$2:$3') : text)

const longestDuration = 40

/** Minutes of a duration: "01:30" (hours and minutes), "26:40:15", "1 d 02:15", "2 h 15 min". NaN for anything else. */
export function readDuration(text: string): number {
  const cell = text.trim()
  if (cell.length > longestDuration) return Number.NaN
  const parts = long.exec(cell)
  if (parts) {
    const [, minus, days = 0, hours, minutes, seconds = 0, fraction = 0] = parts
    if (Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN
    const total =
      (Number(days) * 24 + Number(hours)) * 60 +
      Number(minutes) +
      (Number(seconds) + Number(`0.${fraction}`)) / 60
    return minus ? -total : total
  }
  const words = /\d/.test(cell) ? spelt.exec(cell) : null
  if (!words) return Number.NaN
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = words
  return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes) + Number(seconds) / 60
}
