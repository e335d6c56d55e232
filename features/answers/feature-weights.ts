/** Weighted features of a text, by their numbers. */
export interface Vector {
  ids: number[]
  weights: number[]
}

/** Features of one kind by number, and how rare each is among the wordings that were counted. */
export class FeatureWeights {
  readonly #ids = new Map<string, number>()
  #wordings = 0
  readonly #lastWording: number[] = []
  readonly #lastQuestion: number[] = []
  /** By number: how many wordings, and how many questions, have the feature. */
  readonly wordingsWith: number[] = []
  readonly questionsWith: number[] = []

  /** Counts one wording of a question; those of a question come one after the other. Returns the numbers of its features. */
  count(features: readonly string[], question: number): Uint32Array {
    this.#wordings += 1
    return Uint32Array.from(features, (feature) => {
      const id = this.#numberOf(feature)
      if (this.#lastWording[id] !== this.#wordings) {
        this.#lastWording[id] = this.#wordings
        this.wordingsWith[id] = (this.wordingsWith[id] ?? 0) + 1
      }
      if (this.#lastQuestion[id] !== question) {
        this.#lastQuestion[id] = question
        this.questionsWith[id] = (this.questionsWith[id] ?? 0) + 1
      }
      return id
    })
  }

  #numberOf(feature: string): number {
    const known = this.#ids.get(feature)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(feature, id)
    return id
  }

  /** By how few wordings have it; a feature that none has is the rarest. */
  #rarityOf(id: number): number {
    return Math.log((1 + this.#wordings) / (1 + (this.wordingsWith[id] ?? 1))) + 1
  }

  /** Returns a vector of length one. What no wording holds is left out, but makes the rest count less. */
  vectorOf(features: readonly string[]): Vector {
    // Features that no wording holds get numbers behind all others.
    const strange = new Map<string, number>()
    return this.vectorOfNumbers(
      Uint32Array.from(features, (feature) => {
        const id = this.#ids.get(feature) ?? strange.get(feature) ?? this.#ids.size + strange.size
        if (id >= this.#ids.size) strange.set(feature, id)
        return id
      }),
    )
  }

  /** The same by the numbers that the counting returned. */
  vectorOfNumbers(numbers: Uint32Array): Vector {
    const sorted = numbers.toSorted()
    let squares = 0
    const ids: number[] = []
    const weights: number[] = []
    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const id = sorted[from] ?? 0
      while (sorted[to] === id) to += 1
      const weight = (1 + Math.log(to - from)) * this.#rarityOf(id)
      squares += weight * weight
      if (id >= this.#ids.size) continue
      ids.push(id)
      weights.push(weight)
    }
    const length = Math.sqrt(squares) || 1
    return { ids, weights: weights.map((weight) => weight / length) }
  }
}
