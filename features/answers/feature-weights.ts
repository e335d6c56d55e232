/** Weighted features of a text, by their numbers. */
export interface Vector {
  ids: ArrayLike<number>
  weights: ArrayLike<number>
}

const itself = (part: string) => [part]

/** Features of one kind by number, and how rare each is among the wordings that were counted. */
export class FeatureWeights {
  readonly #featuresIn: ((part: string) => string[]) | undefined
  readonly #ids = new Map<string, number>()
  /** Of each part that was counted the numbers of its features: most come again and again. */
  readonly #idsIn = new Map<string, number[]>()
  #wordings = 0
  /** By number: the last wording that has the feature, and how often. */
  readonly #lastWording: number[] = []
  readonly #times: number[] = []
  /** By number: how many wordings have the feature. */
  readonly wordingsWith: number[] = []
  /** By number, once the counting has ended. */
  #rarity = new Float64Array()

  /** `featuresIn`: the features of a part of a wording; when left out, each part is one. */
  constructor(featuresIn?: (part: string) => string[]) {
    this.#featuresIn = featuresIn
  }

  /** Counts one wording by its parts. Tells of each of its features, which come once, the number and how often the wording has it. */
  count(parts: readonly string[], tell?: (id: number, times: number) => void): void {
    this.#wordings += 1
    const found: number[] = []
    for (const part of parts) {
      if (!this.#featuresIn) this.#note(this.#numberOf(part), found)
      else for (const id of this.#numbersIn(part, this.#featuresIn)) this.#note(id, found)
    }
    if (tell) for (const id of found) tell(id, this.#times[id] ?? 1)
  }

  #note(id: number, found: number[]): void {
    if (this.#lastWording[id] === this.#wordings) {
      this.#times[id] = (this.#times[id] ?? 0) + 1
      return
    }
    this.#lastWording[id] = this.#wordings
    this.#times[id] = 1
    this.wordingsWith[id] = (this.wordingsWith[id] ?? 0) + 1
    found.push(id)
  }

  #numbersIn(part: string, featuresIn: (part: string) => string[]): number[] {
    const known = this.#idsIn.get(part)
    if (known) return known
    const ids = featuresIn(part).map((feature) => this.#numberOf(feature))
    this.#idsIn.set(part, ids)
    return ids
  }

  #numberOf(feature: string): number {
    const known = this.#ids.get(feature)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(feature, id)
    return id
  }

  /** Ends the counting: from here on features have their weights. */
  weigh(): void {
    this.#idsIn.clear()
    this.#rarity = Float64Array.from(this.wordingsWith, (count) => this.#rarityOf(count))
  }

  /** By how few wordings have it; a feature that none has is the rarest. */
  #rarityOf(count: number): number {
    return Math.log((1 + this.#wordings) / (1 + count)) + 1
  }

  /** Returns a vector of length one. What no wording holds is left out, but makes the rest count less. */
  vectorOf(parts: readonly string[]): Vector {
    const times = new Map<string, number>()
    for (const feature of parts.flatMap(this.#featuresIn ?? itself))
      times.set(feature, (times.get(feature) ?? 0) + 1)
    // Features that no wording holds get a number behind all others.
    const ids = Array.from(times.keys(), (feature) => this.#ids.get(feature) ?? this.#ids.size)
    const { weights } = this.vectorOfCounted(ids, [...times.values()])
    const isKnown = (_: number, i: number) => (ids[i] ?? 0) < this.#ids.size
    return { ids: ids.filter(isKnown), weights: weights.filter(isKnown) }
  }

  /** The same of what the counting told. */
  vectorOfCounted(ids: ArrayLike<number>, times: ArrayLike<number>): Vector & { weights: Float64Array } {
    const weights = new Float64Array(ids.length)
    const rarity = this.#rarity
    const strange = this.#rarityOf(1)
    let squares = 0
    for (let i = 0; i < ids.length; i++) {
      const often = times[i] ?? 1
      const weight = (often > 1 ? 1 + Math.log(often) : 1) * (rarity[ids[i] ?? 0] ?? strange)
      squares += weight * weight
      weights[i] = weight
    }
    const length = Math.sqrt(squares) || 1
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] ?? 0) / length
    return { ids, weights }
  }
}
