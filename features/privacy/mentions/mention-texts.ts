import type { MentionMatcher, MentionSpan } from './mention-matcher.ts'

/** What stands where a mention was taken out. */
export const removedMark = '[removed]'

/** A place in the texts of a record: which of them, counted through all columns, and where in it. */
export interface TextSpan {
  text: number
  from: number
  to: number
}

/** What was taken out of a record, without what it was: enough to do it again after a restore. */
export interface MentionRemoval {
  place: string
  record: string
  textHash: string
  /** Empty when the whole record was deleted. */
  spans: TextSpan[]
}

type Change = (text: string) => string

/** A value with each text in it changed, those of lists and objects as well, and each number that `changeNumber` gives another text. */
function mapTexts(value: unknown, change: Change, changeNumber: Change = (digits) => digits): unknown {
  if (typeof value === 'string') return change(value)
  if (isLongNumber(value)) {
    const digits = String(value)
    const changed = changeNumber(digits)
    return changed === digits ? value : changed
  }
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, changeNumber))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, mapTexts(one, change, changeNumber)]),
    )
  return value
}

/** Someone’s phone number may be kept as a number. */
const isLongNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1_000_000

/** What is written in a record's columns, in their order. */
export function wordsOf(values: unknown[]): string[] {
  const words: string[] = []
  mapTexts(values, (text) => {
    words.push(text)
    return text
  })
  return words
}

/** All texts of a record's columns: what is written there, then the long numbers, each in their order. */
export function textsOf(values: unknown[]): string[] {
  const numbers: string[] = []
  mapTexts(
    values,
    (text) => text,
    (digits) => {
      numbers.push(digits)
      return digits
    },
  )
  return [...wordsOf(values), ...numbers]
}

/** Where the person is mentioned in them, for certain or possibly. */
export function spansIn(matcher: MentionMatcher, texts: string[], isCertain: boolean): TextSpan[] {
  return texts.flatMap((text, i) =>
    matcher
      .find(text)
      .filter((span) => span.isCertain === isCertain)
      .map(({ from, to }) => ({ text: i, from, to })),
  )
}

/** The columns with a mark at each of the spans. */
export function withoutSpans(values: unknown[], spans: TextSpan[]): unknown[] {
  let word = -1
  let number = wordsOf(values).length - 1
  const without = (text: string, at: number) =>
    replaced(
      text,
      spans.filter((span) => span.text === at),
    )
  return values.map((value) =>
    mapTexts(
      value,
      (text) => without(text, (word += 1)),
      (digits) => without(digits, (number += 1)),
    ),
  )
}

function replaced(text: string, spans: Pick<MentionSpan, 'from' | 'to'>[]): string {
  let result = ''
  let at = 0
  for (const { from, to } of spans) {
    result += text.slice(at, from) + removedMark
    at = to
  }
  return result + text.slice(at)
}

/** A free text with every mention out of it. */
export function withoutMentions(matcher: MentionMatcher, text: string): string {
  return replaced(text, matcher.find(text))
}

/** A mention with the words around it. */
export interface Excerpt {
  /** Which text, and where in it: no two of a record are the same. */
  at: string
  before: string
  mention: string
  after: string
}

const contextChars = 70
const mostExcerpts = 3

/** The first mentions with their surroundings. */
export function excerptsOf(texts: string[], spans: TextSpan[]): Excerpt[] {
  return spans.slice(0, mostExcerpts).map(({ text: i, from, to }) => {
    const text = texts[i] ?? ''
    const before = withoutKeys(text.slice(Math.max(0, from - contextChars), from))
    const after = withoutKeys(text.slice(to, to + contextChars))
    return {
      at: `${i}:${from}`,
      before: from > contextChars ? `…${before}` : before,
      mention: text.slice(from, to),
      after: to + contextChars < text.length ? `${after}…` : after,
    }
  })
}

/** Mails hold links that open something for anyone who has them. */
const withoutKeys = (text: string) => text.replace(/[\w-]{24,}/g, '…')
