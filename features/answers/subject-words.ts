/** In so few subjects a word tells which is meant. */
const fewSubjects = 12
/** Or where this share of the wordings that hold it is about one subject. */
const ownShare = 0.15

/** Which words of wordings tell what they are about: “how long is it” tells nothing, “how long do vibration readings take” does. */
export class SubjectWords {
  /** Of each word how many wordings hold it, by subject. */
  readonly #holders = new Map<string, Map<string, number>>()

  /** Counts a wording of a subject. */
  count(terms: readonly string[], subject: string): void {
    for (const term of new Set(terms)) {
      const holders = this.#holders.get(term) ?? new Map<string, number>()
      this.#holders.set(term, holders.set(subject, (holders.get(subject) ?? 0) + 1))
    }
  }

  /** Whether one of the words belongs to the subject. */
  tell(terms: readonly string[], subject: string): boolean {
    return terms.some((term) => {
      const holders = this.#holders.get(term)
      if (!holders?.has(subject)) return false
      const all = [...holders.values()].reduce((sum, count) => sum + count, 0)
      return holders.size <= fewSubjects || (holders.get(subject) ?? 0) > ownShare * all
    })
  }
}
