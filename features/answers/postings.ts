/** Weighted features of a text, by their numbers. */
export interface Vector {
  ids: number[]
  weights: number[]
}

/** Which vectors hold a feature, and how much of it. */
export class Postings {
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
