import type { TextTable } from './text-page.ts'

/**
 * A part of a guide, for the page and its printed form alike. Links are written [words](address); `checks` are ticked on paper,
 * `answers` get lines to write on.
 */
export type GuideBlock =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { checks: string[] }
  | { note: { title: string; text: string } }
  | { answers: { label: string; hint: string; lines: number }[] }
  | { table: TextTable & { caption: string } }

export interface GuideSection {
  /** Its anchor. */
  id: string
  title: string
  blocks: GuideBlock[]
}

export interface Guide {
  /** Its address (/resources/SLUG), its file’s name, and the name of its downloads. */
  slug: string
  title: string
  pageTitle: string
  description: string
  /** One or two lines for lists and for the top of the page. */
  summary: string
  /** For whom and for which moment. */
  use: string
  /** ISO dates. */
  publishedOn: string
  updatedOn: string
  sections: GuideSection[]
  /** A table to fill in, as CSV. */
  worksheet?: { title: string; columns: string[]; rows: string[][] }
  related: { solutions: string[]; useCases: string[]; calculators: string[] }
}
