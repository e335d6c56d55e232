import { z } from 'zod'
import { solutionSlugs } from '#config/solutions.ts'
import { dataProgramIds } from './data-programs.ts'
import { someText } from './some-text.ts'

/** What the page of a demo says around its figures. Its labels, settings and sentences of results belong to the engine. */
export const demo = z.strictObject({
  /** Its address (/demo/SLUG) and its file's name. */
  slug: z.enum(solutionSlugs),
  /** What it does, as a heading. */
  title: z.string(),
  /** Of the page, without the brand. */
  pageTitle: z.string(),
  description: z.string(),
  summary: z.string(),
  /** What the bundled sample is and that it is made up, in a line. */
  sample: z.string(),
  /** What the visitor's own data should be. */
  ownData: z.string(),
  /** Where such data lies in a plant, what fits best first, and what of it to take. */
  ownDataFrom: z.array(z.strictObject({ program: z.enum(dataProgramIds), what: someText })),
  formulas: z.array(z.strictObject({ name: someText, formula: someText, note: someText.optional() })),
  /** How it computes; an empty line separates paragraphs. */
  method: z.string(),
  /** "Name: explanation". */
  limits: z.array(z.string()),
  /** Cases in which something else is better. */
  notFor: z.array(z.string()),
  /** The literature that the method comes from, as citations. */
  sources: z.array(someText),
})

export type DemoEntry = z.infer<typeof demo>
