import { mean, sampleKurtosis } from 'simple-statistics'
import type { Check } from '#features/demos/frame/report/report.ts'
import type { Analysed } from './analyse-column.ts'
import { beyondNoise } from './baseline-trend.ts'
import { madVerdict, stretchesOf } from './detectors.ts'
import { lastingShift } from './lasting-shift.ts'
import { count, many, percent, readingOf } from './words.ts'

const fewest = 20
const enough = 50

export function driftCheck({ adjusted: { drift, isDetrended } }: Analysed, trend: string): Check {
  const name = 'The baseline does not drift'
  if (Math.abs(drift) <= 1)
    return {
      name,
      state: 'passed',
      says: `No drift stands out from the noise${isDetrended ? '; the slow drift was removed as you asked' : ''}.`,
    }
  const size =
    Math.abs(drift) >= beyondNoise
      ? 'far more than its noise'
      : `${Math.abs(drift).toFixed(1)} standard deviations`
  const found = `From the first to the last normal reading the level ${drift < 0 ? 'falls' : 'rises'} by ${size}`
  return isDetrended
    ? {
        name,
        state: 'doubtful',
        says: `${found}. This drift counts as normal, so it was removed, and a slow fault would go with it.`,
      }
    : {
        name,
        state: trend === 'keep' ? 'failed' : 'doubtful',
        says: `${found}, and later readings are compared with that. Remove the drift under “Drift”.`,
      }
}

export function faultFreeCheck({ normal, found, events }: Analysed): Check {
  const name = 'The baseline is free of faults'
  if (!(found.base.deviation > 0))
    return {
      name,
      state: 'failed',
      says: `The first ${count(normal)} readings are all equal, so they show no spread. Use more readings.`,
    }
  if (normal < fewest)
    return {
      name,
      state: 'failed',
      says: `It has only ${many(normal, 'reading')}; at least ${fewest} are needed, and ${enough} would be better.`,
    }
  const known = events.find(({ from }) => from < normal)
  if (known)
    return {
      name,
      state: 'doubtful',
      says: `The known event “${known.name}” falls within it and widens the limits.`,
    }
  const alarms = stretchesOf(found.isVoted.slice(0, normal), 5).length
  if (alarms > 0)
    return {
      name,
      state: 'doubtful',
      says: `There ${alarms === 1 ? 'is 1 alarm' : `are ${alarms} alarms`} in it; if that was a fault, the limits are too wide.`,
    }
  if (normal < enough)
    return {
      name,
      state: 'doubtful',
      says: `${count(normal)} readings set the limits; with ${enough} or more, the limits are steadier.`,
    }
  return { name, state: 'passed', says: `No alarm among its ${count(normal)} readings.` }
}

export function restCheck(
  { found, normal, events, values, adjusted, unit }: Analysed,
  line: (reading: number) => number,
): Check {
  const name = 'The baseline describes the rest'
  const outside = found.methods[1]?.verdict.alarms ?? []
  const shift = lastingShift(outside, normal)
  const isKnown = (i: number) => events.some(({ from, to }) => i >= from && i <= to)
  const end = shift ?? values.length
  let [checked, out] = [0, 0]
  for (let i = normal; i < end; i++) {
    if (isKnown(i)) continue
    checked++
    if (outside[i]) out++
  }
  const share = checked > 0 ? out / checked : 0
  const says = `${percent(share)} of the ${count(checked)} readings after it lie outside the EWMA limits${events.length > 0 ? ', not counting known events' : ''}.`
  // So many readings as expected after the baseline show that it held; what comes then is a fault or a new state.
  const isAtOnce = shift !== undefined && shift - normal < Math.min(enough, (values.length - normal) / 2)
  if (share > 0.3 || (isAtOnce && !isKnown(shift)))
    return {
      name,
      state: 'failed',
      says: `${shift === undefined ? says : `From row ${line(shift)} on, most readings lie outside the EWMA limits.`} The first readings come from another operating state: begin the file where the machine ran as it does now.`,
    }
  if (shift !== undefined && !isKnown(shift)) {
    const step = mean(adjusted.values.slice(shift)) - mean(adjusted.values.slice(0, normal))
    return {
      name,
      state: 'doubtful',
      says: `Up to row ${line(shift)}. From there on the level is ${readingOf(Math.abs(step))}${unit && ` ${unit}`} ${step < 0 ? 'lower' : 'higher'} and does not come back: one lasting fault, or a new normal. If it is normal, begin the file there.`,
    }
  }
  return { name, state: share > 0.1 ? 'doubtful' : 'passed', says }
}

export function independenceCheck({ adjusted: { autocorrelation } }: Analysed): Check {
  const name = 'Neighbouring readings are independent'
  if (autocorrelation === 0)
    return { name, state: 'passed', says: 'They resemble each other no more than chance would make them.' }
  return {
    name,
    state: 'doubtful',
    says: `They are not (autocorrelation ${autocorrelation.toFixed(2)}). EWMA and CUSUM therefore look at what the previous reading doesn’t explain; a small lasting shift is then found late or not at all.`,
  }
}

export function tailsCheck({ adjusted: { values, innovations }, normal }: Analysed): Check {
  const name = 'No heavy tails'
  if (madVerdict(values, 3.5).score.every((score) => score === 0))
    return {
      name,
      state: 'doubtful',
      says: 'More than half of the readings are equal, so MAD can’t assess any of them.',
    }
  const start = innovations.slice(0, normal)
  if (start.length < enough || start.every((value) => value === start[0]))
    return {
      name,
      state: 'doubtful',
      says: `${many(start.length, 'normal reading')} are too few to show the tails; ${enough} are enough.`,
    }
  const kurtosis = sampleKurtosis(start)
  const says = `Excess kurtosis of the normal readings: ${kurtosis.toFixed(1).replace('-', '−')}.`
  return kurtosis > 2
    ? { name, state: 'doubtful', says: `${says} Expect more false alarms, or raise the limits.` }
    : { name, state: 'passed', says }
}
