import type { KnownQuestion } from '#content/known-question.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { choose } from './choose-answer.server.ts'
import type { Subject } from './subject.ts'
import { currentAnswers } from './current-answers.server.ts'
import type { AnswerIndex } from './answer-index.ts'
import { questionsIn } from './questions-in.ts'
import { pageOf, topicsIn } from './topics.server.ts'

/** `answers`: what answers each question of the message, in order, and how like a known wording it is, 0 to 1. `choice`: which of these was meant has to be asked. */
export type Found =
  | { kind: 'answers'; answers: KnownQuestion[]; likeness: number }
  | { kind: 'choice'; questions: KnownQuestion[] }
  /** `near`: pages on the subject that the message names, though they don't answer it. */
  | { kind: 'none'; near: string[] }

/** What answers a message, or which questions it may mean. */
export async function findAnswer(ctx: Ctx, message: string, subject?: Subject): Promise<Found> {
  return answerFrom(await currentAnswers(ctx), message, subject)
}

export function answerFrom(index: AnswerIndex, message: string, subject?: Subject): Found {
  const whole = choose(index, message, subject)
  const parts = questionsIn(message)
  const answered = parts.length > 1 ? answersTo(index, parts, subject) : []
  if (answered.length > 1 || (answered.length === 1 && whole.kind !== 'answer'))
    return { kind: 'answers', answers: answered, likeness: 1 }
  if (whole.kind === 'answer')
    return { kind: 'answers', answers: [whole.best.question], likeness: whole.best.likeness }
  if (whole.kind === 'choice')
    return { kind: 'choice', questions: whole.candidates.map(({ question }) => question) }
  const named = whole.candidates[0]?.question.isOffSubject ? new Set() : topicsIn(message)
  return {
    kind: 'none',
    near: named.size > 0 ? nearPages(whole.candidates.map(({ question }) => question)) : [],
  }
}

function answersTo(index: AnswerIndex, parts: string[], subject?: Subject): KnownQuestion[] {
  const found: KnownQuestion[] = []
  let about = subject
  for (const part of parts) {
    const choice = choose(index, part, about)
    if (choice.kind !== 'answer' || found.includes(choice.best.question)) continue
    found.push(choice.best.question)
    about = { page: choice.best.question.page }
  }
  return found
}

const nearPages = (questions: KnownQuestion[]) =>
  [...new Set(questions.flatMap(({ page }) => (page ? [pageOf(page)] : [])))].slice(0, 2)
