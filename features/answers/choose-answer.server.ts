import type { KnownQuestion } from '#content/known-question.ts'
import type { AnswerIndex } from './answer-index.ts'
import { visitorWordsIn } from './text-features.ts'
import type { Subject } from './subject.ts'
import { nearness, topicOf, topicsIn } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

export interface Candidate {
  question: KnownQuestion
  /** Log-odds against the other candidates. */
  score: number
  /** Of its wordings to the message, 0 to 1. */
  likeness: number
  /** How much of what the message tells its words hold, 0 to 1. */
  coverage: number
}

/** `trust`: how likely the best candidate is what was asked, 0 to 1. */
export type Choice = { trust: number; candidates: Candidate[] } & (
  | { kind: 'answer'; best: Candidate }
  /** Which of the candidates was meant has to be asked. */
  | { kind: 'choice' }
  | { kind: 'none' }
)

/** Learnt from the tuning part of bench/golden by a softmax over the candidates of each turn: `npm run bench -- answer-weights`. */
export const weights = {
  likeness: 10.5,
  words: 3.2,
  coverage: 1.5,
  /** The answer stands on the page of the subject; for a message that leans on what was said before, and for one that stands by itself. */
  leaning: 3.6,
  standing: 2.6,
  /** The message names another topic than the answer’s. */
  otherNamed: -1.15,
  /** The answer is bound to a topic that nobody named. */
  unnamed: -1,
}

const mostCandidates = 12
const mostButtons = 3
const leaning =
  /^(?:and|but|so|ok|okay|what about|how about|same|or|then|also|grand|fair enough|right)\b|\b(?:it|its|that|this|these|those|them|they|there|one)\b/i
const shortMessage = 6

/** A message that can't be understood without what was said before. */
export const leansOn = (message: string): boolean =>
  leaning.test(message.trim()) || visitorWordsIn(message).length <= shortMessage

/** The known questions that a message may ask, the likeliest first. */
export function candidatesFor(index: AnswerIndex, message: string, subject?: Subject): Candidate[] {
  const likeness = index.likenessTo(message)
  const terms = tellingTerms(message)
  const words = index.words.fitOf(terms)
  const named = topicsIn(message)
  const pull = leansOn(message) ? weights.leaning : weights.standing
  return index.questions
    .map((question, at) => {
      const topic = topicOf(question.page)
      const near = subject ? nearness(question.page, subject.page) : 0
      const isOther = topic !== undefined && named.size > 0 && !named.has(topic)
      const isUnnamed = topic !== undefined && named.size === 0 && near === 0
      const score =
        weights.likeness * (likeness[at] ?? 0) +
        weights.words * (words[at] ?? 0) +
        pull * near +
        (isOther ? weights.otherNamed : 0) +
        (isUnnamed ? weights.unnamed : 0)
      return { question, at, score, likeness: likeness[at] ?? 0 }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates * 2)
    .map(({ at, score, ...candidate }) => {
      const coverage = index.words.coverage(terms, at)
      return { ...candidate, coverage, score: score + weights.coverage * coverage }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates)
}

/** Log-odds of the best candidate being right, learnt likewise by a logistic regression. */
const trust = {
  constant: -2.84,
  score: 0.22,
  /** How far it lies before the next one, 4 at the most. */
  lead: 0.51,
  likeness: 5.4,
  coverage: -0.64,
  strange: -0.89,
}
const mostLead = 4
/** Where a word that stands nowhere in our answers leaves less than this of the message, that word may be what it is about. */
const leastKnown = 0.4

/** A wrong answer costs as much as three that were declined, a fruitless question as much as one. */
export const thresholds = { answer: 0.6, ask: 0.2, likeness: 0.2 }

/** What to do about a message: answer, ask back or neither. */
export function choose(index: AnswerIndex, message: string, subject?: Subject): Choice {
  const candidates = candidatesFor(index, message, subject)
  const [best, next] = candidates
  if (!best) return { kind: 'none', trust: 0, candidates }
  const isStrange = best.coverage < leastKnown && tellingTerms(message).some((term) => !index.words.has(term))
  const odds =
    trust.constant +
    trust.score * best.score +
    trust.lead * Math.min(mostLead, best.score - (next?.score ?? 0)) +
    trust.likeness * best.likeness +
    trust.coverage * best.coverage +
    (isStrange ? trust.strange : 0)
  const trusted = 1 / (1 + Math.exp(-odds))
  if (trusted >= thresholds.answer) return { kind: 'answer', trust: trusted, best, candidates }
  if (trusted >= thresholds.ask && best.likeness >= thresholds.likeness && !isStrange)
    return { kind: 'choice', trust: trusted, candidates: candidates.slice(0, mostButtons) }
  return { kind: 'none', trust: trusted, candidates }
}
