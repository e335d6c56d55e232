import type { Stretch } from './detectors.ts'

export interface KnownEvent extends Stretch {
  name: string
}

/** Neighbouring rows with the same name are one event. */
export function eventsOf(names: readonly string[] | undefined): KnownEvent[] {
  const events: KnownEvent[] = []
  names?.forEach((name, i) => {
    if (!name || /^(?:0|0\.0+|no|n|none|false|normal|ok|-)$/i.test(name)) return
    const last = events.at(-1)
    if (last && last.name === name && last.to === i - 1) last.to = i
    else events.push({ name, from: i, to: i })
  })
  return events
}

/** An alarm is an event's when it overlaps it or begins at most so many readings after its end. */
const lateBy = 8
/** Readings before an event that its alarm may begin with: methods agree within so many. */
const earlyBy = 3

export interface AlarmScore {
  found: KnownEvent[]
  falseAlarms: Stretch[]
  /** True alarms of all alarms; NaN without an alarm. */
  precision: number
  /** Events found of all events. */
  recall: number
  /** Harmonic mean of precision and recall; 0 where nothing is found. */
  f1: number
  /** Readings within false alarms. */
  falseReadings: number
}

/**
 * Scores alarms against the events that are known. An alarm that lies mostly outside every event is false and finds nothing, however
 * many events it runs over: otherwise a method that never stops alarming would find them all.
 */
export function scoreAlarms(alarms: readonly Stretch[], events: readonly KnownEvent[]): AlarmScore {
  const isNear = (i: number) => events.some(({ from, to }) => i >= from - earlyBy && i <= to + lateBy)
  const belongs = (alarm: Stretch, { from, to }: KnownEvent) => alarm.from <= to + lateBy && alarm.to >= from
  const isTrue = (alarm: Stretch) => {
    if (!events.some((event) => belongs(alarm, event))) return false
    let near = 0
    for (let i = alarm.from; i <= alarm.to; i++) if (isNear(i)) near++
    return near * 2 >= alarm.to - alarm.from + 1
  }
  const trueAlarms = alarms.filter(isTrue)
  const falseAlarms = alarms.filter((alarm) => !trueAlarms.includes(alarm))
  const found = events.filter((event) => trueAlarms.some((alarm) => belongs(alarm, event)))
  const precision = trueAlarms.length / alarms.length
  const recall = found.length / events.length
  return {
    found,
    falseAlarms,
    precision,
    recall,
    f1: found.length > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    falseReadings: falseAlarms.reduce((sum, { from, to }) => sum + to - from + 1, 0),
  }
}

export interface BestMethods<T> {
  /** More than one where they tie. */
  best: T[]
  score: AlarmScore
}

/** The best by F1, then by fewer false alarms. Undefined where nothing is known or nothing was found. */
export function bestMethods<T extends { alarms: readonly Stretch[] }>(
  methods: readonly T[],
  events: readonly KnownEvent[],
): BestMethods<T> | undefined {
  if (events.length === 0) return undefined
  const ranked = methods
    .map((method) => ({ method, score: scoreAlarms(method.alarms, events) }))
    .sort((a, b) => b.score.f1 - a.score.f1 || a.score.falseAlarms.length - b.score.falseAlarms.length)
  const [first] = ranked
  if (!first || first.score.f1 === 0) return undefined
  const isTie = ({ score }: (typeof ranked)[number]) =>
    score.f1 === first.score.f1 && score.falseAlarms.length === first.score.falseAlarms.length
  return { best: ranked.filter(isTie).map(({ method }) => method), score: first.score }
}
