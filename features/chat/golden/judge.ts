import type { ChatAnswer } from '#features/chat/chat-answer.ts'
import type { GoldenQuestion } from './golden-question.ts'

/** Whether an answer names one of the right pages among its sources; an answered question only by its own anchor, on whichever page. */
export function namesPage(answer: ChatAnswer, { pages }: GoldenQuestion): boolean {
  if (answer.kind === 'unknown') return false
  return answer.sources.some(({ url }) =>
    pages.includes(url.startsWith('/qa/') ? url.replace(/^.*#/, '/qa#') : url.replace(/#.*$/, '')),
  )
}

/** Whether a question was left unanswered. */
export function isDeclined({ kind }: ChatAnswer): boolean {
  return kind === 'unknown'
}
