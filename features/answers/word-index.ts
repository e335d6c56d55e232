import { stopWords, termOf } from '#lib/english.ts'
import { visitorWordsIn } from './text-features.ts'

/** The telling words of a text, without endings. `words` are those of the text, where they are known. */
export const tellingTerms = (text: string, words = visitorWordsIn(text)): string[] =>
  words.flatMap((word) => (stopWords.has(word) ? [] : [termOf(word)]))

const saturation = 1.2
const lengthShare = 0.75

/** Okapi BM25 over a few hundred texts, and how much of a message each holds. */
export class WordIndex {
  readonly #holders = new Map<string, Map<number, number>>()
  readonly #lengths: number[] = []
  #meanLength = 0

  /** Of texts by their telling words. Built with a pause after each. */
  static async of(texts: readonly string[][], pause: () => Promise<void>): Promise<WordIndex> {
    const index = new WordIndex()
    for (const terms of texts) {
      index.#add(terms)
      await pause()
    }
    const all = index.#lengths.reduce((sum, length) => sum + length, 0)
    index.#meanLength = all / Math.max(1, texts.length)
    return index
  }

  #add(terms: readonly string[]) {
    const at = this.#lengths.push(terms.length) - 1
    for (const term of terms) {
      const holders = this.#holders.get(term) ?? new Map<number, number>()
      this.#holders.set(term, holders.set(at, (holders.get(at) ?? 0) + 1))
    }
  }

  #rarity(term: string): number {
    const count = this.#holders.get(term)?.size ?? 0
    return Math.log(1 + (this.#lengths.length - count + 0.5) / (count + 0.5))
  }

  /** Of each text, in their order; 1 is the best of them. */
  fitOf(terms: readonly string[]): Float32Array {
    const scores = new Float32Array(this.#lengths.length)
    for (const term of terms)
      for (const [at, times] of this.#holders.get(term) ?? []) {
        const length = 1 - lengthShare + (lengthShare * (this.#lengths[at] ?? 0)) / this.#meanLength
        const gain = (times * (saturation + 1)) / (times + saturation * length)
        scores[at] = (scores[at] ?? 0) + this.#rarity(term) * gain
      }
    const best = scores.reduce((most, score) => Math.max(most, score), 0)
    return best > 0 ? scores.map((score) => score / best) : scores
  }

  /** The texts that hold all of some terms. */
  holdersOf(terms: readonly string[]): number[] {
    const [first, ...others] = terms.map((term) => this.#holders.get(term))
    return [...(first?.keys() ?? [])].filter((at) => others.every((holders) => holders?.has(at)))
  }

  has(term: string): boolean {
    return this.#holders.has(term)
  }

  /** What share of the terms, by what they tell, a text holds: 0 to 1. Words that stand nowhere tell the most. */
  coverage(terms: readonly string[], at: number): number {
    let all = 0
    let held = 0
    for (const term of new Set(terms)) {
      const rarity = this.#rarity(term)
      all += rarity
      if (this.#holders.get(term)?.has(at)) held += rarity
    }
    return all > 0 ? held / all : 0
  }
}
