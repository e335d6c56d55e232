interface Centroid {
  mean: number
  count: number
}

/**
 * Quantiles of a stream in a few kilobytes: readings close to each other are held as one mean with a count, finely at both ends and
 * coarsely in the middle. Merging variant with the scale function k₁ = δ/2π · asin(2q − 1).
 * Source: T. Dunning, O. Ertl, Computing extremely accurate quantiles using t-digests, arXiv:1902.04023, 2019.
 */
export class TDigest {
  readonly #compression: number
  #centroids: Centroid[] = []
  #waiting: Centroid[] = []
  #count = 0
  #min = Infinity
  #max = -Infinity

  constructor(compression: number) {
    this.#compression = compression
  }

  get count(): number {
    return this.#count
  }

  /** How many means are held. */
  get size(): number {
    this.#compress()
    return this.#centroids.length
  }

  add(value: number): void {
    this.#take({ mean: value, count: 1 })
    this.#min = Math.min(this.#min, value)
    this.#max = Math.max(this.#max, value)
  }

  /** Takes in all that another one holds; that one stays as it is. */
  merge(other: TDigest): void {
    for (const one of other.#centroids) this.#take(one)
    for (const one of other.#waiting) this.#take(one)
    this.#min = Math.min(this.#min, other.#min)
    this.#max = Math.max(this.#max, other.#max)
  }

  /** The value below which the share `q` of all readings lies, between the centres of two means; NaN when empty. */
  quantile(q: number): number {
    this.#compress()
    const [first] = this.#centroids
    const last = this.#centroids.at(-1)
    if (!first || !last) return Number.NaN
    const target = q * this.#count
    // Half of the first and of the last mean lies between its centre and the extreme reading.
    if (target <= first.count / 2)
      return first.count === 1 ? first.mean : between(this.#min, first.mean, target / (first.count / 2))
    if (target >= this.#count - last.count / 2) {
      if (last.count === 1) return last.mean
      return between(last.mean, this.#max, 1 - (this.#count - target) / (last.count / 2))
    }
    let before = 0
    for (let i = 0; i + 1 < this.#centroids.length; i++) {
      const [left, right] = [this.#centroids[i], this.#centroids[i + 1]]
      if (!left || !right) break
      const from = before + left.count / 2
      const to = before + left.count + right.count / 2
      if (target <= to) return between(left.mean, right.mean, (target - from) / (to - from))
      before += left.count
    }
    return last.mean
  }

  #take(one: Centroid) {
    this.#waiting.push(one)
    this.#count += one.count
    if (this.#waiting.length >= this.#compression * 5) this.#compress()
  }

  #compress() {
    if (this.#waiting.length === 0) return
    const all = [...this.#centroids, ...this.#waiting].sort((a, b) => a.mean - b.mean)
    this.#waiting = []
    const merged: Centroid[] = []
    let open: Centroid | undefined
    let before = 0
    let limit = this.#limitFrom(0)
    for (const one of all) {
      if (open && before + open.count + one.count <= limit) {
        const count: number = open.count + one.count
        open = { mean: open.mean + ((one.mean - open.mean) * one.count) / count, count }
        continue
      }
      if (open) {
        merged.push(open)
        before += open.count
        limit = this.#limitFrom(before)
      }
      open = one
    }
    if (open) merged.push(open)
    this.#centroids = merged
  }

  /** Up to which cumulative count a mean that starts at `before` may reach: one step of the scale function. */
  #limitFrom(before: number): number {
    const turns = (2 * Math.PI) / this.#compression
    const angle = Math.asin(2 * Math.min(1, before / this.#count) - 1) + turns
    return angle >= Math.PI / 2 ? this.#count : (this.#count * (Math.sin(angle) + 1)) / 2
  }
}

/** Never beyond its ends by rounding, so that quantiles can't fall. */
const between = (from: number, to: number, share: number) =>
  Math.min(to, Math.max(from, from + (to - from) * Math.min(1, Math.max(0, share))))

/** The exact quantile by the same rule, from sorted readings: each stands at the middle of its place (Hazen). */
export function exactQuantile(sorted: ArrayLike<number>, q: number): number {
  const place = q * sorted.length - 0.5
  const low = Math.floor(place)
  const at = (i: number) => sorted[Math.min(sorted.length - 1, Math.max(0, i))] ?? Number.NaN
  return between(at(low), at(low + 1), place - low)
}
