import type { Figure, Report, Sentence } from '#features/demos/frame/report/report.ts'
import { batchOf } from './batch.ts'
import { clock, count, figure, seconds, type Outcome, type Source } from './outcome.ts'
import { streamChecks } from './stream-checks.ts'
import { countPlot, delayPlot, percentilePlot } from './stream-plots.ts'
import { accounts, lateTable, windowTable } from './stream-tables.ts'
import { runWindows, type WindowResult, type WindowSettings } from './windows.ts'

/** The live figures beside those of a batch over the same messages. */
export function streamReport(
  messages: Source,
  settings: WindowSettings,
  { order, asked, named }: Pick<Outcome, 'order' | 'asked' | 'named'>,
  onProgress: (share: number) => void,
): Report {
  const stream = runWindows(messages, settings, onProgress)
  const batch = batchOf(messages, new Set(stream.tooLate.map(({ index }) => index)))
  const outcome = { messages, settings, stream, batch, order, asked, named }
  const isEqual = agrees(outcome)
  const checks = streamChecks(outcome, (index) => messages.lines?.[index] ?? index + 1)
  const failed = checks.find(({ state }) => state === 'failed')
  return {
    headline: failed ? `No verdict on ${named.value}. ${failed.says}` : headlineOf(outcome, isEqual),
    figures: failed
      ? [{ label: 'Verdict', value: 'none', basis: 'a check failed', tone: 'warn' }]
      : figuresOf(outcome, isEqual),
    blocks: [
      percentilePlot(outcome),
      countPlot(outcome),
      ...delayPlot(outcome),
      accounts(outcome),
      windowTable(outcome),
      lateTable(outcome),
    ],
    meaning: failed ? [{ text: `${failed.name}: ${failed.says}` }] : meaningOf(outcome),
    checks,
  }
}

function headlineOf({ stream, batch, named: { value, unit } }: Outcome, isEqual: boolean): string {
  if (!isEqual)
    return `Live and batch differ: ${count(stream.count + stream.fates.tooLate)} against ${count(batch.count)} messages.`
  const of = value === 'Value' ? '' : ` of ${value}`
  return `Live and batch agree: ${count(batch.count)} messages, ${figure(batch.sum)} in total, p99${of} ${figure(stream.whole.quantile(0.99))}${unit && ` ${unit}`}.`
}

/** Every message is in a window or in the side list, once; counts and sums are equal to the last digit. */
const agrees = ({ stream, batch }: Outcome) =>
  stream.count + stream.fates.tooLate === batch.count && stream.sumWithLate === batch.sum

const quantiles = ({ stream, batch }: Outcome) =>
  (
    [
      [0.5, 'p50'],
      [0.95, 'p95'],
      [0.99, 'p99'],
    ] as const
  ).map(([q, name]) => {
    const live = stream.whole.quantile(q)
    const exact = batch[name]
    return { name, live, exact, error: exact === 0 ? Math.abs(live) : Math.abs(live / exact - 1) }
  })

function figuresOf(outcome: Outcome, isEqual: boolean): Figure[] {
  const { fates, whole } = outcome.stream
  return [
    ...quantiles(outcome).map(({ name, live, exact, error }): Figure => ({
      label: name,
      value: figure(live),
      basis: `exact ${figure(exact)}, ${(error * 100).toFixed(2)}% off`,
      ...(name === 'p99' && { tone: error <= 0.01 ? ('ok' as const) : ('warn' as const) }),
    })),
    { label: 'Late, counted once', value: count(fates.corrected), basis: 'corrected a published window' },
    {
      label: 'Side list',
      value: count(fates.tooLate),
      basis: 'after the allowed lateness',
      ...(fates.tooLate > 0 && { tone: 'warn' as const }),
    },
    { label: 'Repeats', value: count(fates.repeat), basis: 'sent again, not counted again' },
    {
      label: 'Live against batch',
      value: isEqual ? 'equal' : 'differ',
      basis: `digest of ${whole.size} means`,
      tone: isEqual ? 'ok' : 'alarm',
    },
  ]
}

function meaningOf(outcome: Outcome): Sentence[] {
  const { stream, batch, settings } = outcome
  const { fates, windows } = stream
  const sentences: Sentence[] = [
    {
      text: `${count(stream.count)} messages in windows and ${count(fates.tooLate)} in the side list make the ${count(batch.count)} of the batch; the sums agree to the last digit.`,
      block: 'accounts',
    },
  ]
  const worst = windows.reduce<WindowResult | undefined>(
    (most, one) => (one.count - one.first > (most ? most.count - most.first : 0) ? one : most),
    undefined,
  )
  if (worst)
    sentences.push({
      text: `The window from ${clock(worst.start).slice(11)} was published with ${count(worst.first)} messages and ended with ${count(worst.count)}: whoever read it only once was ${Math.round((1 - worst.first / worst.count) * 100)}% short.`,
      block: 'counts',
    })
  else
    sentences.push({
      text: 'No window had to be corrected: the watermark waited long enough for every message.',
      block: 'counts',
    })
  if (fates.tooLate > 0) {
    const longest = stream.tooLate.reduce((most, { by }) => Math.max(most, by), 0)
    sentences.push({
      text: `${seconds(settings.allowedMs + longest)} of allowed lateness would have emptied the side list; each second of it keeps one more second of data in memory.`,
      block: 'side-list',
    })
  }
  const p99 = quantiles(outcome)[2]
  if (p99)
    sentences.push({
      text: `The digest held ${stream.whole.size} means for ${count(stream.count)} readings and gives p99 within ${(Math.max(0.0001, p99.error) * 100).toFixed(2)}% of the sorted list.`,
      block: 'percentiles',
    })
  const slow = windows.reduce<WindowResult | undefined>(
    (most, one) => (one.p99 > (most?.p99 ?? -Infinity) ? one : most),
    undefined,
  )
  if (slow)
    sentences.push({
      text: `The highest p99 is at ${clock(slow.start).slice(11)}: ${figure(slow.p99)}, against ${figure(stream.whole.quantile(0.99))} overall.`,
      block: 'percentiles',
    })
  return sentences
}
