import type { Block, Report, Sentence } from '#features/demos/frame/report/report.ts'
import {
  ageAt,
  fitWeibull,
  plottingPositions,
  reliability,
  replacementCosts,
  type Costs,
  type Life,
  type WeibullFit,
} from './weibull.ts'

const round = (value: number, digits = 0) => value.toLocaleString('en-GB', { maximumFractionDigits: digits })
const pounds = (value: number) =>
  `£${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

interface Settings extends Costs {
  /** Of ages: hours, cycles … */
  unit: string
}

/** How parts wear out, and at which age replacing them is cheapest. */
export function lifeReport(lives: Life[], costs: Settings, isTold: boolean): Report {
  const { unit } = costs
  const fit = fitWeibull(lives)
  const failures = lives.filter(({ hasFailed }) => hasFailed).length
  if (!fit) {
    return {
      headline: 'The ages allow no life distribution.',
      figures: [{ label: 'Failures', value: String(failures), basis: `of ${lives.length} parts` }],
      blocks: [],
      meaning: [
        {
          text: 'It needs at least two failures at different ages. Parts that still run say only that they live longer.',
        },
      ],
    }
  }
  const plan = replacementCosts(fit, costs)
  const [shapeLow, shapeHigh] = fit.shapeInterval
  const [scaleLow, scaleHigh] = fit.scaleInterval
  return {
    headline:
      plan.bestAge === undefined
        ? 'Replacing before failure saves nothing here.'
        : `Replacing at ${round(plan.bestAge)} ${unit} is cheapest.`,
    figures: [
      {
        label: 'Shape β',
        value: fit.shape.toFixed(2),
        basis: `95 % interval ${shapeLow.toFixed(2)} to ${shapeHigh.toFixed(2)}`,
      },
      {
        label: 'Scale η',
        value: `${round(fit.scale)} ${unit}`,
        basis: `95 % interval ${round(scaleLow)} to ${round(scaleHigh)}`,
      },
      {
        label: 'Best replacement age',
        value: plan.bestAge === undefined ? 'none' : `${round(plan.bestAge)} ${unit}`,
        basis: `${fit.failures} failures, ${lives.length - fit.failures} still running`,
      },
      {
        label: 'B10 life',
        value: `${round(ageAt(fit, 0.1))} ${unit}`,
        basis: 'one part in ten has failed by then',
      },
    ],
    blocks: [probabilityPlot(lives, fit, unit), costPlot(plan, unit), ageTable(fit, plan, unit)],
    meaning: meaningOf(fit, plan, costs),
    warnings: warningsOf(fit, costs, isTold),
  }
}

const perUnit = (unit: string) => unit.replace(/s$/, '')

type Plan = ReturnType<typeof replacementCosts>

function probabilityPlot(lives: Life[], fit: WeibullFit, unit: string): Block {
  const points = plottingPositions(lives)
  const transformed = (failed: number) => Math.log(-Math.log(1 - failed))
  const ends = [points[0], points.at(-1)].map((point) => point?.age ?? 1)
  const x = points.map(({ age }) => age)
  return {
    id: 'weibull',
    kind: 'plot',
    width: 'half',
    title: 'Weibull plot',
    note: 'If the points follow the line, the distribution fits; a bend says that two kinds of failure are mixed.',
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

function costPlot({ ages, rates, bestAge, wait }: Plan, unit: string): Block {
  const ceiling = wait * 2.5
  const shown = ages
    .map((age, i) => ({ age, rate: rates[i] ?? 0 }))
    .filter(({ rate }, i) => rate <= ceiling && i % 10 === 0)
  return {
    id: 'cost',
    kind: 'plot',
    width: 'half',
    title: 'Cost by replacement age',
    note: 'Left of the valley good parts are thrown away, right of it failures are paid for.',
    plot: {
      title: 'Cost by replacement age',
      x: { label: 'Replacement age', unit, digits: 0 },
      y: { label: `Cost, £ per ${perUnit(unit)}`, from: 0, digits: 2 },
      layers: [
        { kind: 'line', name: 'Cost', x: shown.map(({ age }) => age), y: shown.map(({ rate }) => rate) },
        { kind: 'level', name: 'waiting for the failure', y: wait },
        ...(bestAge === undefined
          ? []
          : [{ kind: 'mark' as const, name: `best ${round(bestAge)}`, x: bestAge, tone: 'ok' as const }]),
      ],
    },
  }
}

function ageTable(fit: WeibullFit, { ages, rates }: Plan, unit: string): Block {
  const rows = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9].map((failed) => {
    const age = ageAt(fit, failed)
    const at = ages.findIndex((one) => one >= age)
    return [`B${round(failed * 100)}`, age, (1 - failed) * 100, rates[at] ?? null]
  })
  const columns = [
    { label: 'Life' },
    { label: 'Age', unit, digits: 0 },
    { label: 'Still running', unit: '%', digits: 0 },
    { label: 'Cost if replaced then', unit: `£ per ${perUnit(unit)}`, digits: 3 },
  ]
  return { id: 'ages', kind: 'table', title: 'Lives and costs', columns, rows }
}

function meaningOf(
  fit: WeibullFit,
  { bestAge, bestRate, wait }: Plan,
  { planned, failure, unit }: Settings,
): Sentence[] {
  const [low, high] = fit.shapeInterval
  const kind =
    low > 1
      ? 'the parts wear out: an old one is likelier to fail within the next hour than a new one'
      : high < 1
        ? 'they fail young: look at fitting, storage and commissioning rather than at age'
        : 'age can’t be told from chance, since the interval of β holds 1'
  const sentences: Sentence[] = [{ text: `With β ${fit.shape.toFixed(2)} ${kind}.`, block: 'weibull' }]
  if (bestAge === undefined || bestRate === undefined) {
    sentences.push({
      text: 'No age is cheaper than waiting for the failure: replacing early would only use up good parts.',
      block: 'cost',
    })
  } else {
    const saving = 1 - bestRate / wait
    sentences.push({
      text: `At £${round(planned)} planned and £${round(failure)} failed, replacing at ${round(bestAge)} ${unit} costs ${pounds(bestRate * 1000)} per 1,000 ${unit} instead of ${pounds(wait * 1000)}: ${Math.round(saving * 100)} % less.`,
      block: 'cost',
    })
    sentences.push({
      text: `By that age ${Math.round((1 - reliability(fit, bestAge)) * 100)} % of the parts have failed all the same; keep that many in store.`,
      block: 'ages',
    })
  }
  return sentences
}

function warningsOf(fit: WeibullFit, { planned, failure }: Costs, isTold: boolean): string[] {
  const warnings: string[] = []
  if (fit.failures < 10)
    warnings.push(
      `Only ${fit.failures} failures: the intervals are wide, and the best age moves with each further one.`,
    )
  if (!isTold)
    warnings.push(
      'Every part counts as failed, since no column says how it ended. Parts that still run would make lives longer.',
    )
  if (failure <= planned)
    warnings.push('A failure that costs no more than the planned work is never worth preventing.')
  return warnings
}
