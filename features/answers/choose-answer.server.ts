import type { AnswerIndex, IndexedQuestion } from './answer-index.ts'
import { visitorWordsIn } from './text-features.ts'
import type { Subject } from './subject.ts'
import { nearness, topicOf, topicsIn } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

export interface Candidate {
  question: IndexedQuestion
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
  likeness: 10.7,
  words: 3.6,
  coverage: 1.1,
  /** The answer stands on the page of the subject; for a message that leans on what was said before, and for one that stands by itself. */
  leaning: 3.35,
  standing: 2.5,
  /** The message names another topic than the answer’s. */
  otherNamed: -1.3,
  /** The answer is bound to a topic that nobody named. */
  unnamed: -1.2,
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
  constant: -3.1,
  score: 0.27,
  /** How far it lies before the next one, 4 at the most. */
  lead: 0.46,
  likeness: 5.5,
  coverage: -0.6,
}
const mostLead = 4
/** Where a word that stands nowhere in our answers leaves less than this of the message, that word may be what it is about. */
const leastKnown = 0.4

/** A wrong answer costs as much as three that were declined, a fruitless question as much as one. */
export const thresholds = { answer: 0.6, ask: 0.1, askStrange: 0.2 }

/** What to do about a message: answer, ask back or neither. */
export function choose(index: AnswerIndex, message: string, subject?: Subject): Choice {
  const candidates = candidatesFor(index, message, subject)
  const [best, next] = candidates
  if (!best || best.question.isOffSubject) return { kind: 'none', trust: 0, candidates }
  const isStrange = best.coverage < leastKnown && tellingTerms(message).some((term) => !index.words.has(term))
  const odds =
    trust.constant +
    trust.score * best.score +
    trust.lead * Math.min(mostLead, best.score - (next?.score ?? 0)) +
    trust.likeness * best.likeness +
    trust.coverage * best.coverage
  const trusted = 1 / (1 + Math.exp(-odds))
  if (trusted >= thresholds.answer) return { kind: 'answer', trust: trusted, best, candidates }
  if (best.likeness >= (isStrange ? thresholds.askStrange : thresholds.ask))
    return {
      kind: 'choice',
      trust: trusted,
      candidates: candidates.filter(({ question }) => !question.isOffSubject).slice(0, mostButtons),
    }
  return { kind: 'none', trust: trusted, candidates }
}
