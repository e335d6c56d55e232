/**
 * A sum without rounding: the same to the last digit in whatever order its terms come. Holds parts that don't overlap.
 * Source: J. R. Shewchuk, Adaptive precision floating-point arithmetic, Discrete & Computational Geometry 18, 1997.
 */
export class ExactSum {
  readonly #parts: number[] = []

  add(value: number): void {
    let x = value
    let kept = 0
    for (const part of this.#parts) {
      const sum = x + part
      const rest = Math.abs(x) >= Math.abs(part) ? part - (sum - x) : x - (sum - part)
      if (rest !== 0) this.#parts[kept++] = rest
      x = sum
    }
    this.#parts[kept++] = x
    this.#parts.length = kept
  }

  merge(other: ExactSum): void {
    for (const part of other.#parts) this.add(part)
  }

  /** Rounded once. */
  get value(): number {
    let i = this.#parts.length - 1
    let sum = this.#parts[i] ?? 0
    let rest = 0
    while (i > 0) {
      i--
      const part = this.#parts[i] ?? 0
      const before = sum
      sum = before + part
      rest = part - (sum - before)
      if (rest !== 0) break
    }
    // A half that rounding to even would drop counts when parts below point the same way.
    const below = i > 0 ? (this.#parts[i - 1] ?? 0) : 0
    if ((rest < 0 && below < 0) || (rest > 0 && below > 0)) {
      const twice = rest * 2
      const next = sum + twice
      if (next - sum === twice) sum = next
    }
    return sum
  }
}
