/** Something costly that is made at the first call. Once dropped it is made anew, while the old one goes on serving. */
export interface Rebuilt<Source, T> {
  current(source: Source): Promise<T>
  /** What is there at once; undefined before the first has been made, which is begun then. */
  atHand(source: Source): T | undefined
  drop(): void
}

/** `onFailure` hears of a making that failed while nobody waited for it; who waits for the first gets its error. */
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

  const begin = (source: Source) => (making ??= makeAnew(source).finally(() => (making = undefined)))

  function atHand(source: Source): T | undefined {
    if (!present || isStale) begin(source).catch((error: unknown) => onFailure(source, error))
    return present?.made
  }

  return {
    async current(source) {
      return present ? (atHand(source) ?? present.made) : begin(source)
    },
    atHand,
    drop() {
      isStale = true
    },
  }
}
