import { expect, test } from 'vitest'
import { dimensionIds } from '#content/readiness/readiness-model.ts'
import { goldenFirms } from './firms.ts'
import { goldenFirmsAside } from './firms-aside.ts'
import { answersOfFirm, scoreFirm } from './score-firm.server.ts'

test.each(goldenFirms)('$who', (firm) => {
  expect(scoreFirm(firm)).toEqual([])
})

test('of the firms set aside at most one is advised otherwise than a consultant would', () => {
  const wrong = goldenFirmsAside.filter((firm) => scoreFirm(firm).length > 0)
  expect(wrong.length, wrong.map(({ who }) => who).join('\n')).toBeLessThanOrEqual(1)
})

test('no firm set aside is told what a consultant would never say', () => {
  const faults = goldenFirmsAside.flatMap(scoreFirm)
  expect(faults.filter((fault) => /^(never|level):/.test(fault))).toEqual([])
})

test('each profile answers all 24 questions, and a third of them is set aside', () => {
  const all = [...goldenFirms, ...goldenFirmsAside]
  for (const firm of all) {
    expect(Object.keys(firm.answers)).toEqual([...dimensionIds])
    expect(Object.keys(answersOfFirm(firm))).toHaveLength(24)
  }
  expect(all.length).toBeGreaterThanOrEqual(14)
  expect(goldenFirmsAside.length / all.length).toBeGreaterThanOrEqual(1 / 3)
})
