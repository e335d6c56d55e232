import { expect, test } from 'vitest'
import { projectWeeks } from '#content/prices.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { type Solution } from '#content/solution.ts'
import { findSolution, solutions } from './index.ts'

const prose = (entry: Solution) => [
  entry.summary,
  entry.whatItIs,
  entry.whoFor,
  ...entry.steps.map(({ text }) => text),
  ...entry.inputs,
  entry.priceDrivers,
  ...entry.integration,
  ...entry.risks,
  ...entry.notFor,
  ...entry.benefits,
  ...entry.faq.flatMap(({ question, answer }) => [question, answer]),
]

test('the eleven solutions are listed in the order of their addresses', () => {
  expect(solutions.map(({ slug }) => slug)).toEqual([...solutionSlugs])
  expect(solutions).toHaveLength(11)
  expect(findSolution('machine-vision')?.title).toBe('Machine vision')
  expect(findSolution('teleportation')).toBeUndefined()
})

test('every solution has 600 words or more and every part of its page', () => {
  for (const entry of solutions) {
    expect(prose(entry).join(' ').split(/\s+/).length, entry.slug).toBeGreaterThanOrEqual(600)
    expect(entry.faq.length, entry.slug).toBeGreaterThanOrEqual(4)
    for (const list of [
      entry.steps,
      entry.inputs,
      entry.integration,
      entry.risks,
      entry.notFor,
      entry.benefits,
    ]) {
      expect(list.length, entry.slug).toBeGreaterThanOrEqual(3)
    }
    for (const line of [...entry.inputs, ...entry.integration, ...entry.risks, ...entry.benefits]) {
      expect(line, entry.slug).toMatch(/^[^:]{2,90}: ./)
    }
    expect(
      entry.benefits.filter((line) => line.includes('typically')),
      entry.slug,
    ).toHaveLength(entry.benefits.length)
  }
})

test('the weeks of the steps make the shorter course, and both lie within the claimed duration', () => {
  for (const { slug, steps, weeks } of solutions) {
    expect(
      steps.reduce((sum, step) => sum + step.weeks, 0),
      slug,
    ).toBe(weeks.from)
    expect(weeks.from, slug).toBeGreaterThanOrEqual(projectWeeks.from)
    expect(weeks.to, slug).toBeGreaterThan(weeks.from)
    expect(weeks.to, slug).toBeLessThanOrEqual(projectWeeks.to)
  }
})

test('use cases and roles are named, and none twice', () => {
  for (const { slug, useCases, roles } of solutions) {
    for (const ids of [useCases, roles]) {
      expect(ids.length, slug).toBeGreaterThanOrEqual(2)
      expect(new Set(ids).size, slug).toBe(ids.length)
    }
  }
})
