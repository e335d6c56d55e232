import type { Vector } from './feature-weights.ts'

/** Which vectors hold a feature, and how much of it. */
export class Postings {
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  readonly #holders: Uint32Array
  readonly #weights: Float32Array

  /** Room for as many vectors of each feature as there will be. */
  constructor(counts: ArrayLike<number>) {
    this.#starts = new Uint32Array(counts.length)
    let all = 0
    for (let id = 0; id < counts.length; id++) {
      this.#starts[id] = all
      all += counts[id] ?? 0
    }
    this.#ends = this.#starts.slice()
    this.#holders = new Uint32Array(all)
    this.#weights = new Float32Array(all)
  }

  add(holder: number, { ids, weights }: Vector): void {
    const [ends, holders, own] = [this.#ends, this.#holders, this.#weights]
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0
      const at = ends[id] ?? 0
      holders[at] = holder
      own[at] = weights[i] ?? 0
      ends[id] = at + 1
    }
  }

  /** Of each of so many holders its cosine to a vector, in their order. */
  cosinesTo({ ids, weights }: Vector, holders: number): Float32Array {
    const cosines = new Float32Array(holders)
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0
      const weight = weights[i] ?? 0
      const end = this.#ends[id] ?? 0
      for (let at = this.#starts[id] ?? 0; at < end; at++) {
        const holder = this.#holders[at] ?? 0
        cosines[holder] = (cosines[holder] ?? 0) + weight * (this.#weights[at] ?? 0)
      }
    }
    return cosines
  }
}
