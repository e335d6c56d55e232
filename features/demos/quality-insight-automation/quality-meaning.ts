import type { Sentence } from '#features/demos/frame/report/report.ts'
import { attributeWords } from './chart-plots.ts'
import { figure } from './figures.ts'
import type { Quality, QualitySettings } from './find-signals.ts'
import type { QualityData } from './read-quality.ts'

export function meaningOf(quality: Quality, data: QualityData, settings: QualitySettings): Sentence[] {
  const { pair, attribute } = quality
  const sentences = [
    ...movementOf(quality, data),
    ...capabilityOf(quality),
    ...lotsOf(quality, data),
    ...paretoOf(quality),
  ]
  if (settings.rules === 4 && (pair || attribute))
    sentences.push({
      text: 'All four rules together speak by chance about once in 92 points of a stable process; rule 1 alone once in 370.',
    })
  return sentences
}

function movementOf({ pair, signals }: Quality, { points, kind, stages }: QualityData): Sentence[] {
  if (!pair) return []
  const first = signals.find(({ chart }) => chart === 'location')
  if (!first)
    return [
      {
        text: `The ${kind === 'single' ? 'readings' : 'averages'} move as chance alone would move them: leave the settings alone, each correction now would add spread.`,
        block: 'location',
      },
    ]
  const { centre, values } = pair.location
  const end = stages.find(({ to }) => to > first.from)?.to
  const run = values.slice(first.from, end).filter((_, i) => !points[first.from + i]?.excluded)
  const moved = run.reduce((sum, value) => sum + value, 0) / run.length - (centre[first.from] ?? 0)
  const sentences: Sentence[] = [
    {
      text: `From ${kind === 'single' ? 'reading' : 'subgroup'} ${points[first.from]?.name} on the mean is ${figure(Math.abs(moved))} ${moved < 0 ? 'lower' : 'higher'}, ${(Math.abs(moved) / pair.within).toFixed(1)} σ of single readings.`,
      block: 'location',
    },
  ]
  const before = points.slice(0, first.from + 1).findLastIndex(({ change }) => change !== '')
  const cause = points[before]?.change
  if (cause)
    sentences.push({
      text: `The change logged last before it, ${earlier(first.from - before, kind)}: “${cause}”. Look there first.`,
      block: 'signals',
    })
  return sentences
}

function earlier(count: number, kind: QualityData['kind']): string {
  if (count === 0) return 'at that very point'
  const what = kind === 'single' ? 'reading' : 'subgroup'
  return `${count} ${what}${count > 1 ? 's' : ''} earlier`
}

function capabilityOf({ capability }: Quality): Sentence[] {
  if (!capability) return []
  if (!capability.within)
    return [
      {
        text: `Ppk ${capability.overall.cpk.toFixed(2)} compares the tolerance with the span in which 99.73% of the readings lie, whatever their shape; it says nothing of the short-term spread.`,
        block: 'spread-of-readings',
      },
    ]
  const { cp, cpk, low } = capability.within
  const isTwoSided = Number.isFinite(cp)
  const reach = low < 1.33 ? ', though the interval still reaches under 1.33' : ''
  const text =
    isTwoSided && cp - cpk > 0.15
      ? `Centring alone would lift Cpk from ${cpk.toFixed(2)} to ${cp.toFixed(2)}: the process sits off the middle of its tolerance.`
      : cpk >= 1.33
        ? `The process ${isTwoSided ? 'is centred and' : 'keeps its distance from the limit:'} its spread fits the tolerance${reach}.`
        : isTwoSided
          ? `The process is centred; only less spread would lift Cpk over ${cpk.toFixed(2)}.`
          : `Cpk of the one limit is ${cpk.toFixed(2)}: less spread, or a mean farther from that limit, would lift it.`
  return [{ text, block: 'spread-of-readings' }]
}

function lotsOf({ attribute, signals, chartChecks }: Quality, { lotKind }: QualityData): Sentence[] {
  const isCharted = attribute?.centre.some((one) => one > 0)
  if (!attribute || !isCharted || chartChecks.some(({ state }) => state === 'failed')) return []
  const bad = signals.find(({ chart, side }) => chart === 'attribute' && side === 'above')
  if (!bad)
    return [
      {
        text: `The ${attributeWords[lotKind]}: no lot stands out. A bad lot of this kind has no cause of its own; only a change of the whole process makes fewer.`,
        block: 'attribute',
      },
    ]
  const shown = (value = 0) => (lotKind === 'p' ? `${(value * 100).toFixed(2)}%` : figure(value))
  return [
    {
      text: `The ${attributeWords[lotKind]} is out of line at lot ${bad.from + 1}: ${shown(attribute.values[bad.from])} against ${shown(attribute.centre[bad.from])}.`,
      block: 'attribute',
    },
  ]
}

function paretoOf({ pareto }: Quality): Sentence[] {
  if (pareto.length <= 2) return []
  const few = pareto.filter(({ cumulative }) => cumulative <= 0.8).length + 1
  return [
    {
      text: `${few} of ${pareto.length} kinds make ${Math.round((pareto[few - 1]?.cumulative ?? 1) * 100)}% of the defects; “${pareto[0]?.name}” alone ${Math.round((pareto[0]?.cumulative ?? 0) * 100)}%.`,
      block: 'pareto',
    },
  ]
}
