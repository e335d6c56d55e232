import type { Condition, DimensionId } from '#content/readiness/readiness-model.ts'

/** 0 to 4, or null for "I do not know"; a question that isn't there was not answered. */
export type Answers = Readonly<Record<string, number | null>>

/** What conditions are held against. */
export interface Standing {
  answers: Answers
  /** Unrounded. */
  dimensions: readonly { id: DimensionId; score: number }[]
}

export function allHold(conditions: readonly Condition[], standing: Standing): boolean {
  return conditions.every((condition) => {
    const value = valueOf(condition, standing)
    return 'atLeast' in condition ? value >= condition.atLeast : value < condition.below
  })
}

function valueOf(condition: Condition, { answers, dimensions }: Standing): number {
  if ('question' in condition) return answers[condition.question] ?? 0
  return dimensions.find(({ id }) => id === condition.dimension)?.score ?? 0
}
