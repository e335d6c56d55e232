import type { Adjusted } from './adjust-series.ts'
import {
  baselineOf,
  cusumVerdict,
  ewmaLimits,
  ewmaVerdict,
  madLimits,
  madVerdict,
  stretchesOf,
  votesOf,
  type Stretch,
  type Verdict,
} from './detectors.ts'
import { isolationScores } from './isolation-forest.ts'

export interface DetectorSettings {
  normal: number
  votes: number
  lambda: number
  madLimit: number
  cusumHeight: number
  isolation: number
}

export interface Method {
  name: string
  verdict: Verdict
  alarms: Stretch[]
}

export interface Alarm extends Stretch {
  methods: string[]
}

/** CUSUM is tuned to a shift of one standard deviation. */
export const cusumSlack = 0.5
/** Methods agree when they alarm at most so many readings apart: a sum needs a few more than a single look. */
const voteReach = 3
const oneAlarmGap = 5

/**
 * All four methods on the same readings, and where enough of them agree. MAD and the forest look at the readings without their season,
 * EWMA and CUSUM at what the reading before doesn't explain either.
 */
export function findAnomalies(
  readings: readonly number[],
  settings: DetectorSettings,
  onProgress: (share: number) => void,
  { values, innovations, stretch }: Pick<Adjusted, 'values' | 'innovations' | 'stretch'> = {
    values: [...readings],
    innovations: [...readings],
    stretch: 1,
  },
) {
  const base = baselineOf(innovations.slice(0, settings.normal), stretch)
  const scores = isolationScores(values, onProgress)
  const verdicts: [string, Verdict][] = [
    ['MAD', madVerdict(values, settings.madLimit, stretch)],
    ['EWMA', ewmaVerdict(innovations, base, settings.lambda)],
    ['CUSUM', cusumVerdict(innovations, base, cusumSlack, settings.cusumHeight)],
    ['Isolation forest', { score: scores, alarms: scores.map((score) => score > settings.isolation) }],
  ]
  const methods = verdicts.map(([name, verdict]): Method => ({
    name,
    verdict,
    alarms: stretchesOf(verdict.alarms, oneAlarmGap),
  }))
  const votes = votesOf(
    methods.map(({ verdict }) => verdict),
    readings.length,
    voteReach,
  )
  const isVoted = readings.map(
    (_, i) => (votes[i] ?? 0) >= settings.votes && methods.some(({ verdict }) => verdict.alarms[i]),
  )
  const alarms = stretchesOf(isVoted, oneAlarmGap).map((stretch): Alarm => {
    const speaks = ({ verdict }: Method) =>
      verdict.alarms.slice(Math.max(0, stretch.from - voteReach), stretch.to + voteReach + 1).some(Boolean)
    return { ...stretch, methods: methods.filter(speaks).map(({ name }) => name) }
  })
  return {
    base,
    madLimits: madLimits(values, settings.madLimit, stretch),
    limits: ewmaLimits(base.mean, base.deviation, settings.lambda),
    methods,
    alarms,
    isVoted,
    votes,
  }
}
