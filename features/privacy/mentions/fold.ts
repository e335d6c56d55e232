/** Letters that no decomposition takes apart. */
const apart: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
}
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Small letters without marks; `isSpelledOut` makes ü an ue, as in a text without umlauts. */
export function fold(text: string, isSpelledOut = false): string {
  return foldWithPlaces(text, isSpelledOut).folded
}

/** The folded text, and for each of its characters where in `text` it begins; one more place than characters, the end. */
export function foldWithPlaces(text: string, isSpelledOut = false): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const { segment } of graphemes(text)) {
    const letter = segment.normalize('NFC').toLowerCase()
    const plain =
      (isSpelledOut ? spelledOut[letter] : undefined) ??
      [...letter.normalize('NFD').replace(/\p{M}/gu, '')].map((part) => apart[part] ?? part).join('')
    folded += plain
    for (let i = 0; i < plain.length; i++) places.push(at)
    at += segment.length
  }
  places.push(at)
  return { folded, places }
}

/** A character with the marks that follow it; `Intl.Segmenter` is forty times slower. */
function* graphemes(text: string): Generator<{ segment: string }> {
  for (const [segment] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) yield { segment }
}

let lettersOf: Map<string, string> | undefined

/** Every spelling of a folded letter, in both cases, for a character class. */
export function spellingsOf(letter: string): string {
  if (!lettersOf) {
    lettersOf = new Map()
    for (let code = 0x41; code < 0x1f00; code++) {
      if (code === 0x250) code = 0x1e00
      const one = String.fromCodePoint(code)
      const key = fold(one)
      if (/^[a-z]$/.test(key)) lettersOf.set(key, (lettersOf.get(key) ?? '') + one)
    }
  }
  return lettersOf.get(letter) ?? [...new Set([letter, letter.toUpperCase()])].join('')
}
