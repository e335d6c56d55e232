import { oeeOf, type Oee } from '#lib/oee.ts'
import type { Category } from './state-words.ts'

export interface LogRow {
  /** In the visitor's file, from 1. */
  line: number
  shift: string
  minutes: number
  state: string
  category: Category
  reason: string
  parts: number
  rejects: number
  /** False where it isn't known how many parts were made while it ran. */
  isCounted: boolean
}

/** The six big losses in minutes of planned time, with what they rest on. */
export interface ShiftLosses extends Oee {
  shift: string
  plannedMinutes: number
  /** Running and start-up. */
  workMinutes: number
  /** All stops, planned ones too. */
  stopMinutes: number
  downMinutes: number
  /** Run time in which parts were counted. */
  countedMinutes: number
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

/** Losses of some rows. An unplanned stop shorter than `minorBelow` minutes is a minor one. Parts count wherever they were entered. */
export function lossesOf(
  shift: string,
  rows: readonly LogRow[],
  { idealSeconds, minorBelow }: { idealSeconds: number; minorBelow: number },
): ShiftLosses {
  const of = (...wanted: Category[]) => rows.filter(({ category }) => wanted.includes(category))
  const sum = (some: readonly LogRow[], key: 'minutes' | 'parts' | 'rejects') =>
    some.reduce((total, row) => total + row[key], 0)
  // A state of no length is an event and no stop.
  const stops = of('unplanned').filter(({ minutes }) => minutes > 0)
  const long = stops.filter(({ minutes }) => minutes >= minorBelow)
  const minor = [...stops.filter(({ minutes }) => minutes < minorBelow), ...of('minor')]
  const plannedMinutes = sum(rows, 'minutes') - sum(of('planned'), 'minutes')
  const [breakdownMinutes, setUpMinutes, minorMinutes] = [long, of('setUp'), minor].map((some) =>
    sum(some, 'minutes'),
  )
  const parts = sum(rows, 'parts')
  const rejects = sum(rows, 'rejects')
  const downMinutes = (breakdownMinutes ?? 0) + (setUpMinutes ?? 0)
  const runMinutes = plannedMinutes - downMinutes
  const uncounted = of('running', 'startUp').filter(({ isCounted }) => !isCounted)
  const countedMinutes = runMinutes - sum(uncounted, 'minutes')
  // What ran uncounted is left out of performance, as if it had gone at the pace of the rest.
  const share = countedMinutes > 0 ? runMinutes / countedMinutes : 1
  const oee = oeeOf({
    plannedMinutes,
    downMinutes,
    parts: parts * share,
    rejects: rejects * share,
    idealSeconds,
  })
  const startUpLossMinutes = (sum(of('startUp'), 'rejects') * idealSeconds) / 60
  return {
    ...oee,
    shift,
    plannedMinutes,
    workMinutes: sum(of('running', 'startUp'), 'minutes'),
    stopMinutes: sum(of('unplanned', 'minor', 'setUp', 'planned'), 'minutes'),
    downMinutes,
    countedMinutes,
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
  for (const { state, category, reason, minutes, shift } of rows) {
    if (category !== 'unplanned' && category !== 'minor' && category !== 'setUp') continue
    const name = reason || state
    const one = reasons.get(name) ?? { minutes: 0, count: 0, byShift: new Map<string, number>() }
    one.minutes += minutes
    one.count++
    one.byShift.set(shift, (one.byShift.get(shift) ?? 0) + minutes)
    reasons.set(name, one)
  }
  return [...reasons].map(([reason, one]) => ({ reason, ...one })).sort((a, b) => b.minutes - a.minutes)
}
