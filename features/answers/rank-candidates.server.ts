import { facetOf, isUnasked } from './facets.ts'
import type { AnswerIndex, IndexedQuestion } from './answer-index.ts'
import type { Likeness } from './feature-space.ts'
import { visitorWordsIn } from './text-features.ts'
import type { Subject } from './subject.ts'
import { nearnessTo } from './topics.server.ts'
import { tellingTerms } from './word-index.ts'

export interface Candidate {
  question: IndexedQuestion
  /** Its position in the index. */
  at: number
  /** Log-odds against the other candidates. */
  score: number
  /** Of its wordings to the message, 0 to 1. */
  likeness: number
  /** How much of what the message tells its words hold, 0 to 1. */
  coverage: number
  /** How near its page is to the subject, 0 to 1. */
  near: number
}

/** Learnt from the tuning part of bench/golden by a softmax over the candidates of each turn. */
const weights = {
  /** Nearest wording, second nearest and the sum of all, by words, pairs of words and runs of letters. */
  likeness: [
    { nearest: 3.07, second: 2.42, sum: 2.65 },
    { nearest: 3.44, second: 2.18, sum: 1.73 },
    { nearest: 1.92, second: 1.65, sum: 2.32 },
  ],
  /** BM25 over all words of a question. */
  words: 2.82,
  coverage: 1.47,
  /** The answer stands on the page of the subject; for a message that leans on what was said before, and for one that stands by itself. */
  leaning: 3.08,
  standing: 1.95,
  /** The message before might have asked it too. */
  before: 2.67,
  /** The message names another topic than the answer’s. */
  otherNamed: -0.93,
  /** The answer is bound to a topic that nobody named. */
  unnamed: -0.51,
  /** It tells a price or a time, and neither the message nor the question before asks for one. */
  unasked: -3,
}
/** How much each kind of feature counts for the likeness that is told. */
const kindShares = [0.58, 0.21, 0.21]
const tellingShares = { nearest: 0.375, second: 0.125, sum: 0.5 }

/** Of the topic that was spoken of before the last answer. */
const topicShare = 0.6
/** Of a topic’s own question, as it is worded for others. */
const facetShare = 0.9
const keptCandidates = 60
const opening = /^(?:and|but|so|ok|okay|what about|how about|same|or|then|also|grand|fair enough|right)\b/i
const pointing = /\b(?:it|its|that|this|these|those|them|they|there|one)\b/i
const shortMessage = 6

/** It points to something that was said before. */
export const leansOnWords = (message: string): boolean =>
  opening.test(message.trim()) || pointing.test(message)

/** A message that can't be understood without what was said before. */
export const leansOn = (message: string): boolean =>
  leansOnWords(message) || visitorWordsIn(message).length <= shortMessage

/** A message beside all known questions, whatever is spoken of; `named` are the topics that it names. */
export interface Compared {
  message: string
  named: ReadonlySet<string>
  likeness: Likeness[]
  terms: string[]
  words: Float32Array
}

export function compare(index: AnswerIndex, message: string): Compared {
  const terms = tellingTerms(message)
  return {
    message,
    named: index.names.in(message),
    likeness: index.likenessTo(message),
    terms,
    words: index.words.fitOf(terms),
  }
}

/** The known questions that a message may ask, the likeliest first. */
export function candidatesFor(
  index: AnswerIndex,
  { message, named, likeness, terms, words }: Compared,
  subject?: Subject,
): Candidate[] {
  const before = new Set(subject?.before)
  const pull = leansOn(message) ? weights.leaning : weights.standing
  const [toPage, toTopic] = [nearnessTo(subject?.page), nearnessTo(subject?.topic)]
  const nears = index.questions.map(({ page, topic }) =>
    Math.max(toPage(page, topic), topicShare * toTopic(page, topic)),
  )
  const isOpen = (at: number) => index.questions[at]?.subject === undefined || (nears[at] ?? 0) > 0
  const asked = index.questions.map(
    (_, at) => likenessScore(likeness, at, isOpen(at)) + weights.words * (words[at] ?? 0),
  )
  const ofFacet = bestOfFacets(index, asked)
  const askedBefore = subject?.facet ?? facetOf(subject?.question ?? '')
  const unasked = new Set(['price', 'time'].filter((one) => one !== askedBefore && isUnasked(one, message)))
  return index.questions
    .map((question, at) => {
      const { topic, facet } = question
      const near = nears[at] ?? 0
      const isOwn = topic !== undefined && near >= topicShare && named.size === 0
      const sibling = (isOwn ? ofFacet.get(facet) : undefined) ?? at
      const isOther = topic !== undefined && named.size > 0 && !named.has(topic)
      const isUnnamed = topic !== undefined && named.size === 0 && near === 0
      const score =
        Math.max(asked[at] ?? 0, facetShare * (asked[sibling] ?? 0)) +
        pull * near +
        (before.has(question.id) ? weights.before : 0) +
        (isOther ? weights.otherNamed : 0) +
        (isUnnamed ? weights.unnamed : 0) +
        (facet !== undefined && unasked.has(facet) ? weights.unasked : 0)
      return { question, at, sibling, score, near }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, keptCandidates)
    .map(({ at, sibling, score, ...candidate }) => {
      const coverage = index.words.coverage(terms, at)
      return {
        ...candidate,
        at,
        coverage,
        likeness: Math.max(
          likenessOf(likeness, at, isOpen(at)),
          facetShare * likenessOf(likeness, sibling, isOpen(sibling)),
        ),
        score: score + weights.coverage * coverage,
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** Of each facet the question that fits the message best, whatever topic it is worded for. */
function bestOfFacets(index: AnswerIndex, asked: number[]): Map<string | undefined, number> {
  const best = new Map<string | undefined, number>()
  for (const [at, { facet }] of index.questions.entries()) {
    const before = best.get(facet)
    if (facet && (asked[at] ?? 0) > (before === undefined ? 0 : (asked[before] ?? 0))) best.set(facet, at)
  }
  return best
}

/** `isOpen`: wordings serve that leave out what they are about. */
const likenessScore = (likeness: Likeness[], at: number, isOpen: boolean) =>
  weights.likeness.reduce((score, weight, i) => score + weighed(likeness[i], at, isOpen, weight), 0)

const likenessOf = (likeness: Likeness[], at: number, isOpen: boolean) =>
  kindShares.reduce((all, share, i) => all + share * weighed(likeness[i], at, isOpen, tellingShares), 0)

function weighed(
  likeness: Likeness | undefined,
  at: number,
  isOpen: boolean,
  weight: { nearest: number; second: number; sum: number },
): number {
  if (!likeness) return 0
  const { nearest, second } = isOpen ? likeness.all : likeness.telling
  return (
    weight.nearest * (nearest[at] ?? 0) +
    weight.second * (second[at] ?? 0) +
    weight.sum * (likeness.sum[at] ?? 0)
  )
}
