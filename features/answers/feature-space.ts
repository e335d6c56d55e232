import { FeatureWeights, type Vector } from './feature-weights.ts'
import { Postings } from './postings.ts'

/** By its nearest wording, and by the second nearest. */
export interface Nearest {
  nearest: Float32Array
  second: Float32Array
}

/**
 * How like a message every question is, in their order, 0 to 1: by all its wordings, by those that tell what they are about, and by the sum of all. What is
 * spoken of already may be left out of a wording, so that these serve only where it is.
 */
export interface Likeness {
  all: Nearest
  telling: Nearest
  sum: Float32Array
}

/**
 * Wordings by one kind of feature: cosines of features weighted by their rarity. All wordings are counted first and added after that, those of a
 * question one after the other. What the counting returns stands for the features until then: numbers take a tenth of the memory of their texts.
 */
export class FeatureSpace {
  readonly #features = new FeatureWeights()
  #nearest = new Postings([])
  #sums = new Postings([])
  /** Of each wording its question. */
  readonly #questionOf: number[] = []
  readonly #isTelling: boolean[] = []
  #questions = 0
  #sum = new Map<number, number>()

  count(features: readonly string[], question: number): Uint32Array {
    return this.#features.count(features, question)
  }

  /** Ends the counting. */
  open(): void {
    this.#nearest = new Postings(this.#features.wordingsWith)
    this.#sums = new Postings(this.#features.questionsWith)
  }

  /** `isTelling`: it tells what it is about. */
  add(counted: Uint32Array, isTelling: boolean): void {
    const vector = this.#features.vectorOfNumbers(counted)
    this.#nearest.add(this.#questionOf.length, vector)
    this.#questionOf.push(this.#questions)
    this.#isTelling.push(isTelling)
    vector.ids.forEach((id, i) => this.#sum.set(id, (this.#sum.get(id) ?? 0) + (vector.weights[i] ?? 0)))
  }

  /** Ends the wordings of a question. */
  endQuestion(): void {
    this.#sums.add(this.#questions, ofLengthOne(this.#sum))
    this.#sum = new Map()
    this.#questions += 1
  }

  likenessTo(features: readonly string[]): Likeness {
    const vector = this.#features.vectorOf(features)
    const all = this.#none()
    const telling = this.#none()
    const cosines = this.#nearest.cosinesTo(vector, this.#questionOf.length)
    // An iterator over all wordings takes longer than the rest of an answer.
    for (let wording = 0; wording < cosines.length; wording++) {
      const cosine = cosines[wording] ?? 0
      if (cosine === 0) continue
      const at = this.#questionOf[wording] ?? 0
      note(all, at, cosine)
      if (this.#isTelling[wording]) note(telling, at, cosine)
    }
    return { all, telling, sum: this.#sums.cosinesTo(vector, this.#questions) }
  }

  #none(): Nearest {
    return { nearest: new Float32Array(this.#questions), second: new Float32Array(this.#questions) }
  }
}

function note({ nearest, second }: Nearest, at: number, cosine: number): void {
  if (cosine > (nearest[at] ?? 0)) {
    second[at] = nearest[at] ?? 0
    nearest[at] = cosine
  } else if (cosine > (second[at] ?? 0)) second[at] = cosine
}

function ofLengthOne(sum: ReadonlyMap<number, number>): Vector {
  const length = Math.hypot(...sum.values()) || 1
  return { ids: [...sum.keys()], weights: Array.from(sum.values(), (weight) => weight / length) }
}
