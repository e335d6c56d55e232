import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kept, nightliesToDelete, type Aged } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000
const nights = (count: number, from = Date.UTC(2024, 0, 1, 3)): Aged[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i).padStart(6, '0'),
    madeAt: new Date(from + i * dayMs),
  }))
const without = (list: Aged[], gone: string[]) => list.filter(({ id }) => !gone.includes(id))
const most = kept.days + kept.weeks + kept.months

const anyBackups = fc.array(fc.integer({ min: 0, max: 3 * 365 * 24 }), { maxLength: 120 }).map((hours) =>
  hours.map((hour, i) => ({
    id: String(i).padStart(6, '0'),
    madeAt: new Date(Date.UTC(2024, 0, 1, hour)),
  })),
)

test('two years of nights, cleared each night, leave seven days, four weeks and twelve months', () => {
  let list: Aged[] = []
  for (const night of nights(730)) {
    const all = list.concat(night)
    list = without(all, nightliesToDelete(all))
  }
  const days = list.map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
  expect(days.slice(-7)).toEqual(
    nights(730)
      .slice(-7)
      .map(({ madeAt }) => madeAt.toISOString().slice(0, 10)),
  )
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12)
  expect(list.length).toBeLessThanOrEqual(most)
})

test('the newest always stays, never more stay than are promised, and clearing twice is clearing once', () => {
  fc.assert(
    fc.property(anyBackups, (list) => {
      const left = without(list, nightliesToDelete(list))
      const newest = list.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]
      expect(left.length).toBeLessThanOrEqual(most)
      if (newest) expect(left.some(({ madeAt }) => madeAt.getTime() === newest.madeAt.getTime())).toBe(true)
      expect(nightliesToDelete(left)).toEqual([])
    }),
  )
})

test('of each of the last seven days with backups the newest stays, however long ago they are', () => {
  fc.assert(
    fc.property(anyBackups, (list) => {
      const gone = new Set(nightliesToDelete(list))
      const byDay = Map.groupBy(list, ({ madeAt }) => madeAt.toISOString().slice(0, 10))
      const last = [...byDay].toSorted(([a], [b]) => b.localeCompare(a)).slice(0, kept.days)
      for (const [, ofDay] of last) expect(ofDay.some(({ id }) => !gone.has(id))).toBe(true)
    }),
  )
})
