import { z } from 'zod'
import { someText } from './some-text.ts'

export const day = z.iso.date()

/** Cells stand in the order of the columns; the first names the row. */
export const textTable = z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** A paragraph, a list or a table. Links are written [words](address). */
const textBlock = z.union(
  [z.string(), z.strictObject({ list: z.array(z.string()) }), z.strictObject({ table: textTable })],
  'only a paragraph, a list or a table can be shown here',
)

/** A page of numbered sections: policies and terms. */
export const textPage = z.strictObject({
  /** Its address (/SLUG) and its file's name. */
  slug: z.string(),
  /** What it says of itself in its head; left out: its title and intro. */
  page: z.strictObject({ title: someText, description: someText }).optional(),
  title: z.string(),
  intro: z.string(),
  /** What matters most, in a few lines. */
  inShort: z.array(someText),
  /** Each with its anchor. */
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(textBlock) })),
  /** Each with the day from which it holds; the newest first. */
  versions: z.array(z.strictObject({ date: day, change: someText })),
})

export type TextTable = z.infer<typeof textTable>
export type TextBlock = z.infer<typeof textBlock>
export type TextPage = z.infer<typeof textPage>
