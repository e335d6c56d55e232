import { mean } from 'simple-statistics'
import { fTail } from '#lib/distributions.ts'

/** Readings by part, operator and trial; each cell has as many. */
export type Crossed = readonly (readonly (readonly number[])[])[]

export interface Source {
  name: string
  freedom: number
  squares: number
  meanSquare: number
  /** NaN for repeatability. */
  f: number
  chance: number
}

export interface GaugeStudy {
  sources: Source[]
  /** Whether the interaction was no more than repeatability and joined it. */
  isPooled: boolean
  variance: { repeatability: number; operator: number; interaction: number; part: number }
  /** Components that came out under 0 and count as 0. */
  clipped: string[]
  /** Standard deviations. */
  gauge: number
  part: number
  total: number
  /** Of the gauge, as a share of the total deviation: %GRR / 100. */
  share: number
  /** Categories of parts that the gauge tells apart, ndc. */
  categories: number
}

/** An interaction less sure than this joins repeatability. */
const pooledFrom = 0.05

/**
 * A crossed gauge study by analysis of variance with random parts and operators. Source: AIAG, Measurement Systems Analysis, 4th edition,
 * chapter III section B and appendix A.
 */
export function gaugeStudy(cells: Crossed): GaugeStudy {
  const [parts, operators, trials] = [cells.length, cells[0]?.length ?? 0, cells[0]?.[0]?.length ?? 0]
  const all = mean(cells.flat(2))
  const square = (values: readonly number[]) => values.reduce((sum, value) => sum + (value - all) ** 2, 0)
  const partMeans = cells.map((part) => mean(part.flat()))
  const operatorMeans = Array.from({ length: operators }, (_, o) =>
    mean(cells.flatMap((part) => part[o] ?? [])),
  )
  const cellMeans = cells.flat().map((cell) => mean([...cell]))
  const ofParts = operators * trials * square(partMeans)
  const ofOperators = parts * trials * square(operatorMeans)
  const ofCells = trials * square(cellMeans)
  const ofInteraction = Math.max(0, ofCells - ofParts - ofOperators)
  const ofRepeats = cells
    .flat()
    .reduce(
      (sum, cell, i) => sum + cell.reduce((one, value) => one + (value - (cellMeans[i] ?? 0)) ** 2, 0),
      0,
    )
  const [partFreedom, operatorFreedom] = [parts - 1, operators - 1]
  const crossFreedom = partFreedom * operatorFreedom
  const repeatFreedom = parts * operators * (trials - 1)
  const interaction = ofInteraction / crossFreedom
  const repeats = ofRepeats / repeatFreedom
  const crossChance = repeats > 0 ? fTail(interaction / repeats, crossFreedom, repeatFreedom) : 0
  const isPooled = crossChance >= pooledFrom
  const errorFreedom = isPooled ? crossFreedom + repeatFreedom : repeatFreedom
  const error = isPooled ? (ofInteraction + ofRepeats) / errorFreedom : repeats
  const [against, againstFreedom] = isPooled ? [error, errorFreedom] : [interaction, crossFreedom]
  const source = (name: string, squares: number, freedom: number, below?: [number, number]): Source => {
    const meanSquare = squares / freedom
    const f = below ? meanSquare / below[0] : Number.NaN
    return { name, freedom, squares, meanSquare, f, chance: below ? fTail(f, freedom, below[1]) : Number.NaN }
  }
  const sources = [
    source('Part', ofParts, partFreedom, [against, againstFreedom]),
    source('Operator', ofOperators, operatorFreedom, [against, againstFreedom]),
    source('Operator × part', ofInteraction, crossFreedom, [repeats, repeatFreedom]),
    source('Repeatability', isPooled ? ofInteraction + ofRepeats : ofRepeats, errorFreedom),
  ]
  return {
    sources,
    isPooled,
    ...componentsOf({
      part: ofParts / partFreedom,
      operator: ofOperators / operatorFreedom,
      ...(!isPooled && { interaction }),
      error,
      parts,
      operators,
      trials,
    }),
  }
}

interface MeanSquares {
  part: number
  operator: number
  /** Absent when it has joined the error. */
  interaction?: number
  error: number
  parts: number
  operators: number
  trials: number
}

/** Variances behind the mean squares; those under 0 are estimates of 0. */
export function componentsOf(squares: MeanSquares): Omit<GaugeStudy, 'sources' | 'isPooled'> {
  const { error, interaction, parts, operators, trials } = squares
  const below = interaction ?? error
  const raw = {
    repeatability: error,
    operator: (squares.operator - below) / (parts * trials),
    interaction: interaction === undefined ? 0 : (interaction - error) / trials,
    part: (squares.part - below) / (operators * trials),
  }
  const variance = {
    repeatability: raw.repeatability,
    operator: Math.max(0, raw.operator),
    interaction: Math.max(0, raw.interaction),
    part: Math.max(0, raw.part),
  }
  const gauge = Math.sqrt(variance.repeatability + variance.operator + variance.interaction)
  const part = Math.sqrt(variance.part)
  const total = Math.hypot(gauge, part)
  return {
    variance,
    clipped: Object.entries(raw).flatMap(([name, value]) => (value < 0 ? [name] : [])),
    gauge,
    part,
    total,
    share: gauge / total,
    categories: Math.floor((1.41 * part) / gauge),
  }
}
