import { expect, test } from 'vitest'
import { brand, claims, openingHours } from '#config/brand.ts'
import { about } from './about.ts'
import { london } from './london.ts'
import { pageAt } from './pages.ts'

test('every address that the pages about the firm and London point to exists', () => {
  const paths = [...london.sectors.items.map(({ to }) => to), london.address.about.to, about.firm.london.to]
  expect(paths.filter((path) => !pageAt(path))).toEqual([])
})

test('every claim of the house is told with what it rests on', () => {
  expect(Object.keys(about.claims.basis).sort()).toEqual(Object.keys(claims).sort())
  for (const basis of Object.values(about.claims.basis)) expect(basis.length).toBeGreaterThan(30)
})

test('facts of the brand and its figures are not repeated in the words', () => {
  const text = JSON.stringify([about, london]).replaceAll(openingHours.label, '').replaceAll(brand.name, '')
  for (const fact of [brand.email, brand.phone.label, '£']) expect(text, fact).not.toContain(fact)
})

test('the sample of the run chart shows what the words beside it say: a change outside the limits', () => {
  const { values, weeksBefore } = about.measured.chart
  const before = values.slice(0, weeksBefore)
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length
  const deviation = Math.sqrt(
    before.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (before.length - 1),
  )
  const outside = values.filter((value) => Math.abs(value - mean) > 3 * deviation)
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.some((value) => before.includes(value))).toBe(false)
})
