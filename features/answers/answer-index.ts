import type { KnownQuestion } from '#content/known-question.ts'
import type { OffSubject } from '#content/off-subject.ts'
import { featuresOf } from './text-features.ts'
import { WordIndex } from './word-index.ts'

/** How much each kind of feature counts. */
const kindWeights: Record<string, number> = { w: 1, p: 0.6, l: 0.6 }

/** Of the nearest wording beside the second nearest, and of the sum of all beside the nearest. */
const bestShare = 0.75
const sumShare = 0.5

/** Weighted features of a text, by their numbers. */
interface Vector {
  ids: number[]
  weights: number[]
}

/** What a message may ask: something known, or something that is none of ours. */
export type IndexedQuestion = KnownQuestion & { isOffSubject?: true }

/**
 * Ranks known questions by how a message is worded: half by the nearest wordings of each, half by the sum of all its wordings.
 * Cosines of features weighted by their rarity, each kind of feature brought to its own length first.
 */
export class AnswerIndex {
  readonly questions: readonly IndexedQuestion[]
  /** All words of each question: its wordings and what is answered. */
  readonly words: WordIndex
  readonly #ids = new Map<string, number>()
  readonly #rarity: number[] = []
  /** Of each wording its question. */
  readonly #questionOf: number[] = []
  readonly #nearest: Postings
  readonly #sums: Postings

  constructor(known: readonly KnownQuestion[], offSubjects: readonly OffSubject[] = []) {
    const questions = [...known, ...offSubjects.map(asQuestion)]
    this.questions = questions
    this.words = new WordIndex(
      questions.map(({ question, asked, answer = '' }) => [question, ...asked, answer].join(' ')),
    )
    const features = questions.flatMap(({ question, asked }, at) =>
      [question, ...asked].filter(Boolean).map((wording) => {
        this.#questionOf.push(at)
        return featuresOf(wording)
      }),
    )
    this.#count(features)
    const vectors = features.map((list) => this.#vectorOf(list))
    this.#nearest = new Postings(this.#rarity.length, vectors)
    this.#sums = new Postings(this.#rarity.length, sumsOf(vectors, this.#questionOf, questions.length))
  }

  #count(features: string[][]) {
    const counts: number[] = []
    for (const list of features)
      for (const feature of new Set(list)) {
        const known = this.#ids.get(feature)
        const id = known ?? this.#ids.size
        if (known === undefined) this.#ids.set(feature, id)
        counts[id] = (counts[id] ?? 0) + 1
      }
    for (const count of counts) this.#rarity.push(Math.log((1 + features.length) / (1 + count)) + 1)
  }

  /** What no wording holds is left out, but makes the rest count less. */
  #vectorOf(features: string[]): Vector {
    const times = new Map<string, number>()
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
    const squares: Record<string, number> = {}
    const known: { id: number; kind: string; weight: number }[] = []
    for (const [feature, count] of times) {
      const id = this.#ids.get(feature)
      const kind = feature.charAt(0)
      const rarity = id === undefined ? this.#rarestOf() : (this.#rarity[id] ?? 0)
      const weight = (1 + Math.log(count)) * rarity
      squares[kind] = (squares[kind] ?? 0) + weight * weight
      if (id !== undefined) known.push({ id, kind, weight })
    }
    const length = Math.hypot(...Object.keys(squares).map((kind) => kindWeights[kind] ?? 0)) || 1
    return {
      ids: known.map(({ id }) => id),
      weights: known.map(
        ({ kind, weight }) => (weight * (kindWeights[kind] ?? 0)) / (Math.sqrt(squares[kind] ?? 1) * length),
      ),
    }
  }

  #rarestOf() {
    return Math.log((1 + this.#questionOf.length) / 2) + 1
  }

  /** Every question's likeness to a message, in their order, 0 to 1. */
  likenessTo(message: string): Float32Array {
    const vector = this.#vectorOf(featuresOf(message))
    const byWording = this.#nearest.cosinesTo(vector)
    const best = new Float32Array(this.questions.length)
    const second = new Float32Array(this.questions.length)
    for (const [wording, cosine] of byWording.entries()) {
      const at = this.#questionOf[wording] ?? 0
      if (cosine > (best[at] ?? 0)) {
        second[at] = best[at] ?? 0
        best[at] = cosine
      } else if (cosine > (second[at] ?? 0)) second[at] = cosine
    }
    const sums = this.#sums.cosinesTo(vector)
    return best.map(
      (cosine, at) =>
        (1 - sumShare) * (bestShare * cosine + (1 - bestShare) * (second[at] ?? 0)) +
        sumShare * (sums[at] ?? 0),
    )
  }
}

/** It stands nowhere and has no answer. */
const asQuestion = ({ id, asked }: OffSubject): IndexedQuestion => ({
  id: `off-${id}`,
  question: '',
  asked,
  page: '',
  isOffSubject: true,
})

/** Which vectors hold a feature, and how much of it. */
class Postings {
  readonly #starts: Uint32Array
  readonly #holders: Uint32Array
  readonly #weights: Float32Array
  readonly #size: number

  constructor(features: number, vectors: Vector[]) {
    this.#size = vectors.length
    this.#starts = new Uint32Array(features + 1)
    for (const { ids } of vectors)
      for (const id of ids) this.#starts[id + 1] = (this.#starts[id + 1] ?? 0) + 1
    for (let id = 0; id < features; id++)
      this.#starts[id + 1] = (this.#starts[id + 1] ?? 0) + (this.#starts[id] ?? 0)
    const filled = this.#starts.slice()
    const all = this.#starts[features] ?? 0
    this.#holders = new Uint32Array(all)
    this.#weights = new Float32Array(all)
    for (const [holder, { ids, weights }] of vectors.entries())
      for (const [i, id] of ids.entries()) {
        const at = filled[id] ?? 0
        this.#holders[at] = holder
        this.#weights[at] = weights[i] ?? 0
        filled[id] = at + 1
      }
  }

  cosinesTo({ ids, weights }: Vector): Float32Array {
    const cosines = new Float32Array(this.#size)
    for (const [i, id] of ids.entries()) {
      const weight = weights[i] ?? 0
      const end = this.#starts[id + 1] ?? 0
      for (let at = this.#starts[id] ?? 0; at < end; at++) {
        const holder = this.#holders[at] ?? 0
        cosines[holder] = (cosines[holder] ?? 0) + weight * (this.#weights[at] ?? 0)
      }
    }
    return cosines
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
