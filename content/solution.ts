import type { SolutionSlug } from '#config/solutions.ts'
import type { Range } from '#lib/range.ts'
import type { Faq } from './page.ts'
import type { RoleSlug } from './role.ts'
import type { ScenePicture } from './scenes.ts'

/** When it makes sense, as the overview orders them. */
export type SolutionTurn = 'agree' | 'see' | 'look' | 'act'

/** What a solution reads; the overview is parted by it. */
export const solutionKinds = [
  { id: 'pictures', label: 'It starts from pictures' },
  { id: 'readings', label: 'It starts from readings' },
  { id: 'records', label: 'It starts from records' },
] as const

export interface SolutionStep {
  name: string
  /** Weeks of the shorter course. */
  weeks: number
  text: string
}

export interface Solution {
  /** Its address (/solutions/SLUG) and its file's name. */
  slug: SolutionSlug
  title: string
  /** Of the page, without the brand. */
  pageTitle: string
  description: string
  kind: (typeof solutionKinds)[number]['id']
  turn: SolutionTurn
  /** The complaint that it answers, as one hears it at the machine. */
  complaint: string
  summary: string
  /** Paragraphs are parted by an empty line, here and below. */
  whatItIs: string
  whoFor: string
  steps: SolutionStep[]
  /** The one input without which there is no start, in a few words. */
  firstInput: string
  /** "Name: explanation", here and in the lists below. */
  inputs: string[]
  /** Typical, within the claim of the brand. */
  weeks: { from: number; to: number }
  /**
   * `vision` has a band of its own among the claims; the others are priced by engineers' days, here our estimate for the whole course,
   * on which nobody works every day.
   */
  priceBasis: 'vision' | { days: Range }
  priceDrivers: string
  integration: string[]
  risks: string[]
  notFor: string[]
  /** "What is measured: typically A to B …". */
  benefits: string[]
  faq: Faq[]
  useCases: string[]
  roles: RoleSlug[]
  /** Ids of answered questions that go beyond its own. */
  questions: string[]
  /** The method that its demo computes with. */
  demo: string
  /** The scene until it has its own, `solution-SLUG`. */
  picture: ScenePicture
  pictureAlt?: string
  /** Words in which visitors put it and that its page hardly uses; indexed, never shown. */
  visitorWords: string
}
