import type { AnswerIndex } from './answer-index.ts'
import type { Subject } from './subject.ts'
import { pageOf, topicOf } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

/** “Not containers”, “forget routes!!”, “you gave me bearings”: a clause of a few words that says what isn’t meant. */
const denial =
  /(?<=^|[.!?;,\n] ?)(?:(?:no|but|ok|lol),? ){0,2}(?:not|forget(?: about)?|you (?:gave|told|showed) me|i (?:did ?n[’']?t|never) (?:ask|asked|say|said|mean) ?(?:about|for)?|(?:that|this|it)(?:[’']s| is) not(?: about)?) ((?:[\p{L}’'-]{1,24} ?){1,3})(?:[.!?;,\n]{1,3} ?|$)/giu

/**
 * A message without the clauses that deny what is spoken of, and the subject without it: who says “not containers” after an answer on
 * containers asks of something else from there on.
 */
export function withoutDenied(
  index: AnswerIndex,
  message: string,
  subject: Subject,
): { message: string; subject: Subject } {
  const spoken = termsOfSubject(subject)
  const denied = Array.from(message.matchAll(denial)).filter(([, words = '']) =>
    tellingTerms(index.spelt(words)).some((term) => spoken.has(term)),
  )
  if (denied.length === 0) return { message, subject }
  const left = denied.reduce((text, [clause]) => text.replace(clause, ''), message).trim()
  return {
    message: tellingTerms(left).length > 0 ? left : message,
    subject: { ...(subject.said && { said: subject.said }), ...(subject.asked && { asked: subject.asked }) },
  }
}

/** The words by which the pages are named that were spoken of last. */
const termsOfSubject = ({ page = '', topic = '' }: Subject) =>
  new Set(
    [page, topic].filter(topicOf).flatMap((path) => tellingTerms(pageOf(path).replaceAll(/[/-]/g, ' '))),
  )
