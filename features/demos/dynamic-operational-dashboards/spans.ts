import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { datePartsOf } from '#features/demos/frame/read/date.ts'
import { dayMs, minuteMs } from '#lib/durations.ts'
import type { LogColumns } from './log-columns.ts'

const hourMinutes = 60
/** Between two rows of a shift that belong together. */
const longestGap = 8 * hourMinutes

/** What the times of a log say of it, in minutes. */
export interface Timing {
  total: number
  /** Counted twice, since a row begins before the one before it ends on the same machine. */
  overlap: number
  /** The row of the file where that happens first. */
  overlapLine: number | undefined
  /** In no row, between the rows of a shift. */
  gap: number
  /** Rows whose length differs by an hour from their start and end: the clocks changed. */
  clockChanges: number
  /** Rows whose length differs otherwise. */
  differing: number
  /** Rows without a length. */
  without: number
  hasTimes: boolean
}

/** Length and shift of each row, from a column of minutes, from start and end, or from start to the next start. */
export function spansOf({ columns: read, lines, length }: Table<LogColumns>) {
  const columns = { ...read, start: read.end ? read.start : datedOn(read) }
  const { start, end, minutes: given } = columns
  if (!given && !start)
    throw new DemoError(
      'How long did each state last? Choose the column of minutes, or the columns of start and end.',
    )
  const machineOf = (i: number) => columns.machine?.[i] ?? ''
  const order = Array.from({ length }, (_, i) => i)
  if (start) order.sort((a, b) => (start[a] ?? 0) - (start[b] ?? 0) || a - b)
  const nextStart = new Map<number, number>()
  const lastOf = new Map<string, number>()
  for (const i of order) {
    const before = lastOf.get(machineOf(i))
    if (before !== undefined && start) nextStart.set(before, start[i] ?? Number.NaN)
    lastOf.set(machineOf(i), i)
  }
  const timing: Timing = {
    total: 0,
    overlap: 0,
    overlapLine: undefined,
    gap: 0,
    clockChanges: 0,
    differing: 0,
    without: 0,
    hasTimes: Boolean(start && (end || given)),
  }
  const minutes = Array.from({ length }, (_, i) => {
    const from = start?.[i] ?? Number.NaN
    const measured = ((end?.[i] ?? (given ? Number.NaN : (nextStart.get(i) ?? Number.NaN))) - from) / minuteMs
    const told = given?.[i] ?? Number.NaN
    const apart = Math.abs(told - measured)
    if (Math.abs(apart - hourMinutes) <= 1) timing.clockChanges++
    else if (apart > 1 && apart > Math.abs(told) * 0.02) timing.differing++
    const own = Number.isFinite(told) ? told : measured
    if (Number.isFinite(own)) timing.total += own
    else timing.without++
    return own
  })
  const labels = shiftsOf(columns, order, minutes)
  if (start) measureGaps({ start, minutes, labels, order, machineOf, lines }, timing)
  return { minutes, labels, timing }
}

/** Between rows that follow on. */
const mostBetween = 5 * minuteMs

/** The moments at which the rows begin: one after midnight that bears the date of its shift's evening, and follows on, is of the next day. */
function datedOn({ start, minutes, machine }: Table<LogColumns>['columns']): readonly number[] | undefined {
  if (!start || !minutes) return start
  const before = new Map<string, { start: number; end: number; turned: number }>()
  return start.map((at, i) => {
    const name = machine?.[i] ?? ''
    const last = before.get(name)
    const isOfDate = last !== undefined && dateOf(at) === dateOf(last.start - last.turned)
    const follows = last !== undefined && Math.abs(at + dayMs - last.end) <= mostBetween
    const turned = isOfDate && (last.turned > 0 || (at < last.start && follows)) ? dayMs : 0
    before.set(name, { start: at + turned, end: at + turned + (minutes[i] ?? 0) * minuteMs, turned })
    return at + turned
  })
}

const dateOf = (at: number) => Math.floor(at / dayMs)

interface Measured {
  start: readonly number[]
  minutes: readonly number[]
  labels: readonly string[]
  order: readonly number[]
  machineOf: (i: number) => string
  lines: readonly number[]
}

function measureGaps({ start, minutes, labels, order, machineOf, lines }: Measured, timing: Timing) {
  const reached = new Map<string, { end: number; shift: string }>()
  for (const i of order) {
    const [from, lasted] = [start[i] ?? Number.NaN, minutes[i] ?? Number.NaN]
    if (!Number.isFinite(from) || !Number.isFinite(lasted)) continue
    const machine = machineOf(i)
    const before = reached.get(machine)
    const gap = before ? (from - before.end) / minuteMs : 0
    const end = from + lasted * minuteMs
    if (gap < -0.5) {
      timing.overlap += Math.min(-gap, lasted)
      timing.overlapLine ??= lines[i]
    } else if (gap > 0.5 && before?.shift === labels[i]) timing.gap += gap
    reached.set(machine, { end: Math.max(end, before?.end ?? 0), shift: labels[i] ?? '' })
  }
}

/** A shift ends where nothing is logged for so long, and is never longer than the second. */
const [leastRest, longestShift] = [4 * hourMinutes, 14 * hourMinutes]

/** The day on which each row's shift began, where all rows form shifts with rests between: a night belongs to its evening. */
function shiftsByRests(start: readonly number[], order: readonly number[], minutes: readonly number[]) {
  const labels: string[] = order.map(() => '')
  const known = new Set<string>()
  let [began, reached, label] = [Number.NaN, Number.NEGATIVE_INFINITY, '']
  for (const i of order) {
    const at = start[i] ?? Number.NaN
    if (!Number.isFinite(at)) return undefined
    if ((at - reached) / minuteMs >= leastRest) {
      const [day, clock] = [new Date(at).toISOString().slice(0, 10), new Date(at).toISOString().slice(11, 16)]
      label = known.has(day) ? `${day} ${clock}` : day
      known.add(day)
      began = at
    }
    labels[i] = label
    reached = Math.max(reached, at + (minutes[i] || 0) * minuteMs)
    if ((reached - began) / minuteMs > longestShift) return undefined
  }
  return labels
}

/** "Early" on Monday and "Early" on Tuesday are two shifts: with times the day of their first row tells them apart. */
function shiftsOf(
  { shift, start }: Table<LogColumns>['columns'],
  order: readonly number[],
  minutes: readonly number[],
): string[] {
  const isDated = !shift || shift.every((name) => name.trim() === '' || datePartsOf(name) !== undefined)
  const byRests = start && isDated ? shiftsByRests(start, order, minutes) : undefined
  if (byRests) return byRests
  const labels: string[] = order.map(() => 'the whole log')
  let label = ''
  let [lastShift, lastStart] = ['', Number.NEGATIVE_INFINITY]
  const dayOf = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : '')
  for (const i of order) {
    const [name, at] = [shift?.[i]?.trim() ?? '', start?.[i] ?? Number.NaN]
    if (!start) labels[i] = shift ? name || 'no shift' : 'the whole log'
    else if (!shift) labels[i] = dayOf(at) || 'no date'
    else {
      const isSame = name === lastShift && (at - lastStart) / minuteMs < longestGap
      if (!isSame) label = `${dayOf(at)} ${name}`.trim()
      labels[i] = label
      ;[lastShift, lastStart] = [name, at]
    }
  }
  return labels
}
