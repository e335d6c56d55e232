import type { KnownQuestion } from '#content/known-question.ts'
import type { OffSubject } from '#content/off-subject.ts'
import { stopWords, termOf } from '#lib/english.ts'
import { inShortSteps } from '#lib/short-steps.ts'
import { AnswerLikeness } from './answer-likeness.ts'
import { facetOf } from './facets.ts'
import { FeatureSpace, type Likeness } from './feature-space.ts'
import { Spelling } from './spelling.ts'
import { SubjectWords } from './subject-words.ts'
import { featureKinds, featuresIn, partsOf, visitorWordsIn } from './text-features.ts'
import { pageOf, subjectOf, topicOf, TopicNames } from './topics.server.ts'
import { tellingTerms, WordIndex } from './word-index.ts'

/** What a message may ask: something known, or something that is none of ours. */
export type IndexedQuestion = KnownQuestion & {
  isOffSubject?: true
  /** What its page is about, see `topicOf`. */
  topic: string | undefined
  /** What its wordings may leave out where it is spoken of, see `subjectOf`. */
  subject: string | undefined
  /** What is asked of many topics alike, see `facetOf`. */
  facet: string | undefined
}

/** Compares a message with all wordings of the known questions. */
export interface AnswerIndex {
  readonly questions: readonly IndexedQuestion[]
  /** All words of each question: its wordings and what is answered. */
  readonly words: WordIndex
  readonly answers: AnswerLikeness
  /** What topics are called. */
  readonly names: TopicNames
  /** By each kind of feature, in the order of `featureKinds`. */
  likenessTo(message: string): Likeness[]
  /** The message with what is misspelt in it mended. */
  spelt(message: string): string
}

/** A sentence of a message is compared again as a part of it. */
const mostLatest = 8

/** The index over questions. It is built in short steps between which requests are answered. */
export async function buildAnswerIndex(
  known: readonly KnownQuestion[],
  offSubjects: readonly OffSubject[] = [],
): Promise<AnswerIndex> {
  const questions: IndexedQuestion[] = [
    ...known.map((one) => ({
      ...one,
      topic: topicOf(one.page),
      subject: subjectOf(one.page),
      facet: facetOf(one.id),
    })),
    ...offSubjects.map(asQuestion),
  ]
  const pause = inShortSteps()
  const subjectWords = new SubjectWords()
  const spelling = new Spelling()
  const spaces = featureKinds.map((kind) => ({ kind, space: new FeatureSpace(featuresIn[kind]) }))
  const counted: { wording: string; terms: string[] }[][] = []
  for (const question of questions) {
    const own: (typeof counted)[number] = []
    for (const wording of wordingsOf(question)) {
      const words = visitorWordsIn(wording)
      spelling.count(words)
      const parts = partsOf(wording, words)
      for (const { kind, space } of spaces) space.count(parts[kind])
      own.push({ wording, terms: tellingTerms(wording, words) })
      await pause()
    }
    counted.push(own)
    if (!question.isOffSubject)
      subjectWords.count(
        own.map(({ terms }) => terms),
        question.subject ?? pageOf(question.page),
      )
  }
  for (const { space } of spaces) space.open()
  const texts = questions.map(({ answer = '' }, at) => [
    ...(counted[at] ?? []).flatMap(({ terms }) => terms),
    ...tellingTerms(answer),
  ])
  const words = await WordIndex.of(texts, pause)
  const names = new TopicNames((terms) => words.holdersOf(terms).map((at) => questions[at]?.topic))
  for (const [at, { subject }] of questions.entries()) {
    for (const { wording, terms } of counted[at] ?? []) {
      const isTelling =
        subject === undefined || subjectWords.tell(terms, subject) || names.isIn(wording, subject)
      for (const { space } of spaces) space.add(isTelling)
      await pause()
    }
    for (const { space } of spaces) space.endQuestion()
  }
  for (const { space } of spaces) space.close()
  const latest = new Map<string, Likeness[]>()
  return {
    questions,
    words,
    names,
    answers: new AnswerLikeness(questions.map(({ answer }) => answer)),
    spelt: (message) => spelling.mended(message, (word) => words.has(termOf(word)) || stopWords.has(word)),
    likenessTo(message) {
      const known = latest.get(message)
      if (known) return known
      const parts = partsOf(message)
      const found = spaces.map(({ kind, space }) => space.likenessTo(parts[kind]))
      const [oldest] = latest.keys()
      if (latest.size >= mostLatest && oldest !== undefined) latest.delete(oldest)
      latest.set(message, found)
      return found
    },
  }
}

const wordingsOf = ({ question, asked }: IndexedQuestion) => [question, ...asked].filter(Boolean)

/** It stands nowhere and has no answer. */
const asQuestion = ({ id, asked }: OffSubject): IndexedQuestion => ({
  id: `off-${id}`,
  question: '',
  asked,
  page: '',
  isOffSubject: true,
  topic: undefined,
  subject: undefined,
  facet: undefined,
})
