import { model, weights, type SolutionModel } from './matcher-model.ts'
import { questions, type Answers, type QuestionId } from './matcher-questions.ts'

/** What one question brought: whole points of its weight. The points of all reasons add up to the score. */
export interface Reason {
  question: QuestionId
  points: number
  most: number
}

export interface Match {
  slug: string
  /** 0 to 100. */
  score: number
  /** The largest first. */
  reasons: Reason[]
}

export interface RuledOut {
  slug: string
  reasons: string[]
}

export interface MatchResult {
  version: string
  /** Every solution that is not ruled out, the best first. */
  matches: Match[]
  ruledOut: RuledOut[]
}

/** Ranks the solutions by Σ weight × match over the questions; ties go to the order of the model. Throws when an answer is missing. */
export function match(answers: Answers): MatchResult {
  const judged = model.solutions.map((solution) => ({ solution, reasons: reasonsAgainst(solution, answers) }))
  return {
    version: model.version,
    matches: judged
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ solution }) => scoreOf(solution, answers))
      .sort((a, b) => b.score - a.score),
    ruledOut: judged
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ solution, reasons }) => ({ slug: solution.slug, reasons })),
  }
}

function reasonsAgainst({ needsOneOf, ruledOutBy }: SolutionModel, answers: Answers): string[] {
  const lacks = needsOneOf && !needsOneOf.kinds.some((kind) => answers.kinds.includes(kind))
  return [
    ...(lacks ? [needsOneOf.reason] : []),
    ...ruledOutBy
      .filter(({ question, option }) => answers[question].includes(option))
      .map(({ reason }) => reason),
  ]
}

function scoreOf({ slug, fits }: SolutionModel, answers: Answers): Match {
  const exact = questions.map(({ id }) => {
    const chosen = answers[id]
    if (chosen.length === 0) throw new Error(`The question "${id}" is not answered`)
    // Of several answers the one counts that suits best, but for constraints: there the one that suits worst.
    const values = chosen.map((option) => fits[id][option] ?? fits[id].otherwise)
    const fit = id === 'limits' ? Math.min(...values) : Math.max(...values)
    return { question: id, most: weights[id], exact: weights[id] * fit }
  })
  const score = Math.round(exact.reduce((sum, one) => sum + one.exact, 0))
  return { slug, score, reasons: inWholePoints(exact, score) }
}

/** Rounds by the largest remainders, so that the points add up to the score. */
function inWholePoints(
  exact: { question: QuestionId; most: number; exact: number }[],
  score: number,
): Reason[] {
  const whole = exact.map((one) => ({ ...one, points: Math.floor(one.exact) }))
  const missing = score - whole.reduce((sum, { points }) => sum + points, 0)
  const byRemainder = whole.toSorted((a, b) => b.exact - b.points - (a.exact - a.points))
  for (const one of byRemainder.slice(0, missing)) one.points += 1
  return whole
    .map(({ question, points, most }) => ({ question, points, most }))
    .sort((a, b) => b.points - a.points)
}
