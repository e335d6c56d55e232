import { offSubjects } from '#content/off-subject.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { rebuilt } from '#lib/rebuilt.ts'
import { buildAnswerIndex, type AnswerIndex } from './answer-index.ts'
import { listKnownQuestions } from './known-questions.server.ts'

const answers = rebuilt<Ctx, AnswerIndex>(
  async (ctx) => buildAnswerIndex(await listKnownQuestions(ctx), offSubjects),
  (ctx, error) => ctx.log.warn({ err: error }, 'the known answers were not read again'),
)

export const currentAnswers = (ctx: Ctx): Promise<AnswerIndex> => answers.current(ctx)

/** What is published or learned has changed: the next question starts to build another index. */
export const dropAnswers = (): void => answers.drop()
