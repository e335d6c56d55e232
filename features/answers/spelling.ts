const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Shorter words are too near to others. */
const shortest = 6
/** A word has to occur in this many wordings to replace a misspelt one. */
const oftenEnough = 5

/** Corrects the spelling of a message from the words of the wordings, by one letter missing, added or changed, or two swapped. */
export class Spelling {
  readonly #counts = new Map<string, number>()

  /** Counts the words of a wording. */
  count(words: readonly string[]): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
  }

  /** The message with the words mended that `isKnown` doesn’t know, the one that stands most often instead of each; the message itself where there are none. */
  mended(message: string, isKnown: (word: string) => boolean): string {
    return message.replace(/(?<![\p{L}\p{N}’'.@/-])[a-z]+(?![\p{L}\p{N}’'@/-]|\.\p{L})/gu, (word) =>
      word.length < shortest || isKnown(word) ? word : (this.#nearest(word) ?? word),
    )
  }

  #nearest(word: string): string | undefined {
    let most = oftenEnough - 1
    let nearest: string | undefined
    for (const one of oneAway(word)) {
      const count = this.#counts.get(one) ?? 0
      if (count > most) [most, nearest] = [count, one]
    }
    return nearest
  }
}

/** What begins with the same letter and differs in one other, or in two that changed places. */
function* oneAway(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) yield before + letter + after
    if (!after) continue
    yield before + after.slice(1)
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2)
    for (const letter of letters) yield before + letter + after.slice(1)
  }
}
