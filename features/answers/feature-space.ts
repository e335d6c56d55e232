import { GrowingNumbers } from '#lib/growing-numbers.ts'
import { FeatureWeights } from './feature-weights.ts'
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

/** Wordings by one kind of feature: cosines of features weighted by their rarity. All wordings are counted first and then added in the same order. */
export class FeatureSpace {
  readonly #features: FeatureWeights
  /** The counted wordings in a row: the numbers of their features, how often each occurs, and where each wording ends. */
  #ids = new GrowingNumbers()
  #times = new GrowingNumbers()
  #ends = new GrowingNumbers()
  #nearest = new Postings([])
  #sums = new Postings([])
  readonly #isTelling: boolean[] = []
  /** Where the wordings of each question end, which lie in a row. */
  readonly #wordingEnds: number[] = []
  /** Of each question the sum of its wordings. */
  #sumOf: { ids: number[]; weights: number[] }[] = []
  /** Of the question that is being added: the sum of its wordings by feature, and which features have one. */
  #sum = new Float64Array()
  #summed: number[] = []

  /** `featuresIn`: the features of a part of a wording. */
  constructor(featuresIn?: (part: string) => string[]) {
    this.#features = new FeatureWeights(featuresIn)
  }

  /** Counts a wording by its parts. */
  count(parts: readonly string[]): void {
    this.#features.count(parts, (id, times) => {
      this.#ids.push(id)
      this.#times.push(times)
    })
    this.#ends.push(this.#ids.length)
  }

  /** Ends the counting. */
  open(): void {
    this.#features.weigh()
    this.#nearest = new Postings(this.#features.wordingsWith)
    this.#sum = new Float64Array(this.#features.wordingsWith.length)
  }

  /** Adds the next wording that was counted. `isTelling`: it tells what it is about. */
  add(isTelling: boolean): void {
    const at = this.#isTelling.length
    const [from = 0, to = 0] = at === 0 ? [0, this.#ends.at(0)] : [this.#ends.at(at - 1), this.#ends.at(at)]
    const ids = this.#ids.between(from, to)
    const { weights } = this.#features.vectorOfCounted(ids, this.#times.between(from, to))
    this.#nearest.add(at, { ids, weights })
    this.#isTelling.push(isTelling)
    const sums = this.#sum
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0
      const before = sums[id] ?? 0
      if (before === 0) this.#summed.push(id)
      sums[id] = before + (weights[i] ?? 0)
    }
  }

  /** Ends the wordings of a question. */
  endQuestion(): void {
    const ids = this.#summed
    const sums = ids.map((id) => this.#sum[id] ?? 0)
    const length = Math.sqrt(sums.reduce((all, sum) => all + sum * sum, 0)) || 1
    this.#sumOf.push({ ids, weights: sums.map((sum) => sum / length) })
    for (const id of ids) this.#sum[id] = 0
    this.#summed = []
    this.#wordingEnds.push(this.#isTelling.length)
  }

  /** Ends the adding. */
  close(): void {
    const questionsWith = new Uint32Array(this.#sum.length)
    for (const { ids } of this.#sumOf) for (const id of ids) questionsWith[id] = (questionsWith[id] ?? 0) + 1
    this.#sums = new Postings(questionsWith)
    for (const [at, sum] of this.#sumOf.entries()) this.#sums.add(at, sum)
    this.#sumOf = []
    this.#sum = new Float64Array()
    this.#ids = new GrowingNumbers()
    this.#times = new GrowingNumbers()
    this.#ends = new GrowingNumbers()
  }

  likenessTo(parts: readonly string[]): Likeness {
    const vector = this.#features.vectorOf(parts)
    const [all, telling] = [this.#none(), this.#none()]
    const cosines = this.#nearest.cosinesTo(vector, this.#isTelling.length)
    // An iterator over all wordings takes longer than the rest of an answer.
    for (let at = 0, wording = 0; at < this.#wordingEnds.length; at++) {
      let nearest = 0
      let second = 0
      let nearestTelling = 0
      let secondTelling = 0
      for (const end = this.#wordingEnds[at] ?? 0; wording < end; wording++) {
        const cosine = cosines[wording] ?? 0
        if (cosine <= secondTelling) continue
        if (cosine > nearest) {
          second = nearest
          nearest = cosine
        } else if (cosine > second) second = cosine
        if (!this.#isTelling[wording]) continue
        if (cosine > nearestTelling) {
          secondTelling = nearestTelling
          nearestTelling = cosine
        } else secondTelling = cosine
      }
      all.nearest[at] = nearest
      all.second[at] = second
      telling.nearest[at] = nearestTelling
      telling.second[at] = secondTelling
    }
    return { all, telling, sum: this.#sums.cosinesTo(vector, this.#wordingEnds.length) }
  }

  #none(): Nearest {
    const questions = this.#wordingEnds.length
    return { nearest: new Float32Array(questions), second: new Float32Array(questions) }
  }
}
