/** A list of whole numbers that only grows, in a quarter of the memory of an array and without work for the garbage collector. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  at(place: number): number | undefined {
    return place < this.#length ? this.#numbers[place] : undefined
  }

  push(one: number): void {
    if (this.#length === this.#numbers.length) {
      const more = new Uint32Array(2 * this.#numbers.length)
      more.set(this.#numbers)
      this.#numbers = more
    }
    this.#numbers[this.#length] = one
    this.#length += 1
  }

  /** Those from one place up to another, which isn't among them. */
  between(from: number, to: number): Uint32Array {
    return this.#numbers.subarray(from, to)
  }
}
