import type { LevelName } from '#config/readiness-levels.ts'
import type { BandId, DimensionId } from '#content/readiness/readiness-model.ts'

export interface ReportAction {
  id: DimensionId
  name: string
  score: number
  advice: string
  /** For 30, 60 and 90 days, or fewer. */
  steps: string[]
  links: { kind: string; path: string; title: string }[]
}

export interface Method {
  title: string
  intro: string
  formulas: string[]
  unknown: string
  weights: { title: string; rows: { name: string; weight: number; questions: number; asks: string }[] }
  levels: {
    title: string
    rows: { name: string; from: number; to: number; meaning: string; comparable: string }[]
  }
  gates: { title: string; lines: string[] }
}

/** A finished assessment in words and whole figures. */
export interface Report {
  title: string
  overall: number
  level: LevelName
  isProvisional: boolean
  headline: string
  meaning: string
  basis: string
  facts: string
  levels: { name: LevelName; from: number }[]
  target: number
  dimensions: {
    title: string
    intro: string
    rows: {
      id: DimensionId
      name: string
      short: string
      weight: number
      asks: string
      score: number
      band: BandId
      bandName: string
    }[]
  }
  gates: { title: string; intro: string; lines: string[] } | undefined
  actions: { title: string; intro: string; stepNames: string[]; items: ReportAction[] }
  answers: {
    title: string
    rows: { id: string; text: string; weight: number; value: number | null; answer: string }[]
  }
  method: Method
}
