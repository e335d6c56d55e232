import { mean } from 'simple-statistics'
import type { Block, Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { figure } from './figures.ts'
import { gaugeChecks, repeatRanges } from './gauge-checks.ts'
import { gaugeStudy, type GaugeStudy } from './gauge-study.ts'
import { largestRangeSubgroup } from './chart-constants.ts'
import type { GaugeData } from './read-gauge.ts'

interface Limits {
  lower: number
  upper: number
}

/** A crossed gauge study: how much of what is seen is the gauge and its operators. */
export function gaugeReport(data: GaugeData, { lower, upper }: Limits): Report {
  const study = gaugeStudy(data.cells)
  const checks = gaugeChecks(data)
  const isHeld = checks.every(({ state }) => state !== 'failed') && study.total > 0
  const tolerance = upper - lower
  return {
    headline: isHeld ? headlineOf(study, data) : 'No verdict on the gauge: a check failed, see below.',
    figures: isHeld ? figuresOf(study, tolerance) : [],
    blocks: [
      averagesPlot(data),
      rangesPlot(data),
      componentBars(study),
      componentTable(study, tolerance),
      varianceTable(study, data),
    ].flat(),
    meaning: isHeld
      ? meaningOf(study)
      : [
          {
            text: 'The table below shows what was found, but too little was measured to judge the gauge.',
            block: 'components',
          },
        ],
    checks,
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function verdictOf({ share, categories }: GaugeStudy) {
  if (share < 0.1) return { words: 'fit for its purpose', tone: 'ok' as const }
  if (share <= 0.3 && categories >= 5)
    return { words: 'usable where little depends on it', tone: 'warn' as const }
  if (share <= 0.3)
    return { words: 'doubtful: it tells too few classes of parts apart', tone: 'warn' as const }
  return { words: 'not fit for this process', tone: 'alarm' as const }
}

const headlineOf = (study: GaugeStudy, { names }: GaugeData) =>
  `The gauge for ${names.reading} is ${verdictOf(study).words}: it causes ${percent(study.share)} of the variation and tells ${study.categories === 1 ? '1 class' : `${study.categories} classes`} of parts apart.`

function figuresOf(study: GaugeStudy, tolerance: number): Figure[] {
  const { variance, share, categories, gauge, total } = study
  const reproducibility = Math.sqrt(variance.operator + variance.interaction)
  return [
    {
      label: '%GRR',
      value: percent(share),
      basis: 'σ of the gauge over total σ; under 10% is good, over 30% is not',
      tone: verdictOf(study).tone,
    },
    {
      label: 'ndc',
      value: String(categories),
      basis: 'classes of parts told apart; five are needed',
      tone: categories >= 5 ? 'ok' : 'warn',
    },
    {
      label: 'Repeatability, EV',
      value: figure(Math.sqrt(variance.repeatability)),
      basis: `σ; ${percent(Math.sqrt(variance.repeatability) / total)} of all`,
    },
    {
      label: 'Reproducibility, AV',
      value: figure(reproducibility),
      basis: `σ; ${percent(reproducibility / total)} of all`,
    },
    ...(Number.isFinite(tolerance)
      ? [
          {
            label: '%GRR of the tolerance',
            value: percent((6 * gauge) / tolerance),
            basis: '6 σ of the gauge over the width of the tolerance',
            tone: (6 * gauge) / tolerance > 0.3 ? ('warn' as const) : ('ok' as const),
          },
        ]
      : []),
  ]
}

const clippedWords: Record<string, string> = {
  operator: 'operators',
  interaction: 'the interaction',
  part: 'parts',
}

function meaningOf(study: GaugeStudy): Sentence[] {
  const { variance, isPooled, clipped, sources } = study
  const [, operator, interaction] = sources
  const reproducibility = variance.operator + variance.interaction
  const sentences: Sentence[] = [
    {
      text:
        variance.repeatability > reproducibility
          ? 'Most of it is repeatability: the same person gets different readings of the same part. Look at the gauge, how the part is held, and where it is measured.'
          : 'Most of it is reproducibility: operators differ from one another. Look at how each of them holds the part and reads the gauge; an agreed method often halves it.',
      block: 'components',
    },
    {
      text: isPooled
        ? `Operators and parts don’t interact (p ${chanceOf(interaction?.chance)}, 0.05 or more), so their interaction is counted as repeatability.`
        : `Operators differ from part to part (p ${chanceOf(interaction?.chance)}, under 0.05): look at the parts where their lines cross.`,
      block: 'averages',
    },
    {
      text: `The averages of the operators differ by ${(operator?.chance ?? 1) < 0.05 ? 'more' : 'no more'} than chance (p ${chanceOf(operator?.chance)}).`,
      block: 'averages',
    },
  ]
  if (clipped.length > 0)
    sentences.push({
      text: `The variance of ${clipped.map((name) => clippedWords[name] ?? name).join(' and ')} came out below zero, as the estimate of a small variance may, and counts as 0.`,
      block: 'variance',
    })
  sentences.push({
    text: `All shares refer to the parts that were measured: if they don’t span the process, the gauge looks worse than it is; if they were picked from its extremes, it looks better.`,
  })
  return sentences
}

const chanceOf = (chance = 1) => (chance < 0.001 ? 'under 0.001' : chance.toFixed(3))

/** Averages of each operator over the parts: alike but for the parts, if the gauge is good. */
function averagesPlot({ parts, operators, cells, names }: GaugeData): Block {
  const title = `${names.reading} by ${names.part.toLowerCase()}, averages of each ${names.operator.toLowerCase()}`
  return {
    id: 'averages',
    kind: 'plot',
    title,
    note: `Lines that coincide: operators agree. Lines that cross: they interact.${partNames(parts, names.part)}`,
    plot: {
      title,
      x: { label: names.part, digits: 0 },
      y: { label: names.reading },
      layers: operators.map((operator, o) => ({
        kind: 'line',
        name: operator,
        x: parts.map((_, i) => i + 1),
        y: cells.map((part) => mean([...(part[o] ?? [])])),
      })),
    },
  }
}

const mostNamed = 12

/** Which part stands where, unless they are called 1, 2, 3. */
function partNames(parts: readonly string[], heading: string): string {
  if (parts.every((part, i) => part === String(i + 1))) return ''
  const named = parts.slice(0, mostNamed).map((part, i) => `${i + 1} is ${part}`)
  return ` ${heading}: ${named.join(', ')}${parts.length > mostNamed ? ' …' : ''}.`
}

function rangesPlot({ operators, cells, names, parts }: GaugeData): Block[] {
  if ((cells[0]?.[0]?.length ?? 0) > largestRangeSubgroup) return []
  const { ranges, middle, limit } = repeatRanges(cells)
  const title = 'R chart, ranges of the repeats'
  return [
    {
      id: 'ranges',
      kind: 'plot',
      width: 'half',
      title,
      plot: {
        title,
        x: { label: names.part, digits: 0 },
        y: { label: 'Range', from: 0 },
        layers: [
          ...operators.map((operator, o) => ({
            kind: 'line' as const,
            name: operator,
            x: parts.map((_, i) => i + 1),
            y: ranges.map((ofPart) => ofPart[o] ?? null),
          })),
          { kind: 'level', name: `upper ${figure(limit)}`, y: limit, tone: 'alarm' },
          { kind: 'level', name: `centre ${figure(middle)}`, y: middle, tone: 'slate' },
        ],
      },
    },
  ]
}

function rowsOfComponents({ variance, gauge, part, total }: GaugeStudy): [string, number][] {
  return [
    ['Total gauge R&R', gauge],
    ['Repeatability', Math.sqrt(variance.repeatability)],
    ['Reproducibility', Math.sqrt(variance.operator + variance.interaction)],
    ['– operator', Math.sqrt(variance.operator)],
    ['– operator × part', Math.sqrt(variance.interaction)],
    ['Part to part', part],
    ['All', total],
  ]
}

function componentBars(study: GaugeStudy): Block {
  const shown = rowsOfComponents(study).filter(([name]) => !name.startsWith('–') && name !== 'All')
  return {
    id: 'component-shares',
    kind: 'bars',
    width: 'half',
    title: 'Share of the total deviation',
    note: 'Deviations add as squares, so these don’t sum to 100%.',
    labelHeading: 'Source',
    labels: shown.map(([name]) => name),
    series: [{ name: 'Share', values: shown.map(([, value]) => (100 * value) / study.total) }],
    unit: '%',
    digits: 1,
  }
}

function componentTable(study: GaugeStudy, tolerance: number): Block {
  const hasTolerance = Number.isFinite(tolerance)
  return {
    id: 'components',
    kind: 'table',
    title: 'Where the variation comes from',
    columns: [
      { label: 'Source' },
      { label: 'σ', digits: 5 },
      { label: 'Study variation, 6 σ', digits: 4 },
      { label: 'Of study variation', unit: '%', digits: 2 },
      { label: 'Of variance', unit: '%', digits: 2 },
      ...(hasTolerance ? [{ label: 'Of tolerance', unit: '%', digits: 2 }] : []),
    ],
    rows: rowsOfComponents(study).map(([name, value]) => [
      name,
      value,
      6 * value,
      (100 * value) / study.total,
      (100 * value ** 2) / study.total ** 2,
      ...(hasTolerance ? [(600 * value) / tolerance] : []),
    ]),
  }
}

function varianceTable({ sources, isPooled }: GaugeStudy, { names }: GaugeData): Block {
  const named: Record<string, string> = { Part: names.part, Operator: names.operator }
  return {
    id: 'variance',
    kind: 'table',
    title: 'Analysis of variance',
    note: isPooled
      ? 'The interaction is counted as repeatability, and part and operator are tested against that.'
      : 'Part and operator are tested against their interaction.',
    columns: [
      { label: 'Source' },
      { label: 'Degrees', digits: 0 },
      { label: 'Sum of squares', digits: 5 },
      { label: 'Mean square', digits: 5 },
      { label: 'F', digits: 3 },
      { label: 'p' },
    ],
    rows: sources.map(({ name, freedom, squares, meanSquare, f, chance }) => [
      named[name] ?? name,
      freedom,
      squares,
      meanSquare,
      Number.isNaN(f) ? null : f,
      Number.isNaN(chance) ? '' : chanceOf(chance),
    ]),
  }
}
