import { z } from 'zod'
import { roleSlugs } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { allFaqIds } from './faq/ids.ts'
import { scenePictures } from './sector-scenes.ts'
import { useCaseIds } from './use-cases/ids.ts'
import { photo } from './photo.ts'

/** What a solution reads; the overview is separated by it. */
export const solutionKinds = [
  { id: 'pictures', label: 'It starts from pictures' },
  { id: 'readings', label: 'It starts from readings' },
  { id: 'records', label: 'It starts from records' },
] as const

/** When it makes sense, as the overview orders them. */
const solutionTurns = ['agree', 'see', 'look', 'act'] as const

const range = z.strictObject({ from: z.number(), to: z.number() })

export const solution = z.strictObject({
  /** Its address (/solutions/SLUG) and its file's name. */
  slug: z.enum(solutionSlugs),
  title: z.string(),
  /** Of the page, without the brand. */
  pageTitle: z.string(),
  description: z.string(),
  kind: z.enum(solutionKinds.map(({ id }) => id)),
  turn: z.enum(solutionTurns),
  /** The complaint that it answers, as one hears it at the machine. */
  complaint: z.string(),
  summary: z.string(),
  /** Paragraphs are separated by an empty line, here and below. */
  whatItIs: z.string(),
  whoFor: z.string(),
  /** Each with its weeks of the shorter course. */
  steps: z.array(z.strictObject({ name: z.string(), weeks: z.number(), text: z.string() })),
  /** The one input without which there is no start, in a few words. */
  firstInput: z.string(),
  /** "Name: explanation", here and in the lists below. */
  inputs: z.array(z.string()),
  /** Typical, within the claim of the brand. */
  weeks: range,
  /**
   * `vision` has a band of its own among the claims; the others are priced by engineers' days, here our estimate for the whole course,
   * on which nobody works every day.
   */
  priceBasis: z.union([z.literal('vision'), z.strictObject({ days: range })]),
  priceDrivers: z.string(),
  integration: z.array(z.string()),
  risks: z.array(z.string()),
  notFor: z.array(z.string()),
  /** "What is measured: typically A to B …". */
  benefits: z.array(z.string()),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  useCases: z.array(z.enum(useCaseIds)),
  roles: z.array(z.enum(roleSlugs)),
  /** Answered questions that go beyond its own. */
  questions: z.array(z.enum(allFaqIds)),
  /** The method that its demo computes with. */
  demo: z.string(),
  /** The scene until it has its own, `solution-SLUG`. */
  picture: z.enum(scenePictures),
  pictureAlt: z.string().optional(),
  /** In the place of the scene. */
  photo: photo.optional(),
  /** What it is for, in a few words below its name in the menu. */
  menuLine: z.string().max(50),
  /** Words in which visitors put it and that its page hardly uses; indexed, never shown. */
  visitorWords: z.string(),
})

export type Solution = z.infer<typeof solution>
