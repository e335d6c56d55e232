import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carousel } from '#config/constants.ts'
import { useCaseCategories } from '#content/use-case.ts'
import { findUseCase, relatedUseCases, useCases } from './index.ts'

test('every use-case file is listed, under its own id', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name !== 'index.ts' && !name.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(useCases.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort())
})

test('every use case has 250 words or more, at least three measured benefits and steps that are named', () => {
  for (const entry of useCases) {
    const prose = [
      entry.problemDescription,
      entry.solutionDescription,
      ...entry.howItWorks,
      ...entry.benefits,
    ].join(' ')
    expect(prose.split(/\s+/).length, entry.id).toBeGreaterThanOrEqual(250)
    expect(entry.benefits.length, entry.id).toBeGreaterThanOrEqual(3)
    expect(
      entry.benefits.filter((line) => line.includes('typically')).length,
      entry.id,
    ).toBeGreaterThanOrEqual(2)
    expect(
      entry.howItWorks.every((step) => /^[^:]{3,40}: ./.test(step)),
      entry.id,
    ).toBe(true)
    expect(entry.description.length, entry.id).toBeLessThanOrEqual(140)
    expect(entry.title.length, entry.id).toBeLessThanOrEqual(47)
  }
})

test('titles are unique, and every category has an entry', () => {
  expect(new Set(useCases.map(({ title }) => title)).size).toBe(useCases.length)
  for (const { id } of useCaseCategories)
    expect(
      useCases.some(({ category }) => category === id),
      id,
    ).toBe(true)
})

test('the home page has two entries to choose from in each of its five categories', () => {
  for (const category of carousel.useCaseCategories) {
    expect(useCases.filter((entry) => entry.category === category).length, category).toBeGreaterThanOrEqual(2)
  }
})

test('an entry is found by its id, and an unknown id finds nothing', () => {
  expect(findUseCase('fraud-detection')?.category).toBe('banking_finance')
  expect(findUseCase('no-such-entry')).toBeUndefined()
  expect(relatedUseCases('no-such-entry')).toEqual([])
})

test('related entries come from the same category first, without the entry itself, and are filled up from others', () => {
  const related = relatedUseCases('credit-risk')
  expect(related).toHaveLength(3)
  expect(related[0]?.id).toBe('fraud-detection')
  expect(related.map(({ id }) => id)).not.toContain('credit-risk')
  expect(related.slice(1).every(({ category }) => category !== 'banking_finance')).toBe(true)
  expect(
    relatedUseCases('surface-defect-inspection', 2).every(({ category }) => category === 'manufacturing'),
  ).toBe(true)
})

test('the picture of every use case exists', () => {
  for (const { id, image } of useCases) expect(existsSync(`public${image}`), `${id}: ${image}`).toBe(true)
})
