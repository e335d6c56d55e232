import type { KnownQuestion } from '#content/known-question.ts'
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

/** Begins to build the index, in short steps, where it isn't there yet. */
export const beginAnswers = (ctx: Ctx): void => void answers.atHand(ctx)

type WordsNow = ReadonlyMap<string, KnownQuestion>
let wordsNow: Promise<WordsNow> | undefined

/** Questions and answers as they are published at this moment, by id: what an index that is still being made anew says in other words. */
export function currentWords(ctx: Ctx): Promise<WordsNow> {
  wordsNow ??= readWords(ctx)
  return wordsNow
}

async function readWords(ctx: Ctx): Promise<WordsNow> {
  try {
    return new Map((await listKnownQuestions(ctx)).map((known) => [known.id, known]))
  } catch (error) {
    wordsNow = undefined
    throw error
  }
}

/** What is published or learned has changed: answers are read again at once, and the next question starts to build another index. */
export function dropAnswers(): void {
  answers.drop()
  wordsNow = undefined
}
