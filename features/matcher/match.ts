import { matcherQuestions, type QuestionId } from '#config/matcher-questions.ts'
import type { VerdictWords } from '#content/matcher-words.ts'
import { meansFit, objectionsOfMeans, type Courses } from './match-means.ts'
import { model, weights, type SolutionModel } from './matcher-model.ts'
import type { Answers } from './matcher-answers.ts'

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
  /** Without which it doesn't fit, because of an answer. */
  conditions: string[]
}

/** What an answer says against a solution. */
export interface Objection {
  question: QuestionId
  reason: string
  /** Follows "It would fit". */
  unless: string
}

export interface RuledOut {
  slug: string
  objections: Objection[]
}

export interface MatchResult {
  version: string
  /** What fits: every solution with points for the goal that no answer rules out, the best first. */
  matches: Match[]
  /** Serves the goal and is ruled out all the same, the best first. */
  ruledOut: RuledOut[]
  /** Brings nothing to the goal, by slug. */
  offGoal: string[]
}

/** What isn’t in the model: prices and courses of the solutions, and the words of a verdict. */
export interface Known {
  courses: Courses
  words: VerdictWords
}

/**
 * Ranks the solutions by Σ weight × match over the questions; ties go to the order of the model. What brings nothing to the goal fits nobody,
 * however well the rest suits. Throws when an answer is missing.
 */
export function match(answers: Answers, { courses, words }: Known): MatchResult {
  const judged = model.solutions
    .map((solution) => ({
      ...scoreOf(solution, answers, { courses, words }),
      objections: objectionsTo(solution, answers, { courses, words }),
    }))
    .sort((a, b) => b.score - a.score)
  const serving = judged.filter(({ reasons }) => servesGoal(reasons))
  return {
    version: model.version,
    matches: serving
      .filter(({ objections }) => objections.length === 0)
      .map(({ slug, score, reasons, conditions }) => ({ slug, score, reasons, conditions })),
    ruledOut: serving
      .filter(({ objections }) => objections.length > 0)
      .map(({ slug, objections }) => ({ slug, objections })),
    offGoal: judged.filter(({ reasons }) => !servesGoal(reasons)).map(({ slug }) => slug),
  }
}

function servesGoal(reasons: Reason[]): boolean {
  return reasons.some(({ question, points }) => question === 'goal' && points > 0)
}

function objectionsTo(solution: SolutionModel, answers: Answers, { courses, words }: Known): Objection[] {
  const { slug, needsOneOf, ruledOutBy } = solution
  const lacks = needsOneOf && !needsOneOf.kinds.some((kind) => answers.kinds.includes(kind))
  return [
    ...(lacks ? [{ question: 'kinds' as const, ...words.objections[needsOneOf.why] }] : []),
    ...ruledOutBy
      .filter(({ question, option }) => answers[question].includes(option))
      .map(({ question, why }) => ({ question, ...words.objections[why] })),
    ...answers.means.flatMap((option) => objectionsOfMeans(courseOf(courses, slug), option, words.means)),
  ]
}

function scoreOf(solution: SolutionModel, answers: Answers, { courses, words }: Known): Match {
  const { slug } = solution
  const exact = matcherQuestions.map(({ id }) => {
    const values = answers[id].map((option) => {
      if (id === 'means') return meansFit(courseOf(courses, slug), option)
      return solution.fits[id][option] ?? solution.fits[id].otherwise
    })
    if (values.length === 0) throw new Error(`The question "${id}" is not answered`)
    // Of several answers the one counts that suits best, but for constraints: there the one that suits worst.
    const fit = id === 'limits' ? Math.min(...values) : Math.max(...values)
    return { question: id, most: weights[id], exact: weights[id] * fit }
  })
  const score = Math.round(exact.reduce((sum, one) => sum + one.exact, 0))
  const conditions = (solution.provided ?? [])
    .filter(({ question, option }) => answers[question].includes(option))
    .map(({ condition }) => words.conditions[condition])
  return { slug, score, reasons: inWholePoints(exact, score), conditions }
}

function courseOf(courses: Courses, slug: string) {
  const course = courses[slug]
  if (!course) throw new Error(`The price and length of "${slug}" are not known`)
  return course
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
