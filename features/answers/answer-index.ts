import type { KnownQuestion } from '#content/known-question.ts'
import type { OffSubject } from '#content/off-subject.ts'
import { facetOf } from './facets.ts'
import { Postings, type Vector } from './postings.ts'
import { featureKinds, featuresOf, type Features } from './text-features.ts'
import { topicOf } from './topics.server.ts'
import { WordIndex } from './word-index.ts'

/** What a message may ask: something known, or something that is none of ours. */
export type IndexedQuestion = KnownQuestion & {
  isOffSubject?: true
  /** What its page is about, see `topicOf`. */
  topic: string | undefined
  /** What is asked of many topics alike, see `facetOf`. */
  facet: string | undefined
}

/** How like a message every question is, in their order, 0 to 1: by its nearest wording, the second nearest, and the sum of all. */
export interface Likeness {
  nearest: Float32Array
  second: Float32Array
  sum: Float32Array
}

/** Compares a message with all wordings of the known questions: cosines of features weighted by their rarity, each kind of feature by itself. */
export class AnswerIndex {
  readonly questions: readonly IndexedQuestion[]
  /** All words of each question: its wordings and what is answered. */
  readonly words: WordIndex
  /** Of each wording its question. */
  readonly #questionOf: number[]
  readonly #spaces: FeatureSpace[]

  constructor(known: readonly KnownQuestion[], offSubjects: readonly OffSubject[] = []) {
    const questions = [
      ...known.map((one) => ({ ...one, topic: topicOf(one.page), facet: facetOf(one.id) })),
      ...offSubjects.map(asQuestion),
    ]
    this.questions = questions
    this.words = new WordIndex(
      questions.map(({ question, asked, answer = '' }) => [question, ...asked, answer].join(' ')),
    )
    const wordings = questions.flatMap(({ question, asked }, at) =>
      [question, ...asked].filter(Boolean).map((wording) => ({ at, features: featuresOf(wording) })),
    )
    this.#questionOf = wordings.map(({ at }) => at)
    this.#spaces = featureKinds.map(
      (kind) =>
        new FeatureSpace(
          wordings.map(({ features }) => features[kind]),
          this.#questionOf,
          questions.length,
        ),
    )
  }

  /** By each kind of feature, in the order of `featureKinds`. */
  likenessTo(message: string): Likeness[] {
    const features: Features = featuresOf(message)
    return featureKinds.map((kind, i) => this.#likenessIn(this.#spaces[i], features[kind]))
  }

  #likenessIn(space: FeatureSpace | undefined, features: string[]): Likeness {
    const nearest = new Float32Array(this.questions.length)
    const second = new Float32Array(this.questions.length)
    const { byWording, sum } = space?.cosinesTo(features) ?? { byWording: nearest, sum: nearest }
    for (const [wording, cosine] of byWording.entries()) {
      const at = this.#questionOf[wording] ?? 0
      if (cosine > (nearest[at] ?? 0)) {
        second[at] = nearest[at] ?? 0
        nearest[at] = cosine
      } else if (cosine > (second[at] ?? 0)) second[at] = cosine
    }
    return { nearest, second, sum }
  }
}

/** It stands nowhere and has no answer. */
const asQuestion = ({ id, asked }: OffSubject): IndexedQuestion => ({
  id: `off-${id}`,
  question: '',
  asked,
  page: '',
  isOffSubject: true,
  topic: undefined,
  facet: undefined,
})

/** Wordings by one kind of feature. */
class FeatureSpace {
  readonly #ids = new Map<string, number>()
  readonly #rarity: number[] = []
  readonly #rarest: number
  readonly #nearest: Postings
  readonly #sums: Postings

  constructor(wordings: string[][], questionOf: number[], questions: number) {
    const counts: number[] = []
    for (const list of wordings)
      for (const feature of new Set(list)) {
        const known = this.#ids.get(feature)
        const id = known ?? this.#ids.size
        if (known === undefined) this.#ids.set(feature, id)
        counts[id] = (counts[id] ?? 0) + 1
      }
    for (const count of counts) this.#rarity.push(Math.log((1 + wordings.length) / (1 + count)) + 1)
    this.#rarest = Math.log((1 + wordings.length) / 2) + 1
    const vectors = wordings.map((list) => this.#vectorOf(list))
    this.#nearest = new Postings(counts.length, vectors)
    this.#sums = new Postings(counts.length, sumsOf(vectors, questionOf, questions))
  }

  /** Of length one. What no wording holds is left out, but makes the rest count less. */
  #vectorOf(features: string[]): Vector {
    const times = new Map<string, number>()
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
    let squares = 0
    const ids: number[] = []
    const weights: number[] = []
    for (const [feature, count] of times) {
      const id = this.#ids.get(feature)
      const rarity = id === undefined ? this.#rarest : (this.#rarity[id] ?? 0)
      const weight = (1 + Math.log(count)) * rarity
      squares += weight * weight
      if (id === undefined) continue
      ids.push(id)
      weights.push(weight)
    }
    const length = Math.sqrt(squares) || 1
    return { ids, weights: weights.map((weight) => weight / length) }
  }

  cosinesTo(features: string[]): { byWording: Float32Array; sum: Float32Array } {
    const vector = this.#vectorOf(features)
    return { byWording: this.#nearest.cosinesTo(vector), sum: this.#sums.cosinesTo(vector) }
  }
}

/** The wordings of each question added up and brought to length one. */
function sumsOf(vectors: Vector[], questionOf: number[], questions: number): Vector[] {
  const sums = Array.from({ length: questions }, () => new Map<number, number>())
  for (const [wording, { ids, weights }] of vectors.entries()) {
    const sum = sums[questionOf[wording] ?? 0]
    for (const [i, id] of ids.entries()) sum?.set(id, (sum.get(id) ?? 0) + (weights[i] ?? 0))
  }
  return sums.map((sum) => {
    const length = Math.hypot(...sum.values()) || 1
    return { ids: [...sum.keys()], weights: Array.from(sum.values(), (weight) => weight / length) }
  })
}
