import type { Check } from '#features/demos/frame/report/report.ts'
import type { DistributionFit } from './compare-distributions.ts'
import type { Goodness } from './goodness-of-fit.ts'
import type { ReadLives } from './read-lives.ts'

export const fewestFailures = 5
const enoughFailures = 10
/** A plot as straight as this is no reason to refuse, however many lives make a small bend certain. */
const straight = 0.99

const count = (value: number) => value.toLocaleString('en-GB')

/** Whether it is known how each life ended. */
export function endingCheck({ lives, leftOut, explained }: ReadLives): Check {
  const name = 'It is known how each life ended'
  const failures = lives.filter(({ hasFailed }) => hasFailed).length
  if (explained === undefined) {
    return {
      name,
      state: 'doubtful',
      says: `No column says so, so all ${count(lives.length)} count as failed. If some still run, lives are really longer.`,
    }
  }
  const lost =
    leftOut > 0
      ? ` ${count(leftOut)} ${leftOut === 1 ? 'row' : 'rows'} without an age or an ending ${leftOut === 1 ? 'is' : 'are'} left out.`
      : ''
  return {
    name,
    state: leftOut > lives.length * 0.05 ? 'doubtful' : 'passed',
    says: `${explained} ${count(failures)} failed, ${count(lives.length - failures)} ${lives.length - failures === 1 ? 'was' : 'were'} still good when observation ended.${lost}`,
  }
}

/** Whether there are failures enough for a distribution. */
export function failuresCheck({ lives }: ReadLives): Check {
  const failed = lives.filter(({ hasFailed }) => hasFailed)
  const different = new Set(failed.map(({ age }) => age)).size
  const says = `${count(failed.length)} of ${count(lives.length)} lives ended in failure`
  const name = 'Enough failures'
  if (failed.length < fewestFailures || different < 3)
    return {
      name,
      state: 'failed',
      says: `${says}, at ${count(different)} different ages. At least ${fewestFailures} failures at three ages are needed.`,
    }
  return failed.length < enoughFailures
    ? {
        name,
        state: 'doubtful',
        says: `${says}: the intervals are wide, and the best age shifts with every further failure.`,
      }
    : { name, state: 'passed', says: `${says}.` }
}

/** Whether the Weibull plot is as straight as plots of Weibull lives are. */
export function goodnessCheck(goodness: Goodness | undefined): Check {
  const name = 'A Weibull distribution fits'
  if (!goodness) return { name, state: 'doubtful', says: 'Too few points to tell.' }
  const { correlation, critical, chance } = goodness
  const figures = `The points on the Weibull plot correlate at ${correlation.toFixed(4)}; only 5% of true Weibull samples fall below ${critical.toFixed(4)}.`
  if (correlation >= critical && chance >= 0.1) return { name, state: 'passed', says: figures }
  if (chance > 0.01 || correlation >= straight)
    return { name, state: 'doubtful', says: `${figures} Look for a bend in the plot.` }
  return {
    name,
    state: 'failed',
    says: `${figures} Two kinds of failure may be mixed: split the lives by cause, then try again.`,
  }
}

/** Whether another distribution describes the lives clearly better. */
export function rivalCheck([best, ...rest]: readonly DistributionFit[]): Check {
  const name = 'No other distribution fits better'
  const weibull = [best, ...rest].find((fit) => fit?.name === 'Weibull')
  if (!best || !weibull) return { name, state: 'doubtful', says: 'It could not be compared.' }
  const gap = weibull.aic - best.aic
  if (gap <= 2)
    return {
      name,
      state: 'passed',
      says: `No other is better than Weibull by more than 2 of AIC (${gap.toFixed(1)}).`,
    }
  return {
    name,
    state: 'doubtful',
    says: `${best.name} is better by ${gap.toFixed(1)} of AIC. ${
      best.name === 'Exponential'
        ? 'Parts then fail by chance, and replacing at any age gains nothing.'
        : 'Its longest lives are longer than Weibull’s, so the replacement age is on the early side.'
    }`,
  }
}

/** Whether the proposed age lies among the ages that were seen. */
export function reachCheck(
  bestAge: number | undefined,
  { lives }: ReadLives,
  unit: string,
): Check | undefined {
  if (bestAge === undefined) return undefined
  const oldest = lives.reduce((max, { age }) => Math.max(max, age), 0)
  const name = 'The replacement age has been observed'
  return bestAge <= oldest
    ? { name, state: 'passed', says: `The oldest part reached ${count(Math.round(oldest))} ${unit}.` }
    : {
        name,
        state: 'doubtful',
        says: `No part is older than ${count(Math.round(oldest))} ${unit}; beyond that the curve is extrapolated.`,
      }
}
