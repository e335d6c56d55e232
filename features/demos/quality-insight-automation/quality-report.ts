import type { Figure, Report } from '#features/demos/frame/report/report.ts'
import { attributePlot, chartNames, locationPlots } from './chart-plots.ts'
import { exclusionChoices, type Excludable } from './exclusions.ts'
import { figure } from './figures.ts'
import { analyseQuality, type Quality, type QualitySettings, type Signal } from './find-signals.ts'
import { excludedTable, histogram, paretoBlocks, signalTable, stageTables } from './quality-blocks.ts'
import { meaningOf } from './quality-meaning.ts'
import type { QualityData } from './read-quality.ts'
import { ruleWords } from './rules.ts'
import { transformData } from './transform-data.ts'

/** Charts, signals, capability and defects, with what they mean. `meanings`: what the visitor says of points, by label. */
export function qualityReport(
  read: QualityData,
  asked: QualitySettings,
  meanings?: Readonly<Record<string, string>>,
): Report {
  const { data, settings, check } = transformData(read, asked)
  const analysed = analyseQuality(data, settings, check)
  // With an assumption that failed, its figures would be wrong.
  const isHeld = analysed.checks.every(({ state }) => state !== 'failed')
  const quality = { ...analysed, capability: isHeld ? analysed.capability : undefined }
  const choices = exclusionChoices(pointsBeyond(quality, data), [...data.points, ...data.lots], meanings)
  return {
    headline: headlineOf(quality, data),
    figures: figuresOf(quality, data),
    blocks: [
      ...locationPlots(quality, data),
      ...histogram(quality, settings, data.name),
      ...attributePlot(quality, data),
      ...stageTables(quality, data),
      ...paretoBlocks(quality),
      signalTable(quality, data),
      ...excludedTable(quality, data),
    ],
    meaning: meaningOf(quality, data, settings),
    warnings: [...data.warnings, ...warningsOf(quality)],
    checks: [...quality.chartChecks, ...quality.checks],
    ...(choices && { meanings: choices }),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Of a count chart: the share in per cent, anything else as it is. */
export const attributeValue = ({ lotKind }: QualityData, value = 0) =>
  lotKind === 'p' ? percent(value) : figure(value)

const pointsOf = ({ points, lots }: QualityData, chart: Signal['chart']): readonly Excludable[] =>
  chart === 'attribute' ? lots : points

const pointsBeyond = ({ signals }: Quality, data: QualityData) =>
  signals.flatMap(({ rule, chart, from, to }) =>
    rule === 1 ? pointsOf(data, chart).slice(from, to + 1) : [],
  )

const placeOf = (data: QualityData, { chart, from }: Signal) =>
  (pointsOf(data, chart)[from]?.label ?? '').replace(/^\w/, (letter) => letter.toLowerCase())

/** Why the chart of counts says nothing; undefined when it holds. */
const failedCounts = ({ chartChecks }: Quality) => chartChecks.find(({ state }) => state === 'failed')

function headlineOf(quality: Quality, data: QualityData): string {
  const { pair, attribute } = quality
  const isFailed = failedCounts(quality) !== undefined
  const signals = quality.signals.filter(({ chart }) => !isFailed || chart !== 'attribute')
  const ofLocation = signals.filter(({ chart }) => chart === 'location')
  // The surest first: a point beyond the limits says more than a run before it.
  const [first] = (ofLocation.length > 0 ? ofLocation : signals).toSorted((a, b) => a.rule - b.rule)
  if (first)
    return `${chartNames(data)[first.chart]} signals at ${placeOf(data, first)}: rule ${first.rule}, ${ruleWords[first.rule]}.`
  if (isFailed && !pair)
    return `No verdict: the lots vary by more than chance, so the limits of a ${data.lotKind} chart don’t hold for them.`
  const counted = (points: readonly { excluded: string }[]) =>
    points.filter(({ excluded }) => !excluded).length
  const seen = [
    pair ? `${counted(data.points)} ${data.kind === 'single' ? 'readings' : 'subgroups'}` : '',
    attribute && !isFailed ? `${counted(data.lots)} lots` : '',
  ]
  const excluded = data.points.length + data.lots.length - counted(data.points) - counted(data.lots)
  return `In control: no rule fired in ${seen.filter(Boolean).join(' and ')}${excluded > 0 ? `, ${excluded} left out` : ''}.`
}

function figuresOf(quality: Quality, data: QualityData): Figure[] {
  const { pair, attribute, signals, capability, checks } = quality
  const figures: Figure[] = []
  if (checks.length > 0 && !capability)
    figures.push({ label: 'Cpk', value: 'none', basis: 'a check failed, see below', tone: 'warn' })
  if (capability) figures.push(...capabilityFigures(capability))
  const isStaged = (stages: QualityData['stages']) => (stages.length > 1 ? ', last stage' : '')
  if (pair) {
    const centre = pair.location.centre.at(-1) ?? 0
    figures.push({
      label: `Limits of ${chartNames(data).location}`,
      value: `± ${figure((pair.location.upper.at(-1) ?? 0) - centre)}`,
      basis: `about ${figure(centre)}; σ within ${figure(pair.within)}${isStaged(data.stages)}`,
    })
  }
  if (attribute)
    figures.push({
      label: { p: 'Share defective', np: 'Defectives a lot', c: 'Defects a lot', u: 'Defects a unit' }[
        data.lotKind
      ],
      value: attributeValue(data, attribute.centre.at(-1)),
      basis: `of the lots that set the limits${isStaged(data.lotStages)}`,
    })
  figures.push({
    label: 'Signals',
    value: String(signals.length),
    basis: failedCounts(quality) ? `on all charts, not counting the ${data.lotKind} chart` : 'on all charts',
    ...(signals.length > 0 ? { tone: 'alarm' as const } : { tone: 'ok' as const }),
  })
  return figures
}

function capabilityFigures({ method, within, overall }: NonNullable<Quality['capability']>): Figure[] {
  const figures: Figure[] = []
  if (within && Number.isFinite(within.cp))
    figures.push({
      label: 'Cp',
      value: within.cp.toFixed(2),
      basis: `tolerance over 6 σ (within)`,
    })
  if (within)
    figures.push({
      label: 'Cpk',
      value: within.cpk.toFixed(2),
      basis: `95% interval ${within.low.toFixed(2)} to ${within.high.toFixed(2)}`,
      ...(within.cpk < 1.33 ? { tone: 'warn' as const } : {}),
    })
  return [
    ...figures,
    {
      label: 'Ppk',
      value: overall.cpk.toFixed(2),
      basis: method === 'percentiles' ? 'percentiles 0.135, 50 and 99.865' : 'all readings, overall σ',
    },
  ]
}

function warningsOf({ pair, checks, stability, attribute }: Quality): string[] {
  if (!pair) return []
  const warnings: string[] = []
  if (checks.length === 0 && stability?.state === 'unstable')
    warnings.push(
      'More rules fired among the points that set the limits than chance explains. Find the cause and leave those points out with the reason.',
    )
  if (checks.length === 0 && !attribute)
    warnings.push(
      'For Cp and Cpk, fill in one or both limits from your drawing, in the unit of the readings.',
    )
  return warnings
}
