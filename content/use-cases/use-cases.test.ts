import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carousel } from '#config/constants.ts'
import { useCaseCategories, type UseCaseCategory } from '#content/use-case.ts'
import { findUseCase, relatedUseCases, useCases } from './index.ts'

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

test('there are 38 or more, at least four in each category and nine in manufacturing', () => {
  expect(useCases.length).toBeGreaterThanOrEqual(38)
  for (const { id } of useCaseCategories) {
    const count = useCases.filter(({ category }) => category === id).length
    expect(count, id).toBeGreaterThanOrEqual(id === 'manufacturing' ? 9 : 4)
  }
})

test('those that the catalogue must have are there, each in its category', () => {
  const required: Partial<Record<UseCaseCategory, string[]>> = {
    healthcare: [
      'drug-discovery',
      'medical-diagnostics-imaging',
      'hospital-resource-forecasting',
      'depression-diagnosis-platform',
      'chatbot-optimisation',
    ],
    agriculture: [
      'precision-farming',
      'crop-disease-detection',
      'livestock-monitoring',
      'harvest-prediction',
      'soil-health',
    ],
    banking_finance: [
      'fraud-detection',
      'credit-risk',
      'algorithmic-trading',
      'personalised-banking',
      'career-path-recommendations',
    ],
    manufacturing: ['maintenance-assistant', 'sales-insights', 'enterprise-knowledge-chatbot'],
    retail: ['hotel-recommender', 'churn-reduction-telecom'],
    transport_logistics: ['supply-chain-risk-predictor'],
  }
  for (const [category, ids] of Object.entries(required)) {
    for (const id of ids) expect(findUseCase(id)?.category, id).toBe(category)
  }
})

test('titles and calls to action are unique', () => {
  expect(new Set(useCases.map(({ title }) => title)).size).toBe(useCases.length)
  expect(new Set(useCases.map(({ cta }) => cta)).size).toBe(useCases.length)
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

test('related entries come from the same category first, then from others, and never name the entry itself', () => {
  for (const { id, category } of useCases) {
    const all = relatedUseCases(id, useCases.length)
    const akin = useCases.filter((entry) => entry.category === category).length - 1
    expect(all).toHaveLength(useCases.length - 1)
    expect(all.slice(0, akin).every((entry) => entry.category === category)).toBe(true)
    expect(all.slice(akin).some((entry) => entry.category === category)).toBe(false)
    expect(all.map((entry) => entry.id)).not.toContain(id)
    expect(relatedUseCases(id)).toEqual(all.slice(0, 3))
  }
})

test('every entry is named as related by another one, so that none is reached from the list alone', () => {
  const named = new Set(useCases.flatMap(({ id }) => relatedUseCases(id).map((entry) => entry.id)))
  expect(useCases.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([])
})

test('the picture of every use case exists', () => {
  for (const { id, image } of useCases) expect(existsSync(`public${image}`), `${id}: ${image}`).toBe(true)
})
