import { z } from 'zod/mini'
import { line, text } from '#features/publishing/firm/plain-text.ts'
import { placeholdersIn } from './mail-blocks.ts'

const words = {
  subject: line(150).check(z.minLength(1, 'A mail needs a subject')),
  heading: line(150).check(z.minLength(1, 'A mail needs a heading')),
  text: text(10_000).check(z.minLength(1, 'A mail needs a text')),
}

export const mailTextWords = z.strictObject(words)
export type MailTextWords = z.infer<typeof mailTextWords>

export const mailTextChange = z.strictObject({ ...words, version: z.int().check(z.minimum(0)) })
export type MailTextChange = z.infer<typeof mailTextChange>

const placeholderItem = z.object({
  name: z.string(),
  label: z.string(),
  isRequired: z.boolean(),
  /** It has to have a paragraph of its own. */
  isBlock: z.boolean(),
  sample: z.union([
    z.string(),
    z.object({ strong: z.string() }),
    z.object({ url: z.string(), label: z.string() }),
    z.object({ lines: z.array(z.string()) }),
    z.object({ quote: z.string() }),
  ]),
})
export type PlaceholderItem = z.infer<typeof placeholderItem>

const stored = { subject: z.string(), heading: z.string(), text: z.string() }
export const mailTextItem = z.object({
  id: z.string(),
  label: z.string(),
  about: z.string(),
  ...stored,
  /** The words that come with the site. */
  standard: z.object(stored),
  isStandard: z.boolean(),
  version: z.number(),
  placeholders: z.array(placeholderItem),
})
export type MailTextItem = z.infer<typeof mailTextItem>
export const mailTextList = z.object({ items: z.array(mailTextItem) })
export type MailTextList = z.infer<typeof mailTextList>

export const mailTextFields = ['subject', 'heading', 'text'] as const

const inBraces = (name: string) => `{{${name}}}`
const stray = /\{\{|\}\}/

/** What is wrong with placeholders, by field: one that there isn't, one that has to be there, a block within a line, braces left open. */
export function placeholderFaults(
  words: MailTextWords,
  placeholders: readonly Pick<PlaceholderItem, 'name' | 'isRequired' | 'isBlock'>[],
): Partial<Record<keyof MailTextWords, string>> {
  const faults: Partial<Record<keyof MailTextWords, string>> = {}
  const known = placeholders.map(({ name }) => name)
  for (const field of mailTextFields) {
    const unknown = placeholdersIn(words[field]).find((name) => !known.includes(name))
    const block = placeholders.find(
      ({ name, isBlock }) => isBlock && placeholdersIn(words[field]).includes(name),
    )
    if (unknown !== undefined)
      faults[field] =
        `There is no placeholder ${inBraces(unknown)} in this mail. There are ${known.map(inBraces).join(', ')}.`
    else if (stray.test(words[field].replace(/\{\{[^{}]*\}\}/g, '')))
      faults[field] = 'A placeholder is written {{name}}: two braces on each side.'
    else if (block && field !== 'text') faults[field] = `${inBraces(block.name)} can only stand in the text.`
  }
  const paragraphs = words.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  for (const { name, isRequired, isBlock } of placeholders) {
    if (faults.text) break
    const holding = paragraphs.filter((paragraph) => placeholdersIn(paragraph).includes(name))
    if (isRequired && holding.length === 0)
      faults.text = `The text needs ${inBraces(name)}: the mail is sent for it.`
    else if (isBlock && holding.some((paragraph) => paragraph.replace(/\{\{[^{}]*\}\}/, '') !== ''))
      faults.text = `${inBraces(name)} needs a paragraph of its own.`
  }
  return faults
}
