import type { SolutionSlug } from '#config/solutions.ts'
import type { DataProgramId } from './data-programs.ts'

/** What the page of a demo says around its figures. Its labels, settings and sentences of results belong to the engine. */
export interface DemoEntry {
  /** Its address (/demo/SLUG) and its file's name. */
  slug: SolutionSlug
  /** What it does, as a heading. */
  title: string
  /** Of the page, without the brand. */
  pageTitle: string
  description: string
  summary: string
  /** What the bundled sample is and that it is made up, in a line. */
  sample: string
  /** What the visitor's own data should be. */
  ownData: string
  /** Where such data lies in a plant, what fits best first, and what of it to take. */
  ownDataFrom: { program: DataProgramId; what: string }[]
  /** How it computes; an empty line parts paragraphs. */
  method: string
  formulas: { name: string; formula: string; note?: string }[]
  /** The literature that the method comes from, as citations. */
  sources: string[]
  /** "Name: explanation". */
  limits: string[]
  /** Cases in which something else is better. */
  notFor: string[]
}
