/** A text as words that can be compared, each with its place in the text. */
export interface Words {
  /** The words with a blank before, between and after: a phrase is found as " data engineer ". */
  line: string
  starts: number[]
  ends: number[]
}

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu

/**
 * Cuts a text into words: case, accents, hyphens and dots don't count ("Gen-AI", "node.js"), the plural is the singular, "C++" and "C#" are
 * words. Linear in the length of the text.
 */
export function wordsOf(text: string): Words {
  const words: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const found of text.matchAll(word)) {
    words.push(singular(plain(found[0])))
    starts.push(found.index)
    ends.push(found.index + found[0].length)
  }
  return { line: words.length === 0 ? ' ' : ` ${words.join(' ')} `, starts, ends }
}

/** The form in which texts and phrases are compared; "" has no word in it. */
export const lineOf = (text: string) => wordsOf(text).line

export function hasPhrase(line: string, phraseLine: string): boolean {
  return phraseLine !== ' ' && line.includes(phraseLine)
}

/** Where the phrases are in a text, as [start, end) in order, those that touch or overlap as one. */
export function rangesOf(text: string, phrases: readonly string[]): [number, number][] {
  const { line, starts, ends } = wordsOf(text)
  const found: [number, number][] = []
  // Where in the line each word begins, to come back from a place in the line to a word.
  const wordAt = new Map<number, number>()
  let place = 1
  for (let i = 0; i < starts.length; i += 1) {
    wordAt.set(place, i)
    place = line.indexOf(' ', place) + 1
  }
  for (const phrase of phrases) {
    const wanted = lineOf(phrase)
    if (wanted === ' ') continue
    const count = wanted.split(' ').length - 2
    for (let at = line.indexOf(wanted); at !== -1; at = line.indexOf(wanted, at + 1)) {
      const first = wordAt.get(at + 1)
      if (first === undefined) continue
      found.push([starts[first] ?? 0, ends[first + count - 1] ?? 0])
    }
  }
  return merged(found)
}

function merged(ranges: [number, number][]): [number, number][] {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const out: [number, number][] = []
  for (const [start, end] of sorted) {
    const last = out.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else out.push([start, end])
  }
  return out
}

// Most words need no more than lower case, which is a tenth of the work.
const isAscii = /^[\w+#]*$/
const plain = (text: string) =>
  (isAscii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/**
 * One form for a word and its English plural, as far as job titles need it. What is cut off after the "s" is cut off the singular too:
 * nothing else tells that "caches" is of "cache" and "boxes" of "box". Stored with each job: a change here needs a migration.
 */
function singular(one: string): string {
  const isPlural = one.length > 3 && one.endsWith('s') && !/(?:ss|us|is)$/.test(one)
  const stem = isPlural ? one.slice(0, -1) : one
  if (stem.endsWith('ie')) return `${stem.slice(0, -2)}y`
  return /(?:ss|x|ch|sh)e$/.test(stem) ? stem.slice(0, -1) : stem
}
