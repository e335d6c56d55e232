import type { Figure, Report } from '#features/demos/frame/report/report.ts'
import { analyseSales, type Analysis, type SalesSettings } from './analyse-sales.ts'
import { periodName, type Ledger } from './periods.ts'
import {
  bridgeBlock,
  bridgeTable,
  forecastBlock,
  heldBlock,
  seasonBlock,
  trendBlock,
  trendTable,
} from './sales-blocks.ts'
import { sentencesOf } from './sales-sentences.ts'
import { chance, isTrend, largestEffect, money, moved, percent, shortMoney, signedMoney } from './words.ts'

/** Trend, bridge and tested forecast of a ledger, and the summary that is written from them. */
export function salesReport(ledger: Ledger, settings: SalesSettings): Report {
  const analysis = analyseSales(ledger, settings)
  const { unit } = settings
  const isSeasonal = analysis.tested.form !== 'none'
  return {
    headline: headlineOf(analysis, ledger, unit),
    figures: figuresOf(analysis, ledger, unit),
    blocks: [
      forecastBlock(ledger, analysis, unit),
      bridgeBlock(ledger, analysis, unit),
      bridgeTable(analysis, unit),
      trendBlock(ledger, analysis, unit),
      ...(isSeasonal ? [seasonBlock(ledger, analysis)] : []),
      trendTable(ledger, analysis, unit),
      heldBlock(ledger, analysis, unit),
    ],
    meaning: sentencesOf(ledger, analysis, settings),
    warnings: warningsOf(ledger, analysis, settings),
  }
}

function headlineOf({ bridge, span }: Analysis, { kind }: Ledger, unit: string): string {
  const change = bridge.after - bridge.before
  const said = `Revenue of the last ${span} ${kind}s: ${money(bridge.after / 100, unit)}`
  if (bridge.before <= 0 || change === 0) return `${said}.`
  const { name, value } = largestEffect(bridge.total)
  const share = percent(change / bridge.before)
  return `${said}, ${share} ${change > 0 ? 'up' : 'down'}. The largest step: ${name} ${moved(value / 100, unit)}.`
}

function figuresOf(analysis: Analysis, { kind, starts }: Ledger, unit: string): Figure[] {
  const { bridge, trend, tested, span, held } = analysis
  const steps = Object.values(bridge.total).reduce((sum, value) => sum + value, 0)
  const left = bridge.after - bridge.before - steps
  return [
    {
      label: `Last ${span} ${kind}s`,
      value: shortMoney(bridge.after / 100, unit),
      basis: `to ${periodName(starts.at(-1) ?? 0, kind)}; ${shortMoney(bridge.before / 100, unit)} before`,
    },
    {
      label: 'Trend',
      value: isTrend(trend.p) ? signedMoney(trend.slope, unit) : 'none',
      basis: `a ${kind}; S ${trend.s}, z ${trend.z.toFixed(2)}, p ${chance(trend.p)}`,
    },
    {
      label: 'MASE, held out',
      value: Number.isFinite(tested.mase) ? tested.mase.toFixed(2) : 'undefined',
      basis: `${held} ${kind}s; under 1 beats the naive forecast’s usual error`,
      tone: tested.mase < 1 ? 'ok' : 'warn',
    },
    {
      label: `Next ${tested.ahead.length} ${kind}s`,
      value: shortMoney(tested.sum.middle, unit),
      basis: `80 %: ${shortMoney(tested.sum.low, unit)} to ${shortMoney(tested.sum.high, unit)}`,
    },
    {
      label: 'Bridge, unexplained',
      value: `${unit}${(left / 100).toFixed(2)}`,
      basis: `steps of ${bridge.rows.length} products, added in pence`,
      tone: left === 0 ? 'ok' : 'alarm',
    },
  ]
}

function warningsOf(ledger: Ledger, { tested, held }: Analysis, settings: SalesSettings): string[] {
  const { kind, season, starts, empty, pence } = ledger
  const warnings: string[] = []
  if (empty.length > 0) {
    const first = periodName(starts[empty[0] ?? 0] ?? 0, kind)
    warnings.push(
      `${empty.length} ${kind}${empty.length === 1 ? ' has' : 's have'} no row and count as nothing sold, the first is ${first}. If data is missing, the trend and the forecast are wrong.`,
    )
  }
  if (tested.form === 'none') {
    warnings.push(
      `Before the held-out part lie ${starts.length - held} ${kind}s, less than two whole seasons of ${season}. The forecast is a straight line without a season.`,
    )
  }
  if (settings.form === 'multiplicative' && tested.form === 'additive') {
    warnings.push('A multiplicative season needs revenue over 0 in each period; the additive form was used.')
  }
  if (held < settings.held)
    warnings.push(`Only ${held} ${kind}s are held out: at least two thirds are needed to fit.`)
  const [last = 0, previous = 0] = [pence.at(-1), pence.at(-2)]
  if (last < previous / 2) {
    warnings.push(
      `The last ${kind} has less than half of the one before. If it isn’t over yet, take it out of the file.`,
    )
  }
  return warnings
}
