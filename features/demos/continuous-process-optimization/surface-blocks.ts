import { max, min, minIndex } from 'd3-array'
import type { Block, TableBlock } from '#features/demos/frame/report/report.ts'
import type { Layer } from '#ui/plot-spec.ts'
import { contourBands } from './contours.ts'
import type { Optimum } from './optimum.ts'
import { termName, type Trials } from './read-trials.ts'
import { rounded } from './rounded.ts'
import { codeOf, predictWithin, valueAt, type Surface } from './surface.ts'

/** The surface from above, over the first two settings. */
export function contourBlock({ surface, runs }: Trials, optimum: Optimum, sign: 1 | -1): Block {
  const [a, b, ...others] = surface.factors
  if (!a || !b) throw new RangeError('A surface has two settings at least')
  const { layers: bands, step, isUp } = contourBands(surface, optimum.coded)
  const held = others.map(
    (factor, i) =>
      `${factor.name} ${rounded(valueAt(factor, optimum.coded[i + 2] ?? 0), (factor.high - factor.low) / 50)}`,
  )
  const places = [...new Map(runs.map((run) => [run.slice(0, 2).join(' '), run])).values()]
  const ridge = bestAlong(surface, optimum, sign)
  const layers: Layer[] = [
    ...bands,
    {
      kind: 'line',
      name: `Best ${b.name} at each ${a.name}`,
      tone: 'slate',
      x: ridge.map(({ x }) => valueAt(a, x)),
      y: ridge.map(({ y }) => valueAt(b, y)),
    },
    {
      kind: 'points',
      name: 'Runs',
      tone: 'slate',
      x: places.map(([x = 0]) => x),
      y: places.map(([, y = 0]) => y),
    },
    {
      kind: 'points',
      name: 'Best',
      tone: 4,
      shape: 'ring',
      x: [valueAt(a, optimum.coded[0] ?? 0)],
      y: [valueAt(b, optimum.coded[1] ?? 0)],
    },
  ]
  return {
    id: 'surface',
    kind: 'plot',
    title: 'The surface from above',
    note: `Each step towards the strongest shade is ${rounded(step, step / 10)} ${isUp ? 'higher' : 'lower'}.${held.length > 0 ? ` Held at their best: ${held.join(', ')}.` : ''}`,
    plot: {
      title: 'The fitted surface',
      x: { label: a.name, digits: digitsOf(a.high - a.low), ...padded(a.low, a.high) },
      y: { label: b.name, digits: digitsOf(b.high - b.low), ...padded(b.low, b.high) },
      layers,
    },
  }
}

/** Ends of an axis that leave room for marks at the edge. */
const padded = (low: number, high: number) => ({
  from: low - (high - low) * 0.04,
  to: high + (high - low) * 0.04,
})

/** For each value of the first setting the best one of the second, the others held. */
function bestAlong(surface: Surface, { coded }: Optimum, sign: 1 | -1) {
  const steps = Array.from({ length: 21 }, (_, n) => -1 + n / 10)
  const at = (x: number, y: number) => predictWithin(surface, [x, y, ...coded.slice(2)]).at * sign
  return steps.map((x) => {
    // Along a column the surface is a parabola: its turning point, where it is a top inside the window, or an end.
    const [low, middle, high] = [at(x, -1), at(x, 0), at(x, 1)]
    const bend = (low + high) / 2 - middle
    const turn = bend < 0 ? (low - high) / (4 * bend) : Number.NaN
    return { x, y: Math.abs(turn) <= 1 ? turn : high > low ? 1 : -1 }
  })
}

const digitsOf = (range: number) => Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(range))))

/** Along each setting through the best place, the others held, with the interval of the mean. */
export function sliceBlocks({ surface, result: { name } }: Trials, { coded }: Optimum): Block[] {
  return surface.factors.map((factor, i): Block => {
    const steps = Array.from({ length: 25 }, (_, n) => -1 + n / 12)
    const points = steps.map((one) =>
      predictWithin(
        surface,
        coded.map((old, j) => (i === j ? one : old)),
      ),
    )
    const x = steps.map((one) => valueAt(factor, one))
    const title = `${name} along ${factor.name}`
    return {
      id: `slice-${'abcdefg'[i]}`,
      kind: 'plot',
      width: 'half',
      title,
      plot: {
        title,
        x: { label: factor.name, digits: digitsOf(factor.high - factor.low) },
        y: { label: name, digits: digitsOf(surface.deviation * 10) },
        layers: [
          {
            kind: 'band',
            name: '95% of the mean',
            tone: 1,
            x,
            low: points.map(({ low }) => low),
            high: points.map(({ high }) => high),
          },
          { kind: 'line', name: 'Surface', tone: 1, x, y: points.map(({ at }) => at) },
          { kind: 'mark', name: 'best', x: valueAt(factor, coded[i] ?? 0) },
        ],
      },
    }
  })
}

/** Each run against what all others predict for it. */
export function leftOutBlock({ surface, result: { values: results } }: Trials): Block {
  const [low, high] = [min(results) ?? 0, max(results) ?? 0]
  const ends = [low, high]
  return {
    id: 'left-out',
    kind: 'plot',
    width: 'half',
    title: 'Each run predicted from the others',
    note: 'A run on the line was predicted exactly. A cloud without direction is noise.',
    plot: {
      title: 'Each run predicted from the others',
      x: { label: 'Measured', digits: digitsOf(surface.deviation * 10), ...padded(low, high) },
      y: { label: 'Foretold', digits: digitsOf(surface.deviation * 10) },
      layers: [
        { kind: 'line', name: 'Equal', tone: 'slate', x: ends, y: ends },
        { kind: 'points', name: 'Run', tone: 1, shape: 'ring', x: results, y: surface.leftOut },
      ],
    },
  }
}

export function settingsTable({ surface, runs }: Trials, optimum: Optimum): TableBlock {
  const range = (factor: Surface['factors'][number]) => (factor.high - factor.low) / 50
  const distances = runs.map((run) =>
    surface.factors.reduce(
      (sum, factor, i) => sum + (codeOf(factor, run[i] ?? 0) - (optimum.coded[i] ?? 0)) ** 2,
      0,
    ),
  )
  const nearest = runs[minIndex(distances)]
  return {
    id: 'settings',
    kind: 'table',
    title: 'The best settings',
    columns: ['Setting', 'Best', 'Tried from', 'to', 'Nearest run'].map((label) => ({ label })),
    rows: surface.factors.map((factor, i) => [
      factor.name,
      rounded(valueAt(factor, optimum.coded[i] ?? 0), range(factor)),
      rounded(factor.low, range(factor)),
      rounded(factor.high, range(factor)),
      rounded(nearest?.[i] ?? 0, range(factor)),
    ]),
  }
}

export function termsTable({ factors, terms, coefficients, errors }: Surface): TableBlock {
  const digits = digitsOf(min(errors) || 1)
  return {
    id: 'terms',
    kind: 'table',
    width: 'half',
    title: 'Terms of the surface',
    note: 'In settings from −1 to 1. A term under twice its error might as well be nought.',
    columns: [
      { label: 'Term' },
      { label: 'Coefficient', digits },
      { label: 'Standard error', digits },
      { label: 't', digits: 1 },
    ],
    rows: terms.map((term, i) => {
      const [value = 0, error = 0] = [coefficients[i], errors[i]]
      return [termName(factors, term), value, error, term.length > 0 && error > 0 ? value / error : null]
    }),
  }
}
