import type { Figure, Report } from '#features/demos/frame/report/report.ts'
import { analyseSales, type Analysis, type SalesSettings } from './analyse-sales.ts'
import { bridgeBlock, bridgeTable, changeBlock } from './bridge-blocks.ts'
import type { Headings } from './headings.ts'
import { periodName, type Ledger } from './periods.ts'
import { forecastBlock, heldBlock, seasonBlock, trendBlock, trendTable } from './sales-blocks.ts'
import { salesChecks } from './sales-checks.ts'
import { sentencesOf } from './sales-sentences.ts'
import { amount, chance, isTrend, largestEffect, moved, percent, shortAmount, signedAmount } from './words.ts'

/** Trend, bridge and tested forecast of a ledger, and the summary that is written from them. */
export function salesReport(ledger: Ledger, settings: SalesSettings, headings: Headings): Report {
  const analysis = analyseSales(ledger, settings)
  const { bridge, changes, products, tested } = analysis
  const checks = salesChecks(ledger, analysis, settings, headings)
  const failed = checks.find(({ state }) => state === 'failed')
  return {
    headline: failed
      ? `No verdict on ${headings.value}. ${failed.says}`
      : headlineOf(analysis, ledger, headings),
    figures: failed
      ? [{ label: 'Verdict', value: 'none', basis: 'a check failed', tone: 'warn' }]
      : figuresOf(analysis, ledger),
    blocks: [
      forecastBlock(ledger, analysis, headings),
      ...(bridge ? [bridgeBlock(ledger, bridge, analysis, headings)] : []),
      ...(bridge && changes.length > 0 ? [bridgeTable(ledger, bridge, headings)] : []),
      ...(!bridge && changes.length > 0 ? [changeBlock(ledger, analysis, headings)] : []),
      trendBlock(ledger, analysis, headings),
      ...(tested.form === 'none' ? [] : [seasonBlock(ledger, analysis)]),
      ...(products.length > 0 ? [trendTable(ledger, analysis, headings)] : []),
      heldBlock(ledger, analysis, headings),
    ],
    meaning: failed
      ? checks.flatMap(({ state, name, says }) => (state === 'failed' ? [{ text: `${name}: ${says}` }] : []))
      : sentencesOf(ledger, analysis, headings),
    checks,
  }
}

function headlineOf(analysis: Analysis, ledger: Ledger, { value }: Headings): string {
  const { before, after, span, bridge } = analysis
  const { kind, scale, isAveraged } = ledger
  const last = span === 1 ? `last ${kind}` : `last ${span} ${kind}s`
  const said = `${isAveraged ? `Mean ${value}` : value}, ${last}: ${amount(after / scale.minor, scale)}`
  if (before <= 0 || after === before) return `${said}.`
  const share = percent((after - before) / before)
  const up = `${said}, ${share} ${after > before ? 'up' : 'down'}.`
  if (!bridge) return up
  const { name, value: effect } = largestEffect(bridge.total)
  return `${up} Largest step: ${name} ${moved(effect / scale.minor, scale)}.`
}

function figuresOf(analysis: Analysis, { kind, starts, scale, isAveraged }: Ledger): Figure[] {
  const { bridge, trend, tested, span, held, before, after } = analysis
  const short = (minor: number) => shortAmount(minor / scale.minor, scale)
  const per = isAveraged ? tested.ahead.length : 1
  const periods = (number: number) => (number === 1 ? kind : `${number} ${kind}s`)
  const steps = bridge ? Object.values(bridge.total).reduce((sum, value) => sum + value, 0) : 0
  const left = bridge ? bridge.after - bridge.before - steps : 0
  return [
    {
      label: `Last ${periods(span)}${isAveraged ? ', mean' : ''}`,
      value: short(after),
      basis: `to ${periodName(starts.at(-1) ?? 0, kind)}; ${short(before)} before`,
    },
    {
      label: 'Trend',
      value: isTrend(trend.p) ? signedAmount(trend.slope, scale) : 'none',
      basis: `a ${kind}; S ${trend.s}, z ${trend.z.toFixed(2)}, p ${chance(trend.p)}`,
    },
    {
      label: 'MASE, held out',
      value: Number.isFinite(tested.mase) ? tested.mase.toFixed(2) : 'undefined',
      basis: `${held} ${kind}s; below 1 beats the naive forecast’s usual error`,
      tone: tested.mase < 1 ? 'ok' : 'warn',
    },
    {
      label: `Next ${periods(tested.ahead.length)}${isAveraged ? ', mean' : ''}`,
      value: shortAmount(tested.sum.middle / per, scale),
      basis: `80%: ${shortAmount(tested.sum.low / per, scale)} to ${shortAmount(tested.sum.high / per, scale)}`,
    },
    ...(bridge
      ? [
          {
            label: 'Bridge, unexplained',
            value: amount(left / scale.minor, { ...scale, digits: Math.log10(scale.minor) }),
            basis: `steps of ${bridge.rows.length} ${bridge.rows.length === 1 ? 'product' : 'products'}, added as whole numbers`,
            tone: left === 0 ? ('ok' as const) : ('alarm' as const),
          },
        ]
      : []),
  ]
}
