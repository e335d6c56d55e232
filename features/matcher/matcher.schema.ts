import { z } from 'zod/mini'
import { matcherQuestions, type QuestionId } from '#config/matcher-questions.ts'

const oneOf = (options: readonly string[]) => z.enum(options)

/** Each answer is a list of ids of options, for most questions of one. */
export const matcherInput = z.object({
  answers: z.object(
    Object.fromEntries(
      matcherQuestions.map((question) => [
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
      conditions: z.array(z.string()),
    }),
  ),
  ruledOut: z.array(
    z.object({
      slug: z.string(),
      objections: z.array(z.object({ question: z.string(), reason: z.string(), unless: z.string() })),
    }),
  ),
  offGoal: z.array(z.string()),
})
