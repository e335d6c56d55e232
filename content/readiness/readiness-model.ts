import type { LevelName } from '#config/readiness-levels.ts'

/** In the order in which a radar chart and lists show them. */
export const dimensionIds = [
  'strategy',
  'data',
  'technology',
  'people',
  'governance',
  'culture',
  'delivery',
] as const
export type DimensionId = (typeof dimensionIds)[number]

export type BandId = 'low' | 'mid' | 'high'

export interface Dimension {
  id: DimensionId
  name: string
  /** One word, for a chart. */
  short: string
  /** Of the overall figure, in percent. */
  weight: number
  /** What its questions are after. */
  asks: string
}

export interface Question {
  id: string
  dimension: DimensionId
  weight: number
  text: string
  /** The answers that count 0 to 4, in this order. */
  options: [string, string, string, string, string]
  /** The published framework that it is taken from. */
  basis: string
}

/** On an answer of 0 to 4, where "I do not know" is 0, or on a dimension's score of 0 to 100. */
export type Condition = ({ question: string } | { dimension: DimensionId }) &
  ({ atLeast: number } | { below: number })

/** Holds when each of its conditions does. */
export interface Gate {
  cap: LevelName
  when: Condition[]
  reason: string
}

/** When one thing is to be done, within a month or so. */
export interface StepRule {
  /** The question that it raises: at which answers it is the next thing to do, and to which it leads. Without `below` up to that. */
  raises: { question: string; from: number; below?: number; to: number }
  /** What it presupposes; each condition has to hold today. */
  needs?: Condition[]
}

export interface Step extends StepRule {
  /** For the headline, which begins with a capital by itself. */
  title: string
  text: string
}

/** What is said instead, when each condition holds. */
export interface Meaning {
  when: Condition[]
  meaning: string
}

export interface Level {
  name: LevelName
  from: number
  comparable: string
  meaning: string
  /** The first that holds is said instead of the meaning. */
  instead: Meaning[]
}

export interface ReadinessModel {
  version: string
  /** The score that each dimension is worked up to. */
  target: number
  bands: { id: BandId; from: number; to: number }[]
  levels: Level[]
  gates: Gate[]
  dimensions: Dimension[]
  questions: Question[]
  /** In the order in which they are taken. */
  steps: Record<DimensionId, Step[]>
}
