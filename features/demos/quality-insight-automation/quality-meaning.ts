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
      text: 'In a stable process all four rules together give a false signal about once in 92 points; rule 1 alone, once in 370.',
    })
  return sentences
}

function movementOf({ pair, signals }: Quality, { points, kind, stages }: QualityData): Sentence[] {
  if (!pair) return []
  const first = signals.find(({ chart }) => chart === 'location')
  if (!first)
    return [
      {
        text: `The ${kind === 'single' ? 'readings' : 'averages'} vary no more than chance explains: leave the settings alone, as each correction now would add variation.`,
        block: 'location',
      },
    ]
  const { centre, values } = pair.location
  const end = stages.find(({ to }) => to > first.from)?.to
  const run = values.slice(first.from, end).filter((_, i) => !points[first.from + i]?.excluded)
  const moved = run.reduce((sum, value) => sum + value, 0) / run.length - (centre[first.from] ?? 0)
  const sentences: Sentence[] = [
    {
      text: `From ${kind === 'single' ? 'reading' : 'subgroup'} ${points[first.from]?.name} on the mean is ${figure(Math.abs(moved))} ${moved < 0 ? 'lower' : 'higher'}, ${(Math.abs(moved) / pair.within).toFixed(1)} σ of individual readings.`,
      block: 'location',
    },
  ]
  const before = points.slice(0, first.from + 1).findLastIndex(({ change }) => change !== '')
  const cause = points[before]?.change
  if (cause)
    sentences.push({
      text: `The last change logged before it, ${earlier(first.from - before, kind)}, was “${cause}”. Look there first.`,
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
        text: `Ppk ${capability.overall.cpk.toFixed(2)} compares the tolerance with the span that holds 99.73% of the readings, whatever their shape; it says nothing about short-term variation.`,
        block: 'spread-of-readings',
      },
    ]
  const { cp, cpk, low } = capability.within
  const isTwoSided = Number.isFinite(cp)
  const reach = low < 1.33 ? ', though its 95% interval still reaches below 1.33' : ''
  const text =
    isTwoSided && cp - cpk > 0.15
      ? `Centring alone would lift Cpk from ${cpk.toFixed(2)} to ${cp.toFixed(2)}: the process is off the middle of its tolerance.`
      : cpk >= 1.33
        ? `The process ${isTwoSided ? 'is centred and' : 'keeps clear of its limit, and'} its spread fits the tolerance${reach}.`
        : isTwoSided
          ? `The process is centred; only less variation would lift Cpk above ${cpk.toFixed(2)}.`
          : `Cpk for the one limit is ${cpk.toFixed(2)}: less variation, or a mean further from that limit, would lift it.`
  return [{ text, block: 'spread-of-readings' }]
}

function lotsOf({ attribute, signals, chartChecks }: Quality, { lotKind }: QualityData): Sentence[] {
  const isCharted = attribute?.centre.some((one) => one > 0)
  if (!attribute || !isCharted || chartChecks.some(({ state }) => state === 'failed')) return []
  const own = signals.filter(({ chart }) => chart === 'attribute')
  // The one that the headline names, and the first that is too high.
  const [first] = own.toSorted((a, b) => a.rule - b.rule)
  const bad = own.find(({ side }) => side === 'above')
  if (!first)
    return [
      {
        text: `The ${attributeWords[lotKind]}: no lot stands out. A worse lot here has no special cause; only changing the process as a whole will help.`,
        block: 'attribute',
      },
    ]
  const shown = (value = 0) => (lotKind === 'p' ? `${(value * 100).toFixed(2)}%` : figure(value))
  return [
    {
      text: `The ${attributeWords[lotKind]} is out of line ${[first, ...(bad && bad.from !== first.from ? [bad] : [])].map(({ from }) => `at lot ${from + 1}: ${shown(attribute.values[from])} against ${shown(attribute.centre[from])}`).join(', and ')}.`,
      block: 'attribute',
    },
  ]
}

function paretoOf({ pareto }: Quality): Sentence[] {
  if (pareto.length <= 2) return []
  const few = pareto.filter(({ cumulative }) => cumulative <= 0.8).length + 1
  return [
    {
      text: `${few} of ${pareto.length} kinds cause ${Math.round((pareto[few - 1]?.cumulative ?? 1) * 100)}% of the defects; “${pareto[0]?.name}” alone causes ${Math.round((pareto[0]?.cumulative ?? 0) * 100)}%.`,
      block: 'pareto',
    },
  ]
}
