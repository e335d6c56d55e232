import type { Check, Report, Sentence } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer } from '#ui/plot-spec.ts'
import { dayMs, hourMs } from '#lib/durations.ts'
import type { Followed } from './measuring-points.ts'
import { crossingOf, fitHolt, holtForecast, type Crossing } from './holt.ts'
import { spacedOf, type Spaced } from './reading-times.ts'

const enoughReadings = 30
/** A trend is read from no fewer. */
export const fewestReadings = 10
const z95 = 1.959_964
const round = (value: number, digits = 3) => value.toLocaleString('en-GB', { maximumFractionDigits: digits })

/** When the reading will reach its limit, with an interval. */
export function trendReport(
  { readings, times, isTimed, untimed, name, meanings }: Followed,
  limit: number,
): Report {
  const single = isTimed ? singleCheck(times, untimed) : undefined
  const spaced = spacedOf(readings, times)
  const enough = enoughCheck(spaced.readings.length, readings.length)
  const failed = [single, enough].find((check) => check?.state === 'failed')
  const fit = fitHolt(spaced.readings, spaced.gaps)
  const covered = spaced.gaps.reduce((sum, gap) => sum + gap, 0)
  const horizon = Math.min(Math.ceil(covered * 3), 5000)
  const isRising = limit >= (readings[0] ?? 0)
  const crossing = sinceLast(crossingOf(fit, limit, horizon, isRising), spaced.lag)
  const scale = scaleOf(spaced, isTimed)
  const isOver = readings.some((value) => (isRising ? value >= limit : value <= limit))
  const shown = Math.max(
    10,
    Math.min(horizon, Math.ceil((crossing.latest ?? crossing.expected ?? covered / 3) * 1.1)),
  )
  // The curves ahead are smooth: two dozen places draw them.
  const stride = Math.max(1, Math.ceil(shown / 24))
  const ahead = Array.from({ length: Math.ceil(shown / stride) }, (_, i) => 1 + i * stride).map((step) => ({
    step,
    ...holtForecast(fit, step),
  }))
  const x = isTimed ? times : times.map((row) => row + 1)
  const futureX = ahead.map(({ step }) => scale.after(step - spaced.lag))
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
    layers.push({ kind: 'mark', name: 'reached', x: scale.after(crossing.expected) })
  }
  return {
    headline: failed
      ? `No verdict: ${failed === single ? 'several readings have the same time' : 'there are readings of too few times'}.`
      : `${name && `${name}: `}${headlineOf(crossing, scale, isOver)}`,
    figures: failed
      ? []
      : [
          {
            label: 'Limit reached in',
            value: crossing.expected === undefined ? 'not in sight' : scale.lasting(crossing.expected),
            basis: `95% interval ${crossing.earliest === undefined ? 'open' : scale.lasting(crossing.earliest)} to ${crossing.latest === undefined ? 'open' : scale.lasting(crossing.latest)}`,
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
    meaning: failed ? [{ text: failed.says }] : meaningOf(crossing, scale, isOver),
    checks: [...(single ? [single] : []), enough, scale.even],
    ...(meanings && { meanings }),
  }
}

/** From the last reading of the file on; what has passed is 0. */
function sinceLast(crossing: Crossing, lag: number): Crossing {
  const since = (steps: number | undefined) => (steps === undefined ? undefined : Math.max(0, steps - lag))
  return {
    expected: since(crossing.expected),
    earliest: since(crossing.earliest),
    latest: since(crossing.latest),
  }
}

/** Steps in the visitor's own time: by its dates where there are any, else by the number of the reading. */
function scaleOf({ times, gaps, usual, lag }: Spaced, isTimed: boolean): Scale {
  const last = (times.at(-1) ?? 0) + lag * usual
  const missing = gaps.slice(1).filter((gap) => gap >= 1.5)
  if (!isTimed)
    return {
      axis: { label: 'Reading', digits: 0 },
      unit: 'reading',
      after: (steps) => last + 1 + steps,
      lasting: (steps) => `${round(Math.floor(steps))} ${Math.floor(steps) === 1 ? 'reading' : 'readings'}`,
      even: {
        name: 'Times of the readings',
        state: 'doubtful',
        says: 'There is no column of times; each row counts as one step.',
      },
    }
  return {
    axis: { label: 'Time', kind: 'time' },
    unit: lasting(usual, Math.round),
    after: (steps) => last + steps * usual,
    lasting: (steps) => lasting(steps * usual, Math.floor),
    even: gapCheck(gaps, missing, usual),
  }
}

/** Several points in one line have a trend that none of them has. */
const mostRepeated = 0.1

function singleCheck(times: readonly number[], untimed: number): Check {
  const repeated = times.length - new Set(times).size
  const without =
    untimed > 0
      ? ` ${round(untimed)} ${untimed === 1 ? 'reading has' : 'readings have'} no time that can be read and ${untimed === 1 ? 'is' : 'are'} left out.`
      : ''
  return {
    name: 'One reading at a time',
    state: repeated > times.length * mostRepeated ? 'failed' : repeated + untimed > 0 ? 'doubtful' : 'passed',
    says:
      (repeated > 0
        ? `${round(repeated)} of ${round(times.length)} readings have the time of another. If a column tells measuring points apart, choose it as “Measuring point”; if they are repeats, keep one of each.`
        : 'Each has a time of its own.') + without,
  }
}

function enoughCheck(count: number, ofFile: number): Check {
  const name = 'Enough readings'
  const says =
    count < ofFile
      ? `${round(ofFile)} readings at ${round(count)} times; those that lie close together count as one`
      : `${round(count)} readings`
  return count >= enoughReadings
    ? { name, state: 'passed', says: `${says}.` }
    : {
        name,
        state: count < fewestReadings ? 'failed' : 'doubtful',
        says: `${says}; with ${enoughReadings} or more, the slope can be told from chance.`,
      }
}

/** How much of the time may be in gaps. */
const mostMissing = 0.25

function gapCheck(gaps: readonly number[], longer: readonly number[], usual: number): Check {
  const name = 'Times of the readings'
  const usually = `The usual interval is ${/^\d/.test(lasting(usual)) ? '' : 'one '}${lasting(usual)}`
  if (longer.length === 0) return { name, state: 'passed', says: `${usually}, without gaps.` }
  const missing = longer.reduce((sum, gap) => sum + Math.round(gap) - 1, 0)
  const says = `${usually}. There ${longer.length === 1 ? 'is one gap' : `are ${round(longer.length)} gaps`} in which ${missing === 1 ? 'one reading is' : `about ${round(missing)} readings are`} missing; the trend goes by the times, so that a gap counts as long as it is.`
  return missing > (missing + gaps.length) * mostMissing
    ? { name, state: 'doubtful', says: `${says} What happened in so much of the time, nobody knows.` }
    : { name, state: 'passed', says }
}

/** In words; what is left until something happens is rounded down, so that nothing is done too late. */
function lasting(ms: number, rounded: (value: number) => number = Math.round): string {
  const [size, unit] =
    ms >= 2 * dayMs ? [dayMs, 'days'] : ms >= 2 * hourMs ? [hourMs, 'hours'] : [60_000, 'minutes']
  if (ms === dayMs) return 'day'
  if (ms === hourMs) return 'hour'
  // A day of arithmetic may lie a hair below its end.
  return `${round(rounded(ms / size + 1e-6), 0)} ${unit}`
}

interface Scale {
  axis: Axis
  unit: string
  /** Where something lies so many steps after the last reading. */
  after(steps: number): number
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
    const text =
      earliest !== undefined
        ? `On the present trend the limit isn’t reached, but the interval includes it from ${scale.lasting(earliest)} on.`
        : 'Neither the trend nor its interval reaches the limit within three times the period of the data.'
    return [{ text, block: 'trend' }]
  }
  const until =
    latest !== undefined
      ? `and ${scale.lasting(latest)} from now`
      : 'and a date too far off for these data to tell'
  if (earliest === 0)
    return [
      {
        text: `Plan the work now: with 95% confidence the limit is reached between now ${until}.`,
        block: 'trend',
      },
    ]
  return [
    {
      text: `Plan the work within ${scale.lasting(earliest ?? expected)}: with 95% confidence the limit is reached between ${scale.lasting(earliest ?? expected)} ${until}.`,
      block: 'trend',
    },
  ]
}
