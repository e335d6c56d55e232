import type { Condition, Gate, ReadinessModel } from '#content/readiness/readiness-model.ts'
import { readinessWords } from '#content/readiness/words.ts'
import type { Method } from './assessment-report.ts'

/** The published method, from the model itself. */
export function methodOf(model: ReadinessModel): Method {
  const { dimensions, levels, gates, questions } = model
  const words = readinessWords.method
  return {
    title: words.title,
    intro: words.intro,
    formulas: [...words.formulas],
    unknown: words.unknown,
    weights: {
      title: words.weights,
      rows: dimensions.map(({ id, name, weight, asks }) => ({
        name,
        weight,
        asks,
        questions: questions.filter(({ dimension }) => dimension === id).length,
      })),
    },
    levels: {
      title: words.levels,
      rows: levels.map(({ name, from, meaning, comparable }, i) => ({
        name,
        from,
        to: (levels[i + 1]?.from ?? 101) - 1,
        meaning,
        comparable,
      })),
    },
    gates: { title: words.gates, lines: gates.map((gate) => ruleOf(model, gate)) },
  }
}

/** "No higher than Piloting while Data foundations is below 35." */
function ruleOf({ dimensions, questions }: ReadinessModel, { when, cap }: Gate): string {
  const conditions = when.map((condition) => {
    if ('dimension' in condition) {
      const name = dimensions.find(({ id }) => id === condition.dimension)?.name ?? ''
      return `${name} is ${limitOf(condition)}`
    }
    const number = questions.findIndex(({ id }) => id === condition.question) + 1
    return `question ${number} is answered with ${limitOf(condition)}`
  })
  return `No higher than ${cap} while ${conditions.join(' and ')}.`
}

const limitOf = (condition: Condition) =>
  'below' in condition ? `below ${condition.below}` : `${condition.atLeast} or more`
