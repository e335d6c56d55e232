/** In so few subjects a word tells which is meant. */
const fewSubjects = 12
/** Or where this share of the wordings that hold it is about one subject. */
const ownShare = 0.15

/** Which words of wordings tell what they are about: “how long is it” tells nothing, “how long do vibration readings take” does. */
export class SubjectWords {
  /** Of each word how many wordings hold it: all, and by subject. */
  readonly #holders = new Map<string, { all: number; bySubject: Map<string, number> }>()

  /** Counts wordings of a subject, by their words. */
  count(wordings: readonly string[][], subject: string): void {
    const counts = new Map<string, number>()
    for (const terms of wordings)
      for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const [term, count] of counts) {
      const { all, bySubject } = this.#holders.get(term) ?? { all: 0, bySubject: new Map<string, number>() }
      bySubject.set(subject, (bySubject.get(subject) ?? 0) + count)
      this.#holders.set(term, { all: all + count, bySubject })
    }
  }

  /** Whether one of the words belongs to the subject. */
  tell(terms: readonly string[], subject: string): boolean {
    return terms.some((term) => {
      const { all = 0, bySubject } = this.#holders.get(term) ?? {}
      const own = bySubject?.get(subject)
      return (
        bySubject !== undefined &&
        own !== undefined &&
        (bySubject.size <= fewSubjects || own > ownShare * all)
      )
    })
  }
}
