import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays, daysOf, rangeBefore } from '#features/analytics/days.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeColumn, changeOf, share } from './figures.tsx'
import { queryOf, readChosen } from './use-period.ts'

const today = '2026-11-18'
const read = (query: string) => readChosen(new URLSearchParams(query), today)

test('the days are those of the address: a preset, days of one’s own, else the last 28', () => {
  expect(read('').range).toEqual({ from: '2026-10-22', to: today })
  expect(read('range=7')).toMatchObject({ range: { from: '2026-11-12', to: today }, preset: '7' })
  expect(read('from=2026-11-01&to=2026-11-02&range=7')).toMatchObject({
    range: { from: '2026-11-01', to: '2026-11-02' },
    preset: 'own',
  })
  for (const odd of ['range=13', 'from=2026-11-01', 'from=x&to=y', 'from=2026-13-45&to=2026-11-02'])
    expect(read(odd).preset, odd).toBe('28')
})

test('a comparison and filters that don’t exist count as not given', () => {
  expect(read('compare=never&device=toaster&source=')).toMatchObject({
    compare: 'previous',
    device: undefined,
    source: undefined,
  })
  expect(queryOf(read('range=7&compare=none&device=phone&source=letter'), ['source']).toString()).toBe(
    'from=2026-11-12&to=2026-11-18&source=letter',
  )
})

test('the time before is as long, ends where the range begins, and a year before has the same weekdays', () => {
  const day = fc
    .date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (a, b) => {
      const range = a < b ? { from: a, to: b } : { from: b, to: a }
      const previous = rangeBefore(range, 'previous')
      expect(countDays(previous)).toBe(countDays(range))
      expect(countDays({ from: previous.to, to: range.from })).toBe(2)
      const year = rangeBefore(range, 'year')
      expect(new Date(year.from).getUTCDay()).toBe(new Date(range.from).getUTCDay())
      expect(countDays(year)).toBe(countDays(range))
    }),
    { numRuns: 200 },
  )
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
})

test('small figures are told as they are, without a share', () => {
  expect([changeOf(130, 100), changeOf(70, 100), changeOf(100, 100)]).toEqual(['+30%', '−30%', 'unchanged'])
  expect([changeOf(3, 1), changeOf(3, 0), changeOf(0, 0)]).toEqual([
    '1 before',
    'none before',
    'none before either',
  ])
  expect([share(3, 12), share(30, 1200), share(300, 600), share(1, 100_000)]).toEqual([
    '3 of 12',
    '2.5%',
    '50%',
    '< 0.1%',
  ])
})

test('a column of figures before adds the change only where enough were counted', () => {
  const { value, show } = beforeColumn<{ now: number; before: number }>('Before', ({ now, before }) => [
    now,
    before,
  ])
  const shown = (now: number, before: number) =>
    renderToStaticMarkup(show?.({ now, before }))
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
  expect(value({ now: 24, before: 18 })).toBe(18)
  expect([shown(24, 18), shown(130, 100), shown(50, 0)]).toEqual(['18', '100 +30%', '0'])
})
