/** Something costly that is made at the first call. Once dropped it is made anew, while the old one goes on serving. */
export interface Rebuilt<Source, T> {
  current(source: Source): Promise<T>
  drop(): void
}

/** `onFailure` hears of a later making that failed; the first one throws. */
export function rebuilt<Source, T>(
  make: (source: Source) => Promise<T>,
  onFailure: (source: Source, error: unknown) => void,
): Rebuilt<Source, T> {
  let present: { made: T } | undefined
  let making: Promise<T> | undefined
  let isStale = false

  async function makeAnew(source: Source): Promise<T> {
    isStale = false
    try {
      const made = await make(source)
      present = { made }
      return made
    } catch (error) {
      isStale = true
      throw error
    }
  }

  return {
    async current(source) {
      if (present && !isStale) return present.made
      making ??= makeAnew(source).finally(() => (making = undefined))
      if (!present) return making
      making.catch((error: unknown) => onFailure(source, error))
      return present.made
    },
    drop() {
      isStale = true
    },
  }
}
