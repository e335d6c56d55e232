import { stopWords, termOf, wordsOf } from '#lib/english.ts'
import { everydayWords, places } from './everyday-words.ts'
import { alikeOf, inOurWords } from './synonyms.ts'

/** One word of a query with every indexed term that may stand for it, from 1 for the word itself down to a guess. */
export interface Concept {
  plain: string
  terms: Map<string, number>
  /** From 1 for a word that names a subject down to what an everyday word or a mere number tells. */
  weight: number
}

/** What is known of the words that are indexed. */
export interface Vocabulary {
  has(term: string): boolean
  /** Plain words that start so, the most frequent first. */
  startingWith(plain: string): string[]
  /** Plain words within so many changed letters. */
  near(plain: string, distance: number): string[]
}

export const longestQuery = 200
const mostConcepts = 12
const weights = { alike: 0.7, start: 0.6, typo: 0.5 }
const tells = { everyday: 0.33, number: 0.25 }
const mostStarts = 12
const shortestStart = 2

/** The text of a query in one line and of bearable length. */
export function tidyQuery(text: string): string {
  return text
    .slice(0, longestQuery * 4)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestQuery)
    .trim()
}

interface Options {
  /** Words that are still being typed match those that start so. */
  isTyping?: boolean
}

/** The subject words of a query, at most twelve, each once. Words that say little count only when there are no others. */
export function conceptsOf(query: string, vocabulary: Vocabulary, options: Options = {}): Concept[] {
  const { isTyping = false } = options
  const plain = inOurWords(wordsOf(query).map((word) => word.plain))
  const known = plain.filter((word) => !stopWords.has(word) && word.length > 1)
  const chosen = [known, isTyping ? plain : []].find((list) => list.length > 0) ?? []
  const byTerm = new Map(chosen.map((word) => [termOf(word), word]))
  return [...byTerm.values()].slice(0, mostConcepts).map((word) => conceptOf(word, vocabulary, isTyping))
}

function conceptOf(plain: string, vocabulary: Vocabulary, isTyping: boolean): Concept {
  const terms = new Map<string, number>()
  const add = (term: string, weight: number) => {
    if (vocabulary.has(term)) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  }
  const own = termOf(plain)
  add(own, 1)
  for (const term of alikeOf(own)) add(term, weights.alike)
  if (isTyping && plain.length >= shortestStart)
    for (const word of vocabulary.startingWith(plain).slice(0, mostStarts)) add(termOf(word), weights.start)
  if (terms.size === 0) for (const word of corrections(plain, vocabulary)) add(termOf(word), weights.typo)
  return { plain, terms, weight: weightOf(plain) }
}

function weightOf(plain: string) {
  if (/^\p{N}+(?:am|pm|st|nd|rd|th|x)?$/u.test(plain)) return tells.number
  return everydayWords.has(plain) || places.has(plain) ? tells.everyday : 1
}

/** Words that were perhaps meant: one changed letter from four letters on, two from six, and the first letter is right. */
function corrections(plain: string, vocabulary: Vocabulary): string[] {
  const most = plain.length < 4 || /\d/.test(plain) ? 0 : plain.length < 6 ? 1 : 2
  for (let distance = 1; distance <= most; distance += 1) {
    const found = vocabulary.near(plain, distance).filter((word) => word[0] === plain[0])
    if (found.length > 0) return found
  }
  return []
}
