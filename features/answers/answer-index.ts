import type { KnownQuestion } from '#content/known-question.ts'
import type { OffSubject } from '#content/off-subject.ts'
import { inShortSteps } from '#lib/short-steps.ts'
import { AnswerLikeness } from './answer-likeness.ts'
import { facetOf } from './facets.ts'
import { FeatureSpace, type Likeness } from './feature-space.ts'
import { SubjectWords } from './subject-words.ts'
import { featureKinds, featuresOf } from './text-features.ts'
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
}

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
  const spaces = featureKinds.map((kind) => ({ kind, space: new FeatureSpace() }))
  const counted: { wording: string; terms: string[]; numbers: Uint32Array[] }[][] = []
  for (const [at, question] of questions.entries()) {
    const own: (typeof counted)[number] = []
    for (const wording of wordingsOf(question)) {
      const features = featuresOf(wording)
      const terms = tellingTerms(wording)
      if (!question.isOffSubject) subjectWords.count(terms, question.subject ?? pageOf(question.page))
      const numbers = spaces.map(({ kind, space }) => space.count(features[kind], at))
      own.push({ wording, terms, numbers })
      await pause()
    }
    counted.push(own)
  }
  for (const { space } of spaces) space.open()
  const words = await WordIndex.of(questions.map(wordsOf), pause)
  const names = new TopicNames((terms) => words.holdersOf(terms).map((at) => questions[at]?.topic))
  for (const [at, { subject }] of questions.entries()) {
    for (const { wording, terms, numbers } of counted[at] ?? []) {
      const isTelling =
        subject === undefined || subjectWords.tell(terms, subject) || names.in(wording).has(subject)
      for (const [i, { space }] of spaces.entries()) space.add(numbers[i] ?? new Uint32Array(), isTelling)
      await pause()
    }
    for (const { space } of spaces) space.endQuestion()
  }
  return {
    questions,
    words,
    names,
    answers: new AnswerLikeness(questions.map(({ answer }) => answer)),
    likenessTo(message) {
      const features = featuresOf(message)
      return spaces.map(({ kind, space }) => space.likenessTo(features[kind]))
    },
  }
}

const wordingsOf = ({ question, asked }: IndexedQuestion) => [question, ...asked].filter(Boolean)
const wordsOf = ({ question, asked, answer = '' }: IndexedQuestion) => [question, ...asked, answer].join(' ')

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
