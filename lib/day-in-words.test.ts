import { expect, test } from 'vitest'
import { dayMs } from './durations.ts'
import { dayInWords } from './day-in-words.ts'

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

test('every day of a leap year reads as Intl writes it', () => {
  for (let ms = Date.UTC(2028, 0, 1); ms < Date.UTC(2029, 0, 1); ms += dayMs) {
    const iso = new Date(ms).toISOString()
    expect(dayInWords(iso)).toBe(format.format(ms))
    expect(dayInWords(iso.slice(0, 10))).toBe(format.format(ms))
  }
})
