import { oeeOf, type Oee } from '#lib/oee.ts'

export interface LogRow {
  shift: string
  minutes: number
  state: string
  reason: string
  parts: number
  rejects: number
}

const kinds = ['run', 'startUp', 'setUp', 'stop', 'planned'] as const
type Kind = (typeof kinds)[number]

const patterns: [RegExp, Kind][] = [
  [/break ?down|fault|fail|unplanned|down|alarm|jam|minor|idl|block|starv|short|micro|stop/, 'stop'],
  [/set.?up|change.?over|change of|format|adjust/, 'setUp'],
  [/start.?up|warm.?up|ramp/, 'startUp'],
  [/planned|scheduled|break|lunch|meeting|no order|maintenance/, 'planned'],
  [/run|prod|work|ok|up|on/, 'run'],
]

/** What a word for a machine's state means here; undefined when it can't be told. */
export function kindOf(state: string): Kind | undefined {
  const text = state.toLowerCase()
  if (/^planned|planned stop|planned down|scheduled/.test(text) && !/unplanned/.test(text)) return 'planned'
  return patterns.find(([pattern]) => pattern.test(text))?.[1]
}

/** The six big losses in minutes of planned time, with what they rest on. */
export interface ShiftLosses extends Oee {
  shift: string
  plannedMinutes: number
  downMinutes: number
  parts: number
  rejects: number
  breakdowns: number
  breakdownMinutes: number
  setUpMinutes: number
  minorStops: number
  minorMinutes: number
  slowMinutes: number
  startUpLossMinutes: number
  rejectLossMinutes: number
}

/** Losses of some rows. A stop shorter than `minorBelow` minutes is a minor one, whatever it was called. */
export function lossesOf(
  shift: string,
  rows: readonly LogRow[],
  { idealSeconds, minorBelow }: { idealSeconds: number; minorBelow: number },
): ShiftLosses {
  const of = (...wanted: (Kind | undefined)[]) =>
    rows.filter(({ state }) => wanted.includes(kindOf(state) ?? 'run'))
  const sum = (some: readonly LogRow[], key: 'minutes' | 'parts' | 'rejects') =>
    some.reduce((total, row) => total + row[key], 0)
  const working = of('run', 'startUp')
  const stops = of('stop')
  const long = stops.filter(({ minutes }) => minutes >= minorBelow)
  const minor = stops.filter(({ minutes }) => minutes < minorBelow)
  const plannedMinutes = sum(rows, 'minutes') - sum(of('planned'), 'minutes')
  const [breakdownMinutes, setUpMinutes, minorMinutes] = [long, of('setUp'), minor].map((some) =>
    sum(some, 'minutes'),
  )
  const parts = sum(working, 'parts')
  const rejects = sum(working, 'rejects')
  const downMinutes = (breakdownMinutes ?? 0) + (setUpMinutes ?? 0)
  const oee = oeeOf({ plannedMinutes, downMinutes, parts, rejects, idealSeconds })
  const startUpLossMinutes = (sum(of('startUp'), 'rejects') * idealSeconds) / 60
  return {
    ...oee,
    shift,
    plannedMinutes,
    downMinutes,
    parts,
    rejects,
    breakdowns: long.length,
    breakdownMinutes: breakdownMinutes ?? 0,
    setUpMinutes: setUpMinutes ?? 0,
    minorStops: minor.length,
    minorMinutes: minorMinutes ?? 0,
    slowMinutes: oee.speedLossMinutes - (minorMinutes ?? 0),
    startUpLossMinutes,
    rejectLossMinutes: oee.qualityLossMinutes - startUpLossMinutes,
  }
}

export const sixLosses = [
  { key: 'breakdownMinutes', name: 'Breakdowns', of: 'availability' },
  { key: 'setUpMinutes', name: 'Set-up and adjustment', of: 'availability' },
  { key: 'minorMinutes', name: 'Minor stops', of: 'performance' },
  { key: 'slowMinutes', name: 'Reduced speed', of: 'performance' },
  { key: 'startUpLossMinutes', name: 'Rejects at start-up', of: 'quality' },
  { key: 'rejectLossMinutes', name: 'Rejects while running', of: 'quality' },
] as const

/** Minutes stood still for each reason, most first, in all and in each shift. */
export function paretoOf(rows: readonly LogRow[]) {
  const reasons = new Map<string, { minutes: number; count: number; byShift: Map<string, number> }>()
  for (const { state, reason, minutes, shift } of rows) {
    const kind = kindOf(state)
    if (kind !== 'stop' && kind !== 'setUp') continue
    const name = reason || state
    const one = reasons.get(name) ?? { minutes: 0, count: 0, byShift: new Map<string, number>() }
    one.minutes += minutes
    one.count++
    one.byShift.set(shift, (one.byShift.get(shift) ?? 0) + minutes)
    reasons.set(name, one)
  }
  return [...reasons].map(([reason, one]) => ({ reason, ...one })).sort((a, b) => b.minutes - a.minutes)
}
