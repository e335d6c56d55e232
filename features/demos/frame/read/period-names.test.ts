import { expect, test } from 'vitest'
import { areFiscalYears, fiscalYearOf, readPartOfFiscalYear } from './fiscal.ts'
import { readMonth, readWeek } from './period.ts'
import { seriesOf } from './series.ts'
import { withYears } from './yearless.ts'

const day = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10))

test.for([
  ['FY24', 2024],
  ['FY2023/24', 2024],
  ['FY 23-24', 2024],
  ['2023/24', 2024],
  ['1999/00', 2000],
  ['GJ 2025', 2025],
  ['2023/25', Number.NaN],
  ['2024', Number.NaN],
  ['24/2023', Number.NaN],
] as const)('the financial year %s ends in %s', ([text, year]) => {
  expect(fiscalYearOf(text)).toBe(year)
})

test('one “2011/12” may be December; two such names are years', () => {
  expect(areFiscalYears(['2011/12', '2011/12'])).toBe(false)
  expect(areFiscalYears(['2010/11', '2011/12'])).toBe(true)
  expect(areFiscalYears(['FY11', 'FY11'])).toBe(true)
  expect(areFiscalYears(['2011/11', '2011/12'])).toBe(false)
})

const april = { month: 4, isNamedByStart: false }
test.for([
  ['Q1 FY25', april, '2024-04-01'],
  ['Q4 FY25', april, '2025-01-01'],
  ['FY25-P12', april, '2025-03-01'],
  ['P7 2024/25', april, '2024-10-01'],
  ['Mar FY2025', april, '2025-03-01'],
  ['Apr FY2025', april, '2024-04-01'],
  ['H2 FY25', april, '2024-10-01'],
  ['Q1 FY25', { month: 4, isNamedByStart: true }, '2025-04-01'],
  ['Mar FY25', { month: 4, isNamedByStart: true }, '2026-03-01'],
  ['Q3 FY25', { month: 1, isNamedByStart: false }, '2025-07-01'],
  ['P13 FY25', april, ''],
  ['P0 FY25', april, ''],
  ['Q5 FY25', april, ''],
] as const)('%s of a year from %o begins on %s', ([text, start, begin]) => {
  expect(day(readPartOfFiscalYear(text, start))).toBe(begin)
})

test.for([
  ['2024M07', '2024-07-01'],
  ['Q3-24', '2024-07-01'],
  ['3Q24', '2024-07-01'],
  ['H2 2024', '2024-07-01'],
  ['H3 2024', ''],
  ['1h 24', ''],
] as const)('%s begins on %s', ([text, begin]) => {
  expect(day(readMonth(text))).toBe(begin)
})

test.for([
  ['CW20/24', '2024-05-13'],
  ['Week 30, 2024', '2024-07-22'],
  ['KW 1/2026', '2025-12-29'],
  ['Wk 54 2024', ''],
] as const)('%s begins on %s', ([text, begin]) => {
  expect(day(readWeek(text))).toBe(begin)
})

test('rows that run on are counted through the turns of years', () => {
  const weeks = [51, 52, 1, 2, 51, 52, 1].map((week) => `Wk ${week}`)
  // From week 2 to week 51 the rows don't run on: all is one stretch around the longest gap.
  expect(withYears(weeks, 2024)).toEqual([
    '2024-W51',
    '2024-W52',
    '2025-W01',
    '2025-W02',
    '2024-W51',
    '2024-W52',
    '2025-W01',
  ])
  const months = Array.from({ length: 27 }, (_, i) => `P${((i + 10) % 12) + 1}`)
  expect(withYears(months, 2023).slice(-2)).toEqual(['2025-12', '2026-01'])
})

test('weeks that stand product by product lie in one stretch, which begins behind the gap', () => {
  const own = ['Wk 51', 'Wk 52', 'Wk 1']
  expect(withYears([...own, ...own], 2024)).toEqual([
    '2024-W51',
    '2024-W52',
    '2025-W01',
    '2024-W51',
    '2024-W52',
    '2025-W01',
  ])
})

test('“P1, P2, P3” are periods only where periods are wanted', () => {
  const headings = ['Product', 'P1', 'P2', 'P3']
  expect(seriesOf(headings, 'periods')?.kind).toBe('periods')
  expect(seriesOf(headings, 'numbers')?.kind).toBe('numbers')
  expect(seriesOf(headings)?.kind).toBe('numbers')
})

test('“2011/11, 2011/12, 2012/01” are months', () => {
  expect(seriesOf(['2011/11', '2011/12', '2012/01'], 'periods')).toEqual({ from: 0, to: 2, kind: 'periods' })
})
