import { z } from 'zod'
import { solutionSlugs } from '#config/solutions.ts'
import { allFaqIds } from './faq/ids.ts'
import { useCaseIds } from './use-cases/ids.ts'

/** In the order in which lists show them. Each has its instrument in features/calculators and its page in app/public. */
export const calculatorSlugs = ['oee-calculator', 'downtime-cost-calculator', 'roi-calculator'] as const
export type CalculatorSlug = (typeof calculatorSlugs)[number]

/** What the page of a calculator says around its figures. Its labels, bounds and arithmetic belong to the instrument. */
export const calculator = z.strictObject({
  /** Its address (/resources/SLUG) and its file's name. */
  slug: z.enum(calculatorSlugs),
  title: z.string(),
  /** Of the page, without the brand. */
  pageTitle: z.string(),
  description: z.string(),
  intro: z.string(),
  /** For lists. */
  summary: z.string(),
  /** What the figure says; an empty line separates paragraphs. */
  means: z.string(),
  /** "Name: explanation". */
  misleads: z.array(z.string()),
  related: z.strictObject({
    solutions: z.array(z.enum(solutionSlugs)),
    useCases: z.array(z.enum(useCaseIds)),
    /** Answered questions that follow. */
    questions: z.array(z.enum(allFaqIds)),
  }),
})

export type CalculatorEntry = z.infer<typeof calculator>
