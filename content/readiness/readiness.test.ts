import { expect, test } from 'vitest'
import { findRole } from '#content/roles/index.ts'
import { findSolution } from '#content/solutions/index.ts'
import { findUseCase } from '#content/use-cases/index.ts'
import { readinessModel } from './model.ts'
import { readinessSteps } from './steps.ts'

test('every dimension has three steps in each band, and no step is written twice', () => {
  const steps = readinessModel.dimensions.flatMap(({ id }) => Object.values(readinessSteps[id].plans).flat())
  expect(steps).toHaveLength(63)
  expect(new Set(steps).size).toBe(63)
})

test('what a dimension is linked to exists', () => {
  for (const { id } of readinessModel.dimensions) {
    const { solutions, useCases, roles } = readinessSteps[id]
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
