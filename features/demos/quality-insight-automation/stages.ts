import type { Chart } from './charts.ts'

/** Neighbouring points with limits of their own; `to` is the index after the last. */
export interface Stage {
  name: string
  from: number
  to: number
}

/** Charts of stages side by side. */
export interface StagedChart extends Omit<Chart, 'centre'> {
  centre: number[]
}

interface Staged {
  stage?: string
  excluded?: string
}

/** A stage begins where its name changes; without names there is one. */
export function stagesOf(points: readonly Staged[]): Stage[] {
  const stages: Stage[] = []
  points.forEach(({ stage = '' }, i) => {
    const last = stages.at(-1)
    if (last && (last.name === stage || stage === '')) last.to = i + 1
    else stages.push({ name: stage, from: i, to: i + 1 })
  })
  return stages
}

/** Which points set the limits of their stage: its first `reference` (all for 0) that aren't excluded. */
export function referenceOf(
  points: readonly Staged[],
  stages: readonly Stage[],
  reference: number,
): boolean[] {
  const sets = points.map(() => false)
  for (const { from, to } of stages) {
    let left = reference === 0 ? Infinity : reference
    for (let i = from; i < to && left > 0; i++) {
      if (points[i]?.excluded) continue
      sets[i] = true
      left--
    }
  }
  return sets
}

export function joinCharts(charts: readonly Chart[]): StagedChart {
  const sigma = charts.flatMap((chart) => chart.sigma ?? [])
  return {
    values: charts.flatMap(({ values }) => values),
    centre: charts.flatMap(({ values, centre }) => values.map(() => centre)),
    lower: charts.flatMap(({ lower }) => lower),
    upper: charts.flatMap(({ upper }) => upper),
    ...(sigma.length > 0 && { sigma }),
  }
}
