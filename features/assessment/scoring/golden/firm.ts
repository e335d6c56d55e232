import type { DimensionId } from '#content/readiness/readiness-model.ts'

export interface GoldenFirm {
  who: string
  /** The answers of each dimension in the order of its questions; `?` is "I do not know". */
  answers: Record<DimensionId, string>
  /** What the first action says, or that there is none. */
  first: RegExp | 'nothing'
  /** What some action says as well. */
  also?: RegExp
  /** What no action, step or link says. */
  never: RegExp[]
  /** What the words about the level never say. */
  levelNever: RegExp[]
  /** How many actions, when it matters. */
  count?: number
}
