import {
  baselineOf,
  cusumVerdict,
  ewmaLimits,
  ewmaVerdict,
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

/** All four methods on the same readings, and where enough of them agree. */
export function findAnomalies(
  readings: readonly number[],
  settings: DetectorSettings,
  onProgress: (share: number) => void,
) {
  const base = baselineOf(readings.slice(0, settings.normal))
  const scores = isolationScores(readings, onProgress)
  const verdicts: [string, Verdict][] = [
    ['MAD', madVerdict(readings, settings.madLimit)],
    ['EWMA', ewmaVerdict(readings, base, settings.lambda)],
    ['CUSUM', cusumVerdict(readings, base, cusumSlack, settings.cusumHeight)],
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
  return { base, limits: ewmaLimits(base.mean, base.deviation, settings.lambda), methods, alarms, isVoted }
}

export interface KnownEvent extends Stretch {
  name: string
}

/** Neighbouring rows with the same name are one event. */
export function eventsOf(names: readonly string[] | undefined): KnownEvent[] {
  const events: KnownEvent[] = []
  names?.forEach((name, i) => {
    if (!name || /^(?:0|no|false|normal)$/i.test(name)) return
    const last = events.at(-1)
    if (last && last.name === name && last.to === i - 1) last.to = i
    else events.push({ name, from: i, to: i })
  })
  return events
}

/** An alarm during an event, or at most so many readings after its end, is that event's; any other one is false. */
const lateBy = 8

export function judge(alarms: readonly Stretch[], events: readonly KnownEvent[]) {
  const belongs = (alarm: Stretch, { from, to }: KnownEvent) => alarm.from <= to + lateBy && alarm.to >= from
  return {
    found: events.filter((event) => alarms.some((alarm) => belongs(alarm, event))),
    falseAlarms: alarms.filter((alarm) => !events.some((event) => belongs(alarm, event))),
  }
}
