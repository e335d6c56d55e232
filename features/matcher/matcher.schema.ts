import { z } from 'zod/mini'
import { questions, type Answers, type QuestionId } from './matcher-questions.ts'

const oneOf = (options: readonly { id: string }[]) => z.enum(options.map(({ id }) => id))

/** Each answer is a list of ids of options, for most questions of one. */
export const matcherInput = z.object({
  answers: z.object(
    Object.fromEntries(
      questions.map((question) => [
        question.id,
        z
          .array(oneOf(question.options))
          .check(z.minLength(1), z.maxLength('isMultiple' in question ? question.options.length : 1)),
      ]),
    ) as Record<QuestionId, z.ZodMiniArray<z.ZodMiniEnum<Record<string, string>>>>,
  ),
})

export const matcherAnswer = z.object({
  version: z.string(),
  matches: z.array(
    z.object({
      slug: z.string(),
      score: z.number(),
      reasons: z.array(z.object({ question: z.string(), points: z.number(), most: z.number() })),
    }),
  ),
  ruledOut: z.array(z.object({ slug: z.string(), reasons: z.array(z.string()) })),
})

/** What an address asks: unknown options are left out, and of several answers to a single question the first counts. */
export function answersOf(search: URLSearchParams): Answers {
  const chosen = questions.map((question) => {
    const known = question.options.map(({ id }): string => id)
    const given = [...new Set(search.getAll(question.id))].filter((id) => known.includes(id))
    return [question.id, 'isMultiple' in question ? given : given.slice(0, 1)]
  })
  return Object.fromEntries(chosen)
}

/** The questions without an answer, in order. */
export function unanswered(answers: Answers): QuestionId[] {
  return questions.map(({ id }) => id).filter((id) => answers[id].length === 0)
}

/** The address's query for these answers. */
export function searchOf(answers: Answers): string {
  const pairs = questions.flatMap(({ id }) => answers[id].map((option) => [id, option]))
  return new URLSearchParams(pairs).toString()
}
