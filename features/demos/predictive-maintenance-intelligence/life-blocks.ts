import type { Block } from '#features/demos/frame/report/report.ts'
import type { DistributionFit } from './compare-distributions.ts'
import {
  ageAt,
  plottingPositions,
  reliability,
  type Life,
  type replacementCosts,
  type WeibullFit,
} from './weibull.ts'

export const round = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits })

const perUnit = (unit: string) => unit.replace(/s$/, '')

export type Plan = ReturnType<typeof replacementCosts>

export function probabilityPlot(lives: Life[], fit: WeibullFit, unit: string): Block {
  const points = plottingPositions(lives)
  const transformed = (failed: number) => Math.log(-Math.log(1 - failed))
  const ends = [points[0], points.at(-1)].map((point) => point?.age ?? 1)
  const x = points.map(({ age }) => age)
  return {
    id: 'weibull',
    kind: 'plot',
    width: 'half',
    title: 'Weibull plot',
    note: 'If the points follow the line, the distribution fits; a bend suggests two kinds of failure mixed together.',
    plot: {
      title: 'Weibull plot',
      x: { label: 'Age', unit, kind: 'log', digits: 0 },
      y: { label: 'ln(−ln R)', digits: 2 },
      layers: [
        { kind: 'points', name: 'Failures', x, y: points.map(({ failed }) => transformed(failed)) },
        {
          kind: 'line',
          name: 'Fit',
          tone: 2,
          x: ends,
          y: ends.map((age) => transformed(1 - reliability(fit, age))),
        },
      ],
    },
  }
}

export function costPlot({ ages, rates, bestAge, wait }: Plan, unit: string): Block {
  const ceiling = wait * 2.5
  const shown = ages
    .map((age, i) => ({ age, rate: rates[i] ?? 0 }))
    .filter(({ rate }, i) => rate <= ceiling && i % 10 === 0)
  return {
    id: 'cost',
    kind: 'plot',
    width: 'half',
    title: 'Cost by replacement age',
    note: 'To the left of the lowest point good parts are thrown away; to the right, failures cost more.',
    plot: {
      title: 'Cost by replacement age',
      x: { label: 'Replacement age', unit, digits: 0 },
      y: { label: `Cost, £ per ${perUnit(unit)}`, from: 0, digits: 2 },
      layers: [
        { kind: 'line', name: 'Cost', x: shown.map(({ age }) => age), y: shown.map(({ rate }) => rate) },
        { kind: 'level', name: 'run to failure', y: wait },
        ...(bestAge === undefined
          ? []
          : [{ kind: 'mark' as const, name: `best ${round(bestAge)}`, x: bestAge, tone: 'ok' as const }]),
      ],
    },
  }
}

export function ageTable(fit: WeibullFit, plan: Plan | undefined, unit: string): Block {
  const rows = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9].map((failed) => {
    const age = ageAt(fit, failed)
    const at = plan?.ages.findIndex((one) => one >= age) ?? -1
    return [`B${round(failed * 100)}`, age, (1 - failed) * 100, plan?.rates[at] ?? null]
  })
  const columns = [
    { label: 'Life' },
    { label: 'Age', unit, digits: 0 },
    { label: 'Survivors', unit: '%', digits: 0 },
    { label: 'Cost if replaced then', unit: `£ per ${perUnit(unit)}`, digits: 3 },
  ]
  return { id: 'ages', kind: 'table', title: 'Age, survivors and cost', columns, rows }
}

export function distributionTable(fits: readonly DistributionFit[]): Block {
  return {
    id: 'distributions',
    kind: 'table',
    title: 'Three distributions fitted to the same lives',
    columns: [
      { label: 'Distribution' },
      { label: 'Parameters' },
      { label: 'Log-likelihood', digits: 3 },
      { label: 'AIC', digits: 1 },
    ],
    rows: fits.map(({ name, parameters, logLikelihood, aic }) => [name, parameters, logLikelihood, aic]),
    note: 'The lowest AIC fits best; a difference under 2 means little.',
  }
}
