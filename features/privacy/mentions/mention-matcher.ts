import { emailKeyOf } from '#features/leads/email-key.ts'
import { fold, foldWithPlaces, spellingsOf } from './fold.ts'
import { escaped, patternsOfName, wordsInEach } from './person-name.ts'

/** By what a person is looked for in texts about others. */
export interface MentionTerms {
  emails: string[]
  /** As `phoneKeyOf` writes them. */
  phones: string[]
  names: string[]
  /** Those of the names and phones that someone else we know has as well. */
  shared: string[]
}

/** A part of a text, from the first character to before the last. */
export interface MentionSpan {
  from: number
  to: number
  isCertain: boolean
}

export interface MentionMatcher {
  /** In order and apart; what is only possible within something certain is left out. */
  find(text: string): MentionSpan[]
  /** A regular expression of PostgreSQL that fits every text in which `find` finds something, and some more. */
  coarse: string
}

export function mentionMatcher({ emails, phones, names, shared }: MentionTerms): MentionMatcher {
  const found: { pattern: RegExp; isCertain: boolean; isFolded: boolean; isWord?: boolean }[] = [
    ...emails.map((email) => ({ pattern: emailPattern(email), isCertain: true, isFolded: false })),
    ...phones.map((phone) => ({
      pattern: phonePattern(phone),
      isCertain: !shared.includes(phone),
      isFolded: false,
    })),
    ...names.flatMap((name) =>
      patternsOfName(name, shared.includes(name)).map(({ source, isCertain, isWord }) => ({
        pattern: new RegExp(source, 'gu'),
        isCertain,
        isFolded: true,
        isWord,
      })),
    ),
  ]
  return {
    coarse: [...emails.map(coarseEmail), ...phones.map(coarsePhone), ...names.map(coarseName)]
      .filter(Boolean)
      .join('|'),
    find(text) {
      const foldings = names.length > 0 ? [foldWithPlaces(text), foldWithPlaces(text, true)] : []
      const spans = found.flatMap(({ pattern, isCertain, isFolded, isWord }) => {
        if (!isFolded)
          return [...text.matchAll(pattern)].map((match) => spanOf(match.index, match[0].length, isCertain))
        return foldings.flatMap(({ folded, places }) =>
          [...folded.matchAll(pattern)]
            .map((match) => ({
              from: places[match.index] ?? 0,
              to: places[match.index + match[0].length] ?? text.length,
              isCertain,
            }))
            .filter(({ from, to }) => !isWord || hasCapitals(text.slice(from, to))),
        )
      })
      return apart(spans)
    },
  }
}

const spanOf = (from: number, length: number, isCertain: boolean) => ({ from, to: from + length, isCertain })

/** Longer and more certain ones first; what overlaps them goes. */
function apart(spans: MentionSpan[]): MentionSpan[] {
  const byRank = spans.toSorted(
    (a, b) => Number(b.isCertain) - Number(a.isCertain) || b.to - b.from - (a.to - a.from) || a.from - b.from,
  )
  const kept: MentionSpan[] = []
  for (const span of byRank) {
    if (!kept.some(({ from, to }) => span.from < to && from < span.to)) kept.push(span)
  }
  return kept.toSorted((a, b) => a.from - b.from)
}

const hasCapitals = (text: string) =>
  text
    .split(/[\s,.]+/)
    .filter(Boolean)
    .every((word) => /^\p{Lu}/u.test(word))

/** The mailbox without what stands after a plus, which may be any. */
function partsOfEmail(email: string) {
  const [local = '', domain = ''] = emailKeyOf(email).split('@')
  return { local: local.split('+', 1)[0] ?? '', domain }
}

function emailPattern(email: string): RegExp {
  const { local, domain } = partsOfEmail(email)
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+\\-])${escaped(local)}(?:(?:\\+|%2B)[\\p{L}\\p{N}._%+\\-]+)?(?:@|%40|&#64;)${escaped(domain)}(?![\\p{L}\\p{N}\\-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}

const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const shortestBare = 9

/** A number as it is dialled from anywhere or at home, with blanks, brackets, dots, dashes and slashes between its digits. */
function phonePattern(phone: string): RegExp {
  const code = countryCode.exec(phone)?.[0] ?? ''
  const national = phone.slice(code.length)
  const between = '[\\s\\u00a0()./‐–-]{0,3}'
  const digits = [...national].join(between)
  const international = `(?:(?:\\+|00)\\s?)?${[...code].join('')}${between}0?${between}${digits}`
  const bare = national.length >= shortestBare ? [digits] : []
  return new RegExp(
    `(?<![\\d+])(?:${[international, `\\(?0${between}${digits}`, ...bare].join('|')})(?!\\d)`,
    'gu',
  )
}

function coarseEmail(email: string): string {
  const { local, domain } = partsOfEmail(email)
  return `${coarseOf(local)}[^@[:space:]]*(@|%40|&#64;)${coarseOf(domain)}`
}

function coarsePhone(phone: string): string {
  const code = countryCode.exec(phone)?.[0] ?? ''
  return phone.slice(code.length).split('').join('[^0-9[:alpha:]]{0,3}')
}

/** The longest part of a word that each form of the name holds, in every spelling. */
function coarseName(name: string): string {
  const parts = wordsInEach(name).flatMap((word) => word.split(/[-‐‑‒–—'’‘ʼ`´]/))
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length)
  return [...new Set([fold(longest), fold(longest, true)])].filter(Boolean).map(coarseOf).join('|')
}

/** Marks may follow each letter; the database's own idea of small letters knows only those of its locale. */
const coarseOf = (text: string) =>
  fold(text).replace(/ss|ae|oe|ue|aa|th|./gsu, (part) => {
    const letters = [...part].map((one) =>
      /\p{L}/u.test(one) ? `[${spellingsOf(one)}][\u0300-\u036f]*` : escaped(one),
    )
    const one = asOneLetter[part]
    return one ? `(${letters.join('')}|[${one}])` : letters.join('')
  })

/** Pairs that one letter may stand for. */
const asOneLetter: Record<string, string> = {
  ss: 'ßẞ',
  ae: 'æÆäÄ',
  oe: 'œŒöÖøØ',
  ue: 'üÜ',
  aa: 'åÅ',
  th: 'þÞ',
}
