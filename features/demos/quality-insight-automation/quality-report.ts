import type { Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import {
  chartNames,
  histogram,
  locationPlots,
  paretoBlocks,
  sharePlot,
  signalTable,
} from './quality-blocks.ts'
import { analyseQuality, type Quality, type QualitySettings, type Signal } from './find-signals.ts'
import { figure } from './figures.ts'
import type { QualityData } from './read-quality.ts'
import { ruleWords } from './rules.ts'

/** Charts, signals, capability and defects, with what they mean. */
export function qualityReport(data: QualityData, settings: QualitySettings): Report {
  const analysed = analyseQuality(data, settings)
  // With an assumption that failed, its figures would be wrong.
  const isHeld = analysed.checks.every(({ state }) => state !== 'failed')
  const quality = { ...analysed, capability: isHeld ? analysed.capability : undefined }
  return {
    headline: headlineOf(quality, data),
    figures: figuresOf(quality, data),
    blocks: [
      ...locationPlots(quality, data),
      ...histogram(quality, settings),
      ...sharePlot(quality),
      ...paretoBlocks(quality),
      signalTable(quality, data),
    ],
    meaning: meaningOf(quality, data, settings),
    warnings: [...data.warnings, ...warningsOf(quality, data)],
    ...(quality.checks.length > 0 && { checks: quality.checks }),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
const nameOf = ({ points }: QualityData, { chart, from }: Signal) =>
  chart === 'share' ? `lot ${from + 1}` : `subgroup ${points[from]?.name ?? from + 1}`

function placeOf(data: QualityData, signal: Signal): string {
  if (signal.chart === 'share' || data.size > 1) return nameOf(data, signal)
  return `reading ${signal.from + (signal.chart === 'spread' ? 2 : 1)}`
}

function headlineOf({ pair, share, signals }: Quality, data: QualityData): string {
  const first = signals.find(({ chart }) => chart === 'location') ?? signals[0]
  if (!first) {
    const seen = pair ? `${data.points.length} ${data.size > 1 ? 'subgroups' : 'readings'}` : ''
    return `In control: no rule fired in ${[seen, share ? `${data.lots.length} lots` : ''].filter(Boolean).join(' and ')}.`
  }
  const name = chartNames(data.size)[first.chart]
  return `${name} signals at ${placeOf(data, first)}: rule ${first.rule}, ${ruleWords[first.rule]}.`
}

function figuresOf({ pair, share, signals, capability, checks }: Quality, data: QualityData): Figure[] {
  const figures: Figure[] = []
  if (checks.length > 0 && !capability)
    figures.push({ label: 'Cpk', value: 'none', basis: 'an assumption failed, see the checks', tone: 'warn' })
  if (capability) {
    const { within, overall } = capability
    if (Number.isFinite(within.cp))
      figures.push({ label: 'Cp', value: within.cp.toFixed(2), basis: 'tolerance over 6 σ within' })
    figures.push(
      {
        label: 'Cpk',
        value: within.cpk.toFixed(2),
        basis: `95 % interval ${within.low.toFixed(2)} to ${within.high.toFixed(2)}`,
        ...(within.cpk < 1.33 ? { tone: 'warn' as const } : {}),
      },
      { label: 'Ppk', value: overall.cpk.toFixed(2), basis: 'all readings, their own spread' },
    )
  }
  if (pair) {
    const { centre, upper } = pair.location
    figures.push({
      label: `Limits of ${data.size > 1 ? 'X̄' : 'I'}`,
      value: `± ${figure((upper[0] ?? 0) - centre)}`,
      basis: `about ${figure(centre)}; σ within ${figure(pair.within)}`,
    })
  }
  if (share)
    figures.push({
      label: 'Share defective',
      value: percent(share.centre),
      basis: 'of the lots that set the limits',
    })
  figures.push({
    label: 'Signals',
    value: String(signals.length),
    basis: 'on all charts',
    ...(signals.length > 0 ? { tone: 'alarm' as const } : { tone: 'ok' as const }),
  })
  return figures
}

function meaningOf(
  { pair, signals, capability, pareto, share }: Quality,
  data: QualityData,
  settings: QualitySettings,
): Sentence[] {
  const sentences: Sentence[] = []
  const first = signals.find(({ chart }) => chart === 'location')
  if (first && pair) {
    const { centre, values } = pair.location
    const run = values.slice(first.from)
    const moved = run.reduce((sum, value) => sum + value, 0) / run.length - centre
    const before = data.points.slice(0, first.from + 1).findLastIndex(({ change }) => change !== '')
    const cause = data.points[before]?.change
    sentences.push({
      text: `From ${placeOf(data, first)} on the mean is ${figure(Math.abs(moved))} ${moved < 0 ? 'lower' : 'higher'}, ${(Math.abs(moved) / pair.within).toFixed(1)} σ of single readings.`,
      block: 'location',
    })
    if (cause)
      sentences.push({
        text: `The change logged last before it, ${earlier(first.from - before, data.size)}: “${cause}”. Look there first.`,
        block: 'signals',
      })
  } else if (pair) {
    sentences.push({
      text: `The ${data.size > 1 ? 'averages' : 'readings'} move as chance alone would move them: leave the settings alone, each correction now would add spread.`,
      block: 'location',
    })
  }
  if (capability) {
    const { cp, cpk, low } = capability.within
    const off = Number.isFinite(cp) ? cp - cpk : 0
    const place = Number.isFinite(cp) ? 'is centred and' : 'keeps its distance from the limit:'
    sentences.push({
      text:
        off > 0.15
          ? `Centring alone would lift Cpk from ${cpk.toFixed(2)} to ${cp.toFixed(2)}: the process sits off the middle of its tolerance.`
          : cpk >= 1.33
            ? `The process ${place} its spread fits the tolerance${low < 1.33 ? ', though the interval still reaches under 1.33' : ''}.`
            : Number.isFinite(cp)
              ? `The process is centred; only less spread would lift Cpk over ${cpk.toFixed(2)}.`
              : `Cpk of the one limit is ${cpk.toFixed(2)}: less spread, or a mean farther from that limit, would lift it.`,
      block: 'spread-of-readings',
    })
  }
  const badLot = signals.find(({ chart, side }) => chart === 'share' && side === 'above')
  if (share && badLot)
    sentences.push({
      text: `The share of defective parts leaves its limits at lot ${badLot.from + 1}: ${percent(share.values[badLot.from] ?? 0)} against ${percent(share.centre)}.`,
      block: 'share',
    })
  const few = pareto.filter(({ cumulative }) => cumulative <= 0.8).length + 1
  if (pareto.length > 2)
    sentences.push({
      text: `${few} of ${pareto.length} kinds make ${Math.round((pareto[few - 1]?.cumulative ?? 1) * 100)} % of the defects; “${pareto[0]?.name}” alone ${Math.round((pareto[0]?.cumulative ?? 0) * 100)} %.`,
      block: 'pareto',
    })
  if (settings.rules === 4 && (pair || share))
    sentences.push({
      text: 'All four rules together speak by chance about once in 92 points of a stable process; rule 1 alone once in 370.',
    })
  return sentences
}

function earlier(count: number, size: number): string {
  if (count === 0) return 'at that very point'
  const what = size > 1 ? 'subgroup' : 'reading'
  return `${count} ${what}${count > 1 ? 's' : ''} earlier`
}

function warningsOf(
  { pair, share, signals, base, checks }: Quality,
  { lots, points }: QualityData,
): string[] {
  const warnings: string[] = []
  if (checks.length === 0 && signals.some(({ chart, from }) => chart !== 'share' && from < base))
    warnings.push(
      'A rule fired among the points that set the limits. Find the cause, take those points out and compute again.',
    )
  if (pair && base < 20)
    warnings.push(`The limits rest on ${base} points; 20 to 25 are usual, and fewer make limits that wander.`)
  if (pair && checks.length === 0)
    warnings.push(
      'No reading lies within a tolerance: for Cp and Cpk fill in one or both limits of your drawing.',
    )
  if (pair && new Set(pair.spread.values.slice(0, base)).size < 5 && points.length >= 20)
    warnings.push(
      'The ranges take fewer than five different values: the gauge is too coarse for this chart, and its limits are too tight.',
    )
  if (share && lots.some(({ inspected }) => inspected * share.centre < 5))
    warnings.push(
      'Some lots hold fewer than five expected defectives; there the limits of a p chart are rough, the lower one above all.',
    )
  return warnings
}
