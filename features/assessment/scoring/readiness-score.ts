import type { LevelName } from '#config/readiness-levels.ts'
import type { BandId, DimensionId, ReadinessModel } from '#content/readiness/readiness-model.ts'
import { allHold, type Answers, type Standing } from './conditions.ts'
import { isEmpty, planOf } from './next-steps.ts'

export type { Answers } from './conditions.ts'

export interface DimensionScore {
  id: DimensionId
  /** 0 to 100, unrounded. */
  score: number
  band: BandId
}

export interface ReadinessResult {
  modelVersion: string
  /** 0 to 100, whole. */
  overall: number
  /** After the gates. */
  level: LevelName
  /** What the figure alone would give. */
  levelByFigure: LevelName
  /** The gates that hold, by their index in the model, whether or not they lowered the level. */
  gates: number[]
  dimensions: DimensionScore[]
  /** Questions with an answer of 0 to 4, as a share of all. */
  confidence: number
  isProvisional: boolean
  /** At most three dimensions to work on, the one that is worth most first; each is worth something and has a next step. */
  actions: DimensionId[]
}

const top = 4
const actionsShown = 3
const provisionalBelow = 0.75

/**
 * dimension = 100·Σ(w·v)/Σ(4·w), overall = Σ(W·dimension)/100 rounded half up once at the end. An answer that is null or missing counts 0
 * and lowers the confidence. The overall sum is done in whole numbers, so that a half is a half.
 */
export function scoreReadiness(model: ReadinessModel, answers: Answers): ReadinessResult {
  const sums = model.dimensions.map(({ id, weight }) => ({ id, weight, ...sumOf(model, id, answers) }))
  const dimensions = sums.map(({ id, points, outOf }) => {
    const score = (100 * points) / outOf
    return { id, score, band: bandOf(model, score) }
  })
  const common = sums.reduce((multiple, { outOf }) => leastCommonMultiple(multiple, outOf), 1)
  const total = sums.reduce((sum, { weight, points, outOf }) => sum + weight * points * (common / outOf), 0)
  const overall = Math.floor((2 * total + common) / (2 * common))

  const levelByFigure = levelOf(model, overall)
  const gates = model.gates.flatMap((gate, index) =>
    allHold(gate.when, { answers, dimensions }) ? [index] : [],
  )
  const known = model.questions.filter(({ id }) => typeof answers[id] === 'number').length
  const confidence = known / model.questions.length
  return {
    modelVersion: model.version,
    overall,
    level: capped(model, levelByFigure, gates),
    levelByFigure,
    gates,
    dimensions,
    confidence,
    isProvisional: confidence < provisionalBelow,
    actions: actionsOf(model, { answers, dimensions }),
  }
}

/** The band that a score falls into, by its lower limits. */
export function bandOf({ bands }: ReadinessModel, score: number): BandId {
  return bands.findLast(({ from }) => score >= from)?.id ?? 'low'
}

function sumOf({ questions }: ReadinessModel, dimension: DimensionId, answers: Answers) {
  const asked = questions.filter((question) => question.dimension === dimension)
  return {
    points: asked.reduce((sum, { id, weight }) => sum + weight * (answers[id] ?? 0), 0),
    outOf: asked.reduce((sum, { weight }) => sum + top * weight, 0),
  }
}

function levelOf({ levels }: ReadinessModel, overall: number): LevelName {
  return levels.findLast(({ from }) => overall >= from)?.name ?? 'Exploring'
}

function capped(model: ReadinessModel, level: LevelName, gates: number[]): LevelName {
  const rank = (name: LevelName) => model.levels.findIndex((one) => one.name === name)
  const caps = gates.flatMap((index) => model.gates[index]?.cap ?? [])
  return [level, ...caps].reduce((lowest, one) => (rank(one) < rank(lowest) ? one : lowest))
}

/** By weight × max(0, target − score); ties go to the lower score, then to the order of the model. */
function actionsOf(model: ReadinessModel, standing: Standing): DimensionId[] {
  return standing.dimensions
    .map(({ id, score }) => {
      const weight = model.dimensions.find((one) => one.id === id)?.weight ?? 0
      return { id, score, gain: weight * Math.max(0, model.target - score) }
    })
    .filter(({ id, gain }) => gain > 0 && !isEmpty(planOf(model, id, standing)))
    .toSorted((a, b) => b.gain - a.gain || a.score - b.score)
    .slice(0, actionsShown)
    .map(({ id }) => id)
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y) [x, y] = [y, x % y]
  return (a / x) * b
}
