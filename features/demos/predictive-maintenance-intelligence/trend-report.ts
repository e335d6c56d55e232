import type { Check, Report, Sentence } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer } from '#ui/plot-spec.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import type { Followed } from './measuring-points.ts'
import { crossingOf, fitHolt, holtForecast, type Crossing } from './holt.ts'

const enoughReadings = 30
const z95 = 1.959_964
const round = (value: number, digits = 3) => value.toLocaleString('en-GB', { maximumFractionDigits: digits })

/** When the reading will reach its limit, with an interval. */
export function trendReport({ readings, times, name, meanings }: Followed, limit: number): Report {
  const single = singleCheck(times)
  const fit = fitHolt(readings)
  const horizon = Math.min(readings.length * 3, 5000)
  const crossing = crossingOf(fit, limit, horizon)
  const scale = scaleOf(readings, times)
  const isOver = readings.some((value) => (limit >= (readings[0] ?? 0) ? value >= limit : value <= limit))
  const shown = Math.max(
    10,
    Math.min(horizon, Math.ceil((crossing.latest ?? crossing.expected ?? readings.length / 3) * 1.1)),
  )
  // The curves ahead are smooth: two dozen places draw them.
  const stride = Math.max(1, Math.ceil(shown / 24))
  const ahead = Array.from({ length: Math.ceil(shown / stride) }, (_, i) => 1 + i * stride).map((step) => ({
    step,
    ...holtForecast(fit, step),
  }))
  const x = readings.map((_, i) => scale.at(i))
  const futureX = ahead.map(({ step }) => scale.at(readings.length - 1 + step))
  const layers: Layer[] = [
    {
      kind: 'band',
      name: '95% interval',
      tone: 2,
      x: futureX,
      low: ahead.map(({ mean, deviation }) => mean - z95 * deviation),
      high: ahead.map(({ mean, deviation }) => mean + z95 * deviation),
    },
    { kind: 'line', name: 'Reading', tone: 1, x, y: readings },
    { kind: 'line', name: 'Forecast', tone: 2, x: futureX, y: ahead.map(({ mean }) => mean) },
    { kind: 'level', name: `limit ${round(limit)}`, y: limit, tone: 'alarm' },
  ]
  if (crossing.expected !== undefined) {
    layers.push({ kind: 'mark', name: 'reached', x: scale.at(readings.length - 1 + crossing.expected) })
  }
  return {
    headline:
      single?.state === 'failed'
        ? 'No verdict: several readings have the same time.'
        : `${name && `${name}: `}${headlineOf(crossing, scale, isOver)}`,
    figures:
      single?.state === 'failed'
        ? []
        : [
            {
              label: 'Limit reached in',
              value: crossing.expected === undefined ? 'not in sight' : scale.lasting(crossing.expected),
              basis: `95% interval ${crossing.earliest ? scale.lasting(crossing.earliest) : 'open'} to ${crossing.latest ? scale.lasting(crossing.latest) : 'open'}`,
              ...(isOver && { tone: 'alarm' as const }),
            },
            {
              label: 'Trend now',
              value: `${fit.trend >= 0 ? '+' : '−'}${round(Math.abs(fit.trend), 4)}`,
              basis: `per ${scale.unit}`,
            },
          ],
    blocks: [
      {
        id: 'trend',
        kind: 'plot',
        title: 'Trend to the limit',
        note: `The band widens because the trend itself may change. Fitted weights: α ${fit.alpha.toFixed(2)}, β ${fit.beta.toFixed(3)}; one-step error ${round(fit.sigma)}.`,
        plot: { title: 'Trend to the limit', x: scale.axis, y: { label: 'Reading', digits: 3 }, layers },
      },
    ],
    meaning: single?.state === 'failed' ? [{ text: single.says }] : meaningOf(crossing, scale, isOver),
    checks: [...(single ? [single] : []), enoughCheck(readings.length), scale.even],
    ...(meanings && { meanings }),
  }
}

/** Steps in the visitor's own time: by its dates where there are any, else by the number of the reading. */
function scaleOf(readings: number[], times: number[] | undefined): Scale {
  if (!times) {
    const axis: Axis = { label: 'Reading', digits: 0 }
    return {
      axis,
      unit: 'reading',
      at: (index: number) => index + 1,
      lasting: (steps: number) => `${round(steps)} readings`,
      even: {
        name: 'Readings at even intervals',
        state: 'doubtful',
        says: 'There is no column of times; each row counts as one step.',
      },
    }
  }
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  const gap = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] || dayMs
  const uneven = gaps.filter((one) => Math.abs(one - gap) > gap * 0.5).length
  const last = times.at(-1) ?? 0
  const axis: Axis = { label: 'Time', kind: 'time' }
  return {
    axis,
    unit: lasting(gap),
    at: (index: number) => times[index] ?? last + (index - readings.length + 1) * gap,
    lasting: (steps: number) => lasting(steps * gap),
    even: evenCheck(uneven, gaps.length, lasting(gap)),
  }
}

/** Several points in one line have a trend that none of them has. */
const mostRepeated = 0.1

function singleCheck(times: readonly number[] | undefined): Check | undefined {
  if (!times) return undefined
  const repeated = times.length - new Set(times).size
  return {
    name: 'One reading at a time',
    state: repeated > times.length * mostRepeated ? 'failed' : repeated > 0 ? 'doubtful' : 'passed',
    says:
      repeated > 0
        ? `${round(repeated)} of ${round(times.length)} readings have the time of another. If a column tells measuring points apart, choose it as “Measuring point”; if they are repeats, keep one of each.`
        : 'Each has a time of its own.',
  }
}

function enoughCheck(readings: number): Check {
  const name = 'Enough readings'
  return readings >= enoughReadings
    ? { name, state: 'passed', says: `${round(readings)} readings.` }
    : {
        name,
        state: 'doubtful',
        says: `${round(readings)} readings; with ${enoughReadings} or more, the slope can be told from chance.`,
      }
}

function evenCheck(uneven: number, gaps: number, usual: string): Check {
  const name = 'Readings at even intervals'
  return uneven > gaps / 10
    ? {
        name,
        state: 'doubtful',
        says: `${uneven} of ${gaps} intervals differ from the usual ${usual}. The method assumes even intervals; fill the gaps or thin the data first.`,
      }
    : { name, state: 'passed', says: `The usual interval is ${/^\d/.test(usual) ? usual : `one ${usual}`}.` }
}

function lasting(ms: number): string {
  const [size, unit] =
    ms >= 2 * dayMs ? [dayMs, 'days'] : ms >= 2 * hourMs ? [hourMs, 'hours'] : [60_000, 'minutes']
  if (ms === dayMs) return 'day'
  if (ms === hourMs) return 'hour'
  return `${round(ms / Number(size), 0)} ${unit}`
}

interface Scale {
  axis: Axis
  unit: string
  at(index: number): number
  lasting(steps: number): string
  even: Check
}

function headlineOf({ expected }: Crossing, scale: Scale, isOver: boolean): string {
  if (isOver) return 'The reading has already reached its limit.'
  return expected === undefined
    ? 'The limit is not in sight.'
    : `The limit is reached in about ${scale.lasting(expected)}.`
}

function meaningOf({ expected, earliest, latest }: Crossing, scale: Scale, isOver: boolean): Sentence[] {
  if (isOver)
    return [
      {
        text: 'It is too late for a forecast: look at the machine first, then set the next limit that matters.',
        block: 'trend',
      },
    ]
  if (expected === undefined) {
    const text = earliest
      ? `On the present trend the limit isn’t reached, but the interval includes it from ${scale.lasting(earliest)} on.`
      : 'Neither the trend nor its interval reaches the limit within three times the period of the data.'
    return [{ text, block: 'trend' }]
  }
  const until = latest
    ? `and ${scale.lasting(latest)} from now`
    : 'and a date too far off for these data to tell'
  return [
    {
      text: `Plan the work within ${scale.lasting(earliest ?? expected)}: with 95% confidence the limit is reached between ${scale.lasting(earliest ?? expected)} ${until}.`,
      block: 'trend',
    },
  ]
}
