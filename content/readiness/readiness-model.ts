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

export type LevelName = 'Exploring' | 'Preparing' | 'Piloting' | 'Scaling' | 'Leading'

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
  /** The next thing to do, by band. */
  advice: Record<BandId, string>
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

/** Holds when each of its conditions does. */
export interface Gate {
  cap: LevelName
  when: ({ dimension: DimensionId; below: number } | { question: string; atLeast: number })[]
  reason: string
}

export interface ReadinessModel {
  version: string
  /** The score that each dimension is worked up to. */
  target: number
  bands: { id: BandId; from: number; to: number }[]
  levels: { name: LevelName; from: number; comparable: string; meaning: string }[]
  gates: Gate[]
  dimensions: Dimension[]
  questions: Question[]
}
