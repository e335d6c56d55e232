import type { KnownQuestion } from '#content/known-question.ts'
import type { AnswerIndex } from './answer-index.ts'
import { choose } from './choose-answer.server.ts'
import { leansOnWords } from './rank-candidates.server.ts'
import { tellingTerms } from './word-index.ts'

/** Where a message goes on to another thing: “your company number and VAT number”, “DSPT, and are you on G-Cloud”. */
const between = /[,;] | (?:and|or|plus|also) | ?& ?/i
/** Of what a part tells, less than this stands in what is answered. */
const mostAnswered = 0.5
/** A part is as like as this to a wording, or it may be anything. */
const leastLikeness = 0.43
const mostLeftOpen = 2

/**
 * What a message also asks beside what is answered, as far as a part of it is surely another known question by itself: two things that share
 * one verb are no two questions to `questionsIn`.
 */
export function leftOpen(index: AnswerIndex, message: string, answered: number): KnownQuestion[] {
  const parts = message.replace(/\s+/g, ' ').split(between)
  if (parts.length < 2) return []
  const open = new Set<KnownQuestion>()
  for (const part of parts) {
    const terms = tellingTerms(part)
    if (terms.length === 0 || leansOnWords(part)) continue
    if (index.words.coverage(terms, answered) >= mostAnswered) continue
    const choice = choose(index, part)
    if (choice.kind !== 'answer' || choice.best.at === answered) continue
    if (choice.best.likeness >= leastLikeness) open.add(choice.best.question)
  }
  return [...open].slice(0, mostLeftOpen)
}
