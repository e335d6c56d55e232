import type { Sentence } from '#features/demos/frame/report/report.ts'
import type { Analysis, SalesSettings } from './analyse-sales.ts'
import { periodName, type Ledger } from './periods.ts'
import { seasonShares } from './sales-blocks.ts'
import { chance, effectNames, isTrend, largestEffect, listed, money, percent, moved } from './words.ts'

/** The written summary: each sentence is computed, and names the block that shows its figures. */
export function sentencesOf(ledger: Ledger, analysis: Analysis, settings: SalesSettings): Sentence[] {
  const { unit } = settings
  return [
    ...bridgeSentences(ledger, analysis, unit),
    trendSentence(ledger, analysis, unit),
    ...productSentence(analysis),
    ...seasonSentence(ledger, analysis),
    testSentence(ledger, analysis, unit),
    aheadSentence(ledger, analysis, unit),
  ]
}

function bridgeSentences({ kind, starts }: Ledger, { bridge, span }: Analysis, unit: string): Sentence[] {
  const { before, after, total, rows } = bridge
  const pounds = (pence: number) => money(pence / 100, unit)
  const change = after - before
  const to = periodName(starts.at(-1) ?? 0, kind)
  const share = before > 0 ? ` (${percent(change / before)})` : ''
  const parts = (Object.keys(effectNames) as (keyof typeof effectNames)[])
    .filter((key) => total[key] !== 0)
    .map((key) => `${effectNames[key]} ${moved(total[key] / 100, unit)}`)
  const sentences: Sentence[] = [
    {
      text:
        change === 0
          ? `Revenue of the ${span} ${kind}s to ${to} is ${pounds(after)}, as in the ${span} before.`
          : `Revenue of the ${span} ${kind}s to ${to} is ${pounds(after)}, ${pounds(Math.abs(change))}${share} ${change > 0 ? 'more' : 'less'} than in the ${span} before.`,
      block: 'bridge',
    },
  ]
  if (parts.length > 1)
    sentences.push({ text: `${listed(parts).replace(/^./, (c) => c.toUpperCase())}.`, block: 'bridge' })
  const [most] = [...rows].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  if (most && rows.length > 1 && most.after !== most.before) {
    const { product, before: _, after: __, ...effects } = most
    const own = largestEffect(effects)
    const why = most.launched || most.ended ? '' : `; ${own.name} ${moved(own.value / 100, unit)} of it`
    const word = most.launched ? ' as a new product' : most.ended ? ' because it ended' : ''
    sentences.push({
      text: `Of the products ${product} ${moved((most.after - most.before) / 100, unit)}${word}, the most of all${why}.`,
      block: 'bridge-products',
    })
  }
  return sentences
}

function trendSentence({ kind }: Ledger, { trend, trendSeason }: Analysis, unit: string): Sentence {
  const how =
    trendSeason > 1 ? `Each ${kind} held against the same ${kind} of other years` : 'Over the whole time'
  const text = isTrend(trend.p)
    ? `${how}, revenue ${trend.slope < 0 ? 'falls' : 'rises'} by ${money(Math.abs(trend.slope), unit)} a ${kind} (95 %: ${money(trend.low, unit)} to ${money(trend.high, unit)}); chance alone shows as much with p ${chance(trend.p)}.`
    : `${how}, no trend can be told from chance (p ${chance(trend.p)}).`
  return { text, block: 'trend' }
}

function productSentence({ products }: Analysis): Sentence[] {
  if (products.length < 2) return []
  const names = (sign: number) =>
    products.filter(({ trend, p }) => isTrend(p) && Math.sign(trend.s) === sign).map(({ name }) => name)
  const [up, down] = [names(1), names(-1)]
  const parts = [
    ...(up.length > 0 ? [`${listed(up)} ${up.length === 1 ? 'rises' : 'rise'}`] : []),
    ...(down.length > 0 ? [`${listed(down)} ${down.length === 1 ? 'falls' : 'fall'}`] : []),
  ]
  const text =
    parts.length > 0
      ? `By product, beyond what chance explains: ${parts.join('; ')}.`
      : `None of ${products.length} products shows a trend of its own once their number is allowed for.`
  return [{ text, block: 'trends' }]
}

function seasonSentence(ledger: Ledger, { tested }: Analysis): Sentence[] {
  if (tested.form === 'none') return []
  const shares = seasonShares(ledger, tested).sort((a, b) => b.share - a.share)
  const [high, low] = [shares[0], shares.at(-1)]
  if (!high || !low) return []
  const nameOf = (place: number) =>
    ledger.kind === 'month'
      ? new Date(Date.UTC(2026, place - 1, 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
      : `${ledger.kind} ${place}`
  const text = `The season is strongest in ${nameOf(high.place)}, ${percent(high.share / 100)} over the line, and weakest in ${nameOf(low.place)}, ${percent(low.share / 100)} under it.`
  return [{ text, block: 'season' }]
}

function testSentence({ kind }: Ledger, { tested, held }: Analysis, unit: string): Sentence {
  const meanError = (of: (row: (typeof tested.held)[number]) => number) =>
    money(tested.held.reduce((sum, row) => sum + Math.abs(row.actual - of(row)), 0) / held, unit)
  const form = {
    additive: 'an additive season',
    multiplicative: 'a multiplicative season',
    none: 'no season',
  }[tested.form]
  return {
    text: `Tested on the last ${held} ${kind}s, which it had not seen, the forecast with ${form} missed by ${meanError(({ forecast }) => forecast)} on average; the naive one missed by ${meanError(({ naive }) => naive)}.`,
    block: 'held-out',
  }
}

function aheadSentence({ kind }: Ledger, { tested }: Analysis, unit: string): Sentence {
  const { sum, ahead, mase } = tested
  if (!(mase < 1)) {
    return {
      text: `With a MASE of ${Number.isFinite(mase) ? mase.toFixed(2) : 'no finite size'} the forecast is no better than the naive one usually is; plan with last year’s figures instead.`,
      block: 'forecast',
    }
  }
  return {
    text: `The next ${ahead.length} ${kind}s come to ${money(sum.middle, unit)} if things go on as they did; 8 of 10 paths end between ${money(sum.low, unit)} and ${money(sum.high, unit)}.`,
    block: 'forecast',
  }
}
