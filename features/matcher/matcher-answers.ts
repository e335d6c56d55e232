import { matcherQuestions, type QuestionId } from '#config/matcher-questions.ts'

/** What was chosen: ids of options, one for most matcherQuestions. */
export type Answers = Record<QuestionId, readonly string[]>

/** What an address asks: unknown options are left out, and of several answers to a single question the first counts. */
export function answersOf(search: URLSearchParams): Answers {
  const chosen = matcherQuestions.map((question) => {
    const known: readonly string[] = question.options
    const given = [...new Set(search.getAll(question.id))].filter((id) => known.includes(id))
    return [question.id, 'isMultiple' in question ? given : given.slice(0, 1)]
  })
  return Object.fromEntries(chosen)
}

/** The questions without an answer, in order. */
export function unanswered(answers: Answers): QuestionId[] {
  return matcherQuestions.map(({ id }) => id).filter((id) => answers[id].length === 0)
}

/** The address's query for these answers. */
export function searchOf(answers: Answers): string {
  const pairs = matcherQuestions.flatMap(({ id }) => answers[id].map((option) => [id, option]))
  return new URLSearchParams(pairs).toString()
}
