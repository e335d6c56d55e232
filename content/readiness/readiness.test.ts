import { expect, test } from 'vitest'
import { findRole } from '#content/roles/index.ts'
import { findSolution } from '#content/solutions/index.ts'
import { findUseCase } from '#content/use-cases/index.ts'
import { readinessLinks } from './links.ts'
import { readinessModel } from './model.ts'

const steps = Object.values(readinessModel.steps).flat()
const questionOf = (id: string) => readinessModel.questions.find((question) => question.id === id)

test('every answer below the best has a step of its question’s dimension that leads on', () => {
  for (const { id, dimension } of readinessModel.questions) {
    for (const value of [0, 1, 2, 3]) {
      const next = readinessModel.steps[dimension].filter(
        ({ raises: { question, from, to, below = to } }) =>
          question === id && value >= from && value < below && to > value,
      )
      expect(next, `${id} at ${value}`).toHaveLength(1)
    }
  }
})

test('no step is written twice, none leads beyond the best answer, and what it presupposes exists', () => {
  expect(new Set(steps.flatMap(({ title, text }) => [title, text])).size).toBe(2 * steps.length)
  const conditions = [
    ...steps.flatMap(({ needs }) => needs ?? []),
    ...readinessModel.levels.flatMap(({ instead }) => instead.flatMap(({ when }) => when)),
  ]
  for (const condition of conditions)
    if ('question' in condition) expect(questionOf(condition.question), condition.question).toBeDefined()
  for (const { raises } of steps) expect(raises.to).toBeLessThanOrEqual(4)
})

test('what a dimension is linked to exists', () => {
  for (const { id } of readinessModel.dimensions) {
    const { solutions, useCases, roles } = readinessLinks[id]
    expect(Math.min(solutions.length, useCases.length, roles.length), id).toBeGreaterThan(0)
    expect(
      solutions.filter((slug) => !findSolution(slug)),
      id,
    ).toEqual([])
    expect(
      useCases.filter((slug) => !findUseCase(slug)),
      id,
    ).toEqual([])
    expect(
      roles.filter((slug) => !findRole(slug)),
      id,
    ).toEqual([])
  }
})
