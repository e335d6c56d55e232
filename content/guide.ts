import { z } from 'zod'
import { solutionSlugs } from '#config/solutions.ts'
import { calculatorSlugs } from './calculator.ts'
import { someText } from './some-text.ts'
import { day, textTable } from './text-page.ts'
import { useCaseIds } from './use-cases/ids.ts'

const lines = z.array(z.string())

/**
 * A part of a guide, for the page and its printed form alike. Links are written [words](address); `checks` are ticked on paper,
 * `answers` get lines to write on.
 */
const guideBlock = z.union([
  z.string(),
  z.strictObject({ list: lines }),
  z.strictObject({ steps: lines }),
  z.strictObject({ checks: lines }),
  z.strictObject({ note: z.strictObject({ title: z.string(), text: z.string() }) }),
  z.strictObject({
    answers: z.array(z.strictObject({ label: z.string(), hint: z.string(), lines: z.number() })),
  }),
  z.strictObject({ table: textTable.extend({ caption: z.string() }) }),
])

export const guide = z.strictObject({
  /** Its address (/resources/SLUG), its file’s name, and the name of its downloads. */
  slug: z.string(),
  title: z.string(),
  pageTitle: z.string(),
  description: z.string(),
  /** One or two lines for lists and for the top of the page. */
  summary: z.string(),
  /** For whom and for which moment. */
  use: z.string(),
  publishedOn: day,
  updatedOn: day,
  /** Each with its anchor. */
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(guideBlock) })),
  /** A table to fill in, as CSV. */
  worksheet: z
    .strictObject({ title: z.string(), columns: z.array(someText), rows: z.array(lines) })
    .optional(),
  related: z.strictObject({
    solutions: z.array(z.enum(solutionSlugs)),
    useCases: z.array(z.enum(useCaseIds)),
    calculators: z.array(z.enum(calculatorSlugs)),
  }),
})

export type GuideBlock = z.infer<typeof guideBlock>
export type Guide = z.infer<typeof guide>
