import MarkdownIt, { type Token } from 'markdown-it'
import { AppError } from '#lib/errors.ts'

/** Lists, quotations and marks within each other; prose needs three or four. What draws a text calls itself once for each. */
export const deepestNesting = 10
/** Addresses of links together, as a multiple of the text: one definition can be used thousands of times. */
const mostOfAddresses = 10
const leastForAddresses = 10_000

// A list counts twice, and one level more is read than may be. What is looked through costs time for each level.
const parser = new MarkdownIt({ linkify: true, maxNesting: 2 * deepestNesting + 4 })
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// Which addresses are linked is decided where blocks are made; the words of a refused one stay.
parser.validateLink = () => true
parser.normalizeLinkText = (url) => url

/** Of the text that was read last: the check of an article reads the same one for its page and for its pictures. */
let last: { markdown: string; tokens: Token[] } | undefined

/** The flat list of tokens of a text. Throws `invalid` at `field`, naming the line, when it can't be drawn. */
export function readMarkdown(markdown: string, field = 'body'): Token[] {
  if (last?.markdown === markdown) return last.tokens
  const tokens = parser.parse(markdown, {})
  let depth = 0
  let addresses = 0
  const most = Math.max(leastForAddresses, mostOfAddresses * markdown.length)
  let line = 1
  for (const token of tokens) {
    // Only a row of a table knows its line, not its cells.
    if (token.map) line = lineOf(token)
    if (isContainer(token)) depth += token.nesting
    if (depth > deepestNesting) throw tooDeep(line, field)
    let at = line
    let marks = 0
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') at += 1
      marks += child.nesting
      if (marks > deepestNesting) throw tooDeep(at, field)
      addresses += String(child.attrGet('href') ?? '').length
      if (addresses > most)
        throw unreadable(
          at,
          'the addresses of all links are too long together. Please use shorter ones.',
          field,
        )
    }
  }
  last = { markdown, tokens }
  return tokens
}

/** Where a block begins, counted from 1. */
export const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1

const isContainer = ({ type }: Token) => /^(?:bullet_list|ordered_list|blockquote)_(?:open|close)$/.test(type)

const tooDeep = (line: number, field: string) =>
  unreadable(
    line,
    `lists, quotations and marks are nested more than ${deepestNesting} deep here. Please use fewer levels.`,
    field,
  )

/** An error about a line of a field's text. */
export function unreadable(line: number, what: string, field = 'body'): AppError {
  const message = `Line ${line}: ${what}`
  return new AppError('invalid', message, { errors: { [field]: message } })
}
