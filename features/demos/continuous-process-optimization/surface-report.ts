import { max, min } from 'd3-array'
import { tQuantile } from '#lib/distributions.ts'
import type { Block, Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { bestWithin, shapeOf, type Optimum } from './optimum.ts'
import type { Trials } from './read-trials.ts'
import { surfaceChecks } from './surface-checks.ts'
import { contourBlock, leftOutBlock, settingsTable, sliceBlocks, termsTable } from './surface-blocks.ts'
import { predictWithin, valueAt, type Surface } from './surface.ts'
import { rounded } from './rounded.ts'

interface Goal {
  goal: 'high' | 'low'
  /** Leave-one-out R² below which there is no model. */
  least: number
}

/** The surface, whether it may be believed, and its best place within what was tried. */
export function surfaceReport(trials: Trials, { goal, least }: Goal): Report {
  const { surface, result } = trials
  const checks = surfaceChecks(trials, least)
  const isModel = surface.q2 >= least
  const isHeld = checks.every(({ state }) => state !== 'failed')
  const optimum = isHeld ? bestWithin(surface, goal === 'high' ? 1 : -1) : undefined
  const blocks: Block[] = optimum
    ? [
        contourBlock(trials, optimum, goal === 'high' ? 1 : -1),
        settingsTable(trials, optimum),
        ...sliceBlocks(trials, optimum),
        leftOutBlock(trials),
        termsTable(surface),
      ]
    : [leftOutBlock(trials), termsTable(surface)]
  return {
    headline: optimum
      ? `${result.name} is ${goal === 'high' ? 'highest' : 'lowest'} at ${placeOf(surface, optimum)}: ${rounded(optimum.value, surface.deviation)}.`
      : isModel
        ? 'No verdict: settings were changed together, so the runs can’t show which of them mattered.'
        : `No model: the runs don’t predict one another. Leave-one-out R² ${surface.q2.toFixed(2)}.`,
    figures: figuresOf(trials, optimum, goal),
    blocks,
    meaning: optimum ? meaningOf(trials, optimum, goal) : isModel ? together : noModel(trials, least),
    warnings: warningsOf(surface, result.values),
    checks,
  }
}

const placeOf = ({ factors }: Surface, { coded }: Optimum) =>
  factors
    .map(
      (factor, i) =>
        `${factor.name} ${rounded(valueAt(factor, coded[i] ?? 0), (factor.high - factor.low) / 50)}`,
    )
    .join(', ')

function figuresOf(
  { surface, result: { values: results } }: Trials,
  optimum: Optimum | undefined,
  goal: Goal['goal'],
): Figure[] {
  const { q2, r2, deviation, freedom } = surface
  const figures: Figure[] = [
    {
      label: 'Leave-one-out R²',
      value: q2.toFixed(3),
      basis: q2 < 0 ? 'worse than using the mean' : 'predicting runs not seen',
      tone: optimum ? 'ok' : 'alarm',
    },
    {
      label: 'R² of the fit',
      value: r2.toFixed(3),
      basis: `${results.length} runs, ${surface.terms.length} terms`,
    },
    {
      label: 'Spread of a run',
      value: rounded(deviation, deviation / 20),
      basis: `about the surface, ${freedom} degrees of freedom`,
    },
  ]
  if (!optimum) return figures
  const { at, low, high } = predictWithin(surface, optimum.coded)
  const best = goal === 'high' ? (max(results) ?? Number.NaN) : (min(results) ?? Number.NaN)
  return [
    {
      label: goal === 'high' ? 'Highest mean' : 'Lowest mean',
      value: rounded(at, deviation / 5),
      basis: `95% interval ${rounded(low, deviation / 5)} to ${rounded(high, deviation / 5)}`,
    },
    { label: 'Best run so far', value: rounded(best, deviation / 5), basis: 'a single run, luck included' },
    ...figures,
  ]
}

function meaningOf(
  { surface, result: { values: results } }: Trials,
  optimum: Optimum,
  goal: Goal['goal'],
): Sentence[] {
  const { factors, deviation, freedom } = surface
  const shape = shapeOf(surface)
  const wanted = goal === 'high' ? 'maximum' : 'minimum'
  const where =
    optimum.where === 'inside'
      ? `The surface has a ${wanted} inside the ranges tried, so the best settings lie between runs that were made.`
      : optimum.where === 'edge'
        ? `The best settings lie at the edge of the ranges tried: ${atBounds(surface, optimum)}. Better ones may lie beyond them, where no run has been made; extend the trial there.`
        : 'The best corner of the ranges was never tried. The settings given are the best that the runs support; a run further out would tell more.'
  const sentences: Sentence[] = [{ text: where, block: 'surface' }]
  if (optimum.where !== 'inside' && shape !== wanted)
    sentences.push({
      text:
        shape === 'saddle'
          ? 'The surface is a saddle: it rises one way and falls another, so its turning point is not the best.'
          : `Its turning point is a ${shape}, the opposite of what is wanted.`,
      block: 'surface',
    })
  const { at, low, high, leverage } = predictWithin(surface, optimum.coded)
  const runMargin = tQuantile(0.975, freedom) * deviation * Math.sqrt(1 + leverage)
  sentences.push({
    text: `Confirm it: three runs there should each lie between ${rounded(at - runMargin, deviation / 5)} and ${rounded(at + runMargin, deviation / 5)}; their long-run mean between ${rounded(low, deviation / 5)} and ${rounded(high, deviation / 5)}.`,
    block: 'slice-a',
  })
  const costs = factors.map((factor, i) => {
    const sides = [-0.2, 0.2].map((step) => {
      const coded = optimum.coded.map((one, j) => (i === j ? Math.max(-1, Math.min(1, one + step)) : one))
      return Math.abs(predictWithin(surface, coded).at - at)
    })
    return { factor, cost: Math.max(...sides) }
  })
  const [most, ...others] = [...costs].sort((x, y) => y.cost - x.cost)
  const least = others.at(-1)
  if (most && least)
    sentences.push({
      text: `Control ${most.factor.name} most tightly: being a tenth of its range off costs ${rounded(most.cost, deviation / 10)}; for ${least.factor.name} it costs ${rounded(least.cost, deviation / 10)}.`,
      block: 'surface',
    })
  const best = goal === 'high' ? (max(results) ?? Number.NaN) : (min(results) ?? Number.NaN)
  const isLucky = goal === 'high' ? best > high : best < low
  if (isLucky)
    sentences.push({
      text: `The best single run, ${rounded(best, deviation / 5)}, was lucky: its settings would not give that on average.`,
      block: 'left-out',
    })
  return sentences
}

const atBounds = ({ factors }: Surface, { coded }: Optimum) =>
  factors
    .flatMap((factor, i) => {
      const one = coded[i] ?? 0
      return Math.abs(one) > 1 - 1e-6 ? [`${factor.name} at its ${one > 0 ? 'highest' : 'lowest'}`] : []
    })
    .join(', ')

const together: Sentence[] = [
  {
    text: 'The surface fits, but only along a line: no runs were made to either side, and best settings there would be a guess. Add runs that change one setting while the others stay, in random order.',
    block: 'left-out',
  },
]

function noModel({ surface }: Trials, least: number): Sentence[] {
  const { q2, r2 } = surface
  return [
    {
      text: `Each run was predicted from the others. That explains ${q2 <= 0 ? 'none of their differences' : `${Math.round(q2 * 100)}% of their differences`}, and ${Math.round(least * 100)}% is required. No best settings are given, as they would only be those of the noise.`,
      block: 'left-out',
    },
    {
      text: `The fit itself reaches R² ${r2.toFixed(2)}: with ${surface.terms.length} terms a surface can follow any noise, so that figure proves nothing.`,
      block: 'terms',
    },
    {
      text: 'Look for what was not measured (material lot, shift, humidity), repeat one run five times to learn its spread, and widen the settings as far as is safe.',
    },
  ]
}

function warningsOf({ q2, r2 }: Surface, results: readonly number[]): string[] {
  const warnings: string[] = []
  if (q2 > 0 && r2 - q2 > 0.3)
    warnings.push(
      `The fit explains far more than it predicts (${r2.toFixed(2)} against ${q2.toFixed(2)}): it has learnt part of the noise of these ${results.length} runs.`,
    )
  return warnings
}
