/** Weighted features of a text, by their numbers. */
export interface Vector {
  ids: number[]
  weights: number[]
}

/** Features of one kind by number, and how rare each is among the wordings that were counted. */
export class FeatureWeights {
  readonly #ids = new Map<string, number>()
  #wordings = 0
  readonly #lastQuestion: number[] = []
  /** By number: how many wordings, and how many questions, have the feature. */
  readonly wordingsWith: number[] = []
  readonly questionsWith: number[] = []

  /** Counts one wording of a question; those of a question come one after the other. */
  count(features: readonly string[], question: number): void {
    this.#wordings += 1
    for (const feature of new Set(features)) {
      const id = this.#ids.get(feature) ?? this.#ids.size
      this.#ids.set(feature, id)
      this.wordingsWith[id] = (this.wordingsWith[id] ?? 0) + 1
      if (this.#lastQuestion[id] === question) continue
      this.#lastQuestion[id] = question
      this.questionsWith[id] = (this.questionsWith[id] ?? 0) + 1
    }
  }

  /** By how few wordings have it; a feature that none has is the rarest. */
  #rarityOf(id: number | undefined): number {
    const count = id === undefined ? 1 : (this.wordingsWith[id] ?? 0)
    return Math.log((1 + this.#wordings) / (1 + count)) + 1
  }

  /** Returns a vector of length one. What no wording holds is left out, but makes the rest count less. */
  vectorOf(features: readonly string[]): Vector {
    const times = new Map<string, number>()
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
    let squares = 0
    const ids: number[] = []
    const weights: number[] = []
    for (const [feature, count] of times) {
      const id = this.#ids.get(feature)
      const weight = (1 + Math.log(count)) * this.#rarityOf(id)
      squares += weight * weight
      if (id === undefined) continue
      ids.push(id)
      weights.push(weight)
    }
    const length = Math.sqrt(squares) || 1
    return { ids, weights: weights.map((weight) => weight / length) }
  }
}
