import type { Sentence } from '#features/demos/frame/report/report.ts'
import type { Analysis } from './analyse-sales.ts'
import type { Headings } from './headings.ts'
import { periodName, type Ledger } from './periods.ts'
import type { Bridge } from './price-volume-mix.ts'
import { seasonShares } from './sales-blocks.ts'
import { amount, chance, effectNames, isTrend, largestEffect, listed, moved, percent } from './words.ts'

/** The written summary: each sentence is computed, and names the block that shows its figures. */
export function sentencesOf(ledger: Ledger, analysis: Analysis, headings: Headings): Sentence[] {
  const { bridge } = analysis
  return [
    changeSentence(ledger, analysis, headings),
    ...(bridge
      ? bridgeSentences(ledger, bridge, headings)
      : productChange(ledger, analysis.changes, headings)),
    trendSentence(ledger, analysis, headings),
    ...productSentence(analysis, headings),
    ...seasonSentence(ledger, analysis),
    testSentence(ledger, analysis),
    aheadSentence(ledger, analysis),
  ]
}

function changeSentence(ledger: Ledger, analysis: Analysis, { value }: Headings): Sentence {
  const { kind, starts, scale, isAveraged } = ledger
  const { before, after, span, bridge, changes } = analysis
  const of = (minor: number) => amount(minor / scale.minor, scale)
  const change = after - before
  const to = periodName(starts.at(-1) ?? 0, kind)
  const share = before > 0 ? ` (${percent(change / before)})` : ''
  const earlier = span === 1 ? 'the one before' : `the ${span} before`
  const last = span === 1 ? `${kind} ${to}` : `${span} ${kind}s to ${to}`
  const named = isAveraged ? `Mean ${value}` : value
  return {
    text:
      change === 0
        ? `${named} of the ${last} is ${of(after)}, the same as in ${earlier}.`
        : `${named} of the ${last} is ${of(after)}, ${of(Math.abs(change))}${share} ${change > 0 ? 'more' : 'less'} than in ${earlier}.`,
    block: bridge || changes.length > 0 ? 'bridge' : 'forecast',
  }
}

export function bridgeSentences(
  { scale }: Ledger,
  { total, rows }: Bridge,
  { product: heading }: Headings,
): Sentence[] {
  const sentences: Sentence[] = []
  const parts = (Object.keys(effectNames) as (keyof typeof effectNames)[])
    .filter((key) => total[key] !== 0)
    .map((key) => `${effectNames[key]} ${moved(total[key] / scale.minor, scale)}`)
  if (parts.length > 1)
    sentences.push({ text: `${listed(parts).replace(/^./, (c) => c.toUpperCase())}.`, block: 'bridge' })
  const [most] = rows.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  if (most && rows.length > 1 && most.after !== most.before) {
    const { product, before, after, ...effects } = most
    const own = largestEffect(effects)
    const why =
      most.launched || most.ended ? '' : `, of which ${own.name} ${moved(own.value / scale.minor, scale)}`
    const how = most.launched ? ' as new' : most.ended ? ' because it ended' : ''
    sentences.push({
      text: `By ${heading}, ${product} ${moved((after - before) / scale.minor, scale)}${how}, the most of all${why}.`,
      block: 'bridge-products',
    })
  }
  return sentences
}

export function productChange(
  { scale }: Ledger,
  [most]: Analysis['changes'],
  { product }: Headings,
): Sentence[] {
  if (!most || most.after === most.before) return []
  return [
    {
      text: `By ${product}, ${most.name} ${moved((most.after - most.before) / scale.minor, scale)}, the most of all.`,
      block: 'bridge',
    },
  ]
}

function trendSentence(
  { kind, scale }: Ledger,
  { trend, trendSeason }: Analysis,
  { value }: Headings,
): Sentence {
  const cycle = kind === 'day' ? 'weeks' : 'years'
  const how =
    trendSeason > 1
      ? `Comparing each ${kind} with the same ${kind} of other ${cycle}`
      : 'Over the whole period'
  const text = isTrend(trend.p)
    ? `${how}, ${value} ${trend.slope < 0 ? 'falls' : 'rises'} by ${amount(Math.abs(trend.slope), scale)} a ${kind} (95%: ${amount(trend.low, scale)} to ${amount(trend.high, scale)}); by chance alone this would have p ${chance(trend.p)}.`
    : `${how}, no trend in ${value} stands out from chance (p ${chance(trend.p)}).`
  return { text, block: 'trend' }
}

function productSentence({ products }: Analysis, { product }: Headings): Sentence[] {
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
      ? `By ${product}, beyond what chance explains: ${parts.join('; ')}.`
      : `By ${product}, none of the ${products.length} shows a trend once their number is allowed for.`
  return [{ text, block: 'trends' }]
}

function seasonSentence(ledger: Ledger, { tested }: Analysis): Sentence[] {
  if (tested.form === 'none') return []
  const shares = seasonShares(ledger, tested).sort((a, b) => b.share - a.share)
  const [high, low] = [shares[0], shares.at(-1)]
  if (!high || !low) return []
  const name = (date: number, part: 'month' | 'weekday') =>
    new Date(date).toLocaleDateString('en-GB', { [part]: 'long', timeZone: 'UTC' })
  const nameOf = (place: number) => {
    if (ledger.kind === 'month') return `in ${name(Date.UTC(2026, place - 1, 1), 'month')}`
    // 5 January 2026 was a Monday.
    if (ledger.kind === 'day') return `on ${name(Date.UTC(2026, 0, 4 + place), 'weekday')}s`
    return `in ${ledger.kind} ${place}`
  }
  const text = `The season is strongest ${nameOf(high.place)}, ${percent(high.share / 100)} above the trend line, and weakest ${nameOf(low.place)}, ${percent(low.share / 100)} below it.`
  return [{ text, block: 'season' }]
}

function testSentence({ kind, scale }: Ledger, { tested, held }: Analysis): Sentence {
  const meanError = (of: (row: (typeof tested.held)[number]) => number) =>
    amount(tested.held.reduce((sum, row) => sum + Math.abs(row.actual - of(row)), 0) / held, scale)
  const form = {
    additive: 'an additive season',
    multiplicative: 'a multiplicative season',
    none: 'no season',
  }[tested.form]
  return {
    text: `Tested on the last ${held} ${kind}s, which it had not seen, the forecast with ${form} missed by ${meanError(({ forecast }) => forecast)} on average; the naive forecast missed by ${meanError(({ naive }) => naive)}.`,
    block: 'held-out',
  }
}

function aheadSentence({ kind, scale, isAveraged }: Ledger, { tested }: Analysis): Sentence {
  const { sum, ahead, mase } = tested
  if (!(mase < 1)) {
    return {
      text: `With a MASE of ${Number.isFinite(mase) ? mase.toFixed(2) : 'no finite size'} the forecast is no better than a naive one usually is; plan with the last known figures instead.`,
      block: 'forecast',
    }
  }
  const per = isAveraged ? ahead.length : 1
  const [middle, low, high] = [sum.middle, sum.low, sum.high].map((one) => amount(one / per, scale))
  return {
    text: `The next ${ahead.length} ${kind}s ${isAveraged ? 'average' : 'come to'} ${middle} if things go on as before; 8 of 10 simulated paths end between ${low} and ${high}.`,
    block: 'forecast',
  }
}
