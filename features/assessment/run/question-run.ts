import type { Answers } from '#features/assessment/scoring/readiness-score.ts'

export interface AskedQuestion {
  id: string
  /** The name of its dimension. */
  dimension: string
  text: string
  /** The answers that count 0 to 4. */
  options: readonly string[]
}

/** An unfinished assessment as its screens need it. */
export interface QuestionRun {
  id: string
  key: string
  questions: AskedQuestion[]
  answers: Answers
}

export const unknownAnswer = 'I do not know'

export type Step = number | 'check'

interface Asked {
  questions: readonly { id: string }[]
  answers: Answers
}

/** Where the address says the visitor is: a question by its number from 1, or the check of all answers. */
export function stepOf(search: string, run: Asked): Step {
  const asked = new URLSearchParams(search).get('step') ?? ''
  if (asked === 'check') return 'check'
  const number = Number(asked)
  if (Number.isInteger(number) && number >= 1 && number <= run.questions.length) return number
  return firstOpen(run)
}

/** The number of the first question without an answer; the check when there is none. */
export function firstOpen({ questions, answers }: Asked): Step {
  const index = questions.findIndex(({ id }) => !Object.hasOwn(answers, id))
  return index < 0 ? 'check' : index + 1
}

/** After a question: back to the check when the visitor came from there, else the next one. */
export function stepAfter(step: number, search: string, count: number): Step {
  return new URLSearchParams(search).get('from') === 'check' || step >= count ? 'check' : step + 1
}

export function answerWords({ options }: AskedQuestion, value: number | null): string {
  return value === null ? unknownAnswer : (options[value] ?? unknownAnswer)
}
