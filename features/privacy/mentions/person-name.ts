import { everydayWords } from '#features/search/everyday-words.ts'
import { commonNames, wordNames } from './common-names.ts'
import { fold } from './fold.ts'

const titles = 'mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|herr|frau|mme|mlle'
const isTitle = new RegExp(`^(?:${titles}|ing|dipl)\\.?$`, 'i')
const isSuffix = /^(?:ph\.?d|md|m\.?sc|b\.?sc|ba|ma|mba|beng|meng|c\.?eng|jr|sr|i{2,3}|obe|mbe|esq)\.?$/i
const particles = new Set(
  'af al bin da dal de del della den der di do dos du el la le ten ter van vom von zu zum zur'.split(' '),
)
const shortestCertain = 7
const shortestFamily = 4

export const apostrophe = "(?:['’‘ʼ`´]|&#39;|&apos;|&#x27;)"
const space = '(?:[\\s\\u00a0]|&nbsp;)+'
const dash = '[-‐‑‒–—\\s]'
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

export interface NamePattern {
  /** For folded text. */
  source: string
  isCertain: boolean
  /** Counts with capitals only. */
  isWord: boolean
}

/** The words of a name in their order, without titles and letters after it. */
function wordsOfName(name: string): string[] {
  const [family = '', given, ...more] = name.split(',').map((part) => part.trim())
  const isTurned = given !== undefined && more.length === 0 && !isSuffix.test(given)
  const words = (isTurned ? `${given} ${family}` : family).split(/\s+/).filter((word) => /\p{L}/u.test(word))
  while (words[0] && isTitle.test(words[0])) words.shift()
  while (words.length > 1 && isSuffix.test(words.at(-1) ?? '')) words.pop()
  return words
}

/** How a name may be in a text. `isShared`: others we know have the same, so that it is never certain. */
export function patternsOfName(name: string, isShared: boolean): NamePattern[] {
  const words = wordsOfName(name)
  if (words.length === 0) return []
  const isUnspaced = words.some((word) => unspaced.test(word))
  const letters = words.join('').replace(/\P{L}/gu, '').length
  const isCommon = words.every((word) => isIn(commonNames, word))
  const isCertain = words.length > 1 && letters >= shortestCertain && !isCommon && !isShared && !isUnspaced
  const isWord = words.every((word) => isIn(wordNames, word) || everydayWords.has(fold(word)))
  const whole = (isSpelledOut: boolean) => {
    const parts = words.map((word) => patternOf(word, isSpelledOut))
    const inOrder = parts.join(`${space}(?:\\p{L}\\.?${space})?`)
    const turned = parts.slice(1).map((_, i) => {
      const [first, last] = [parts.slice(i + 1), parts.slice(0, i + 1)]
      return `${first.join(space)}(?:\\s*,)?${space}${last.join(space)}`
    })
    const ends = parts.length > 2 ? [`${parts[0]}${space}${parts.at(-1)}`] : []
    return [inOrder, ...turned, ...ends]
  }
  const spellings = [...new Set([...whole(false), ...whole(true)])]
  const patterns = [{ source: bounded(spellings, isUnspaced), isCertain, isWord }]
  const short = shortForms(words)
  if (short.length > 0) patterns.push({ source: bounded(short, false), isCertain: false, isWord: false })
  return patterns
}

/** "Ms Quill", "M. Quill": nobody is named for certain by a family name. */
function shortForms(words: string[]): string[] {
  const at = words.findIndex((word, i) => i > 0 && particles.has(fold(word)))
  const family = words.slice(at > 0 ? at : -1)
  const [first = ''] = words
  if (words.length < 2 || isIn(commonNames, family.join(' ')) || family.join('').length < shortestFamily)
    return []
  return [false, true].flatMap((isSpelledOut) => {
    const pattern = family.map((word) => patternOf(word, isSpelledOut)).join(space)
    const initial = escaped(fold(first).slice(0, 1))
    return [`(?:${titles})\\.?${space}${pattern}`, `${initial}\\.?(?:${space})?(?<!\\p{L})${pattern}`]
  })
}

/** The words that every form in which a name is looked for holds. */
export function wordsInEach(name: string): string[] {
  const words = wordsOfName(name)
  return shortForms(words).length > 0 ? words.slice(-1) : [...words.slice(0, 1), ...words.slice(-1)]
}

/** One word of a name: dashes may be blanks, apostrophes may be missing. */
function patternOf(word: string, isSpelledOut: boolean): string {
  const parts = fold(word, isSpelledOut).split(/[-‐‑‒–—]/)
  return parts
    .map((part) =>
      part
        .split(/['’‘ʼ`´]/)
        .map(escaped)
        .join(`${apostrophe}?\\s?`),
    )
    .join(dash)
}

const bounded = (sources: string[], isUnspaced: boolean) =>
  isUnspaced
    ? `(?:${sources.join('|')})`
    : `(?<![\\p{L}\\p{N}]|\\p{L}[-‐‑])(?:${sources.join('|')})(?![\\p{L}\\p{N}@]|[-‐‑]\\p{L})`

const isIn = (names: Set<string>, word: string) => names.has(fold(word).replace(/['‘ʼ`´]/g, '’'))
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
