import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { oeeOf, type Oee } from '#lib/oee.ts'
import type { ShiftColumns } from './shift-columns.ts'
import { cyclesOf, timesOf, type RateIn, type ShiftTimes, type TimesIn } from './shift-times.ts'

export type Breaks = 'auto' | 'off' | 'in'

export interface ShiftSettings {
  /** For rows without a cycle or rate of their own; NaN for none. */
  idealSeconds: number
  breaks: Breaks
  timesIn: TimesIn
  rateIn: RateIn
}

/** One row of the file, all times in minutes. */
export interface ShiftRow {
  line: number
  name: string
  machine: string
  planned: number
  stopped: number
  setUp: number
  parts: number
  rejects: number
  idealSeconds: number
}

export interface ShiftTotals extends Oee {
  name: string
  plannedMinutes: number
  stoppedMinutes: number
  setUpMinutes: number
  parts: number
  rejects: number
}

export interface ReadShifts {
  rows: ShiftRow[]
  /** As the file names them, in its order; rows of one name are added up. */
  shifts: ShiftTotals[]
  whole: ShiftTotals
  times: ShiftTimes
  /** Rows without planned time or parts. */
  leftOut: number
  /** Rows whose name another one bears. */
  sameName: number
  machines: number
  /** Breaks were taken off the planned time; undefined where the file has none. */
  takesBreaksOff: boolean | undefined
  /** Rows whose run time is not what planned time less downtime leaves. */
  differingRun: number
  hasRejects: boolean
  /** Rows in which good parts and rejects don't add up to all. */
  differingParts: number
  cycleFrom: 'cycle' | 'rate' | 'setting'
  cycleAssumed: string | undefined
  hasSeveralCycles: boolean
}

const tolerance = 1

/** Shifts from their totals. Throws `DemoError` for figures that can't be, with the row. */
export function readShifts(table: Table<ShiftColumns>, settings: ShiftSettings): ReadShifts {
  const { columns, lines, length } = table
  const times = timesOf(table, settings.timesIn)
  const { planned, breaks, stopped, setUp, run } = times.minutes
  if (!stopped && !run)
    throw new DemoError(
      'Availability needs the downtime or the run time of each shift. Choose one of these columns under “What was read”.',
    )
  const takesBreaksOff = breaks && planned ? isWholeShift(table, times, settings.breaks) : undefined
  const plannedOf = (i: number) =>
    planned
      ? (planned[i] ?? Number.NaN) - (takesBreaksOff ? breaks?.[i] || 0 : 0)
      : (run?.[i] ?? Number.NaN) + (stopped?.[i] || 0) + (setUp?.[i] || 0)
  const stoppedOf = (i: number) =>
    stopped ? stopped[i] || 0 : plannedOf(i) - (run?.[i] ?? Number.NaN) - (setUp?.[i] || 0)
  const madeOf = (i: number) =>
    columns.parts?.[i] ?? (columns.good?.[i] ?? Number.NaN) + (columns.rejects?.[i] || 0)
  const badOf = (i: number) =>
    columns.rejects
      ? columns.rejects[i] || 0
      : columns.parts && columns.good
        ? (columns.parts[i] || 0) - (columns.good[i] || 0)
        : 0
  const indices = Array.from({ length }, (_, i) => i).filter(
    (i) => plannedOf(i) > 0 && Number.isFinite(madeOf(i)) && Number.isFinite(stoppedOf(i)),
  )
  const fastest = indices.reduce((most, i) => {
    const ran = plannedOf(i) - stoppedOf(i) - (setUp?.[i] || 0)
    return ran > 0 ? Math.max(most, madeOf(i) / ran) : most
  }, 0)
  const { seconds, assumed } = cyclesOf(table, settings.rateIn, fastest)
  const rows = indices.map((i): ShiftRow => {
    const own = seconds?.[i] ?? Number.NaN
    return {
      line: lines[i] ?? 0,
      name: nameOf(table, i),
      machine: columns.machine?.[i] ?? '',
      planned: plannedOf(i),
      stopped: stoppedOf(i),
      setUp: setUp?.[i] || 0,
      parts: madeOf(i),
      rejects: badOf(i),
      idealSeconds: own > 0 && Number.isFinite(own) ? own : settings.idealSeconds,
    }
  })
  if (rows.length === 0)
    throw new DemoError('No row has both planned time and parts. Choose their columns under “What was read”.')
  for (const row of rows) checkRow(row, takesBreaksOff === true)
  const groups = Map.groupBy(rows, ({ name }) => name)
  const differing = (of: (i: number) => number) => indices.filter((i) => Math.abs(of(i)) > tolerance).length
  return {
    rows,
    shifts: [...groups].map(([name, own]) => totalsOf(name, own)),
    whole: totalsOf('All shifts', rows),
    times,
    leftOut: length - rows.length,
    sameName: rows.length - groups.size,
    machines: new Set(rows.map(({ machine }) => machine)).size,
    takesBreaksOff,
    differingRun:
      run && planned && stopped
        ? differing((i) => (run[i] || 0) - (plannedOf(i) - stoppedOf(i) - (setUp?.[i] || 0)))
        : 0,
    hasRejects: Boolean(columns.rejects || (columns.parts && columns.good)),
    differingParts:
      columns.parts && columns.good && columns.rejects
        ? indices.filter((i) => (columns.good?.[i] || 0) + badOf(i) !== madeOf(i)).length
        : 0,
    cycleFrom: columns.cycle ? 'cycle' : columns.rate ? 'rate' : 'setting',
    cycleAssumed: assumed,
    hasSeveralCycles: new Set(rows.map(({ idealSeconds }) => idealSeconds)).size > 1,
  }
}

/** OEE of some rows. Rows of several cycles are weighed by the time that their parts take at best, so that the factors multiply to OEE. */
export function totalsOf(name: string, rows: readonly ShiftRow[]): ShiftTotals {
  const sum = (of: (row: ShiftRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const plannedMinutes = sum(({ planned }) => planned)
  const stoppedMinutes = sum(({ stopped }) => stopped)
  const setUpMinutes = sum(({ setUp }) => setUp)
  // In seconds at best instead of parts, one cycle of a second holds for all rows.
  const oee = oeeOf({
    plannedMinutes,
    downMinutes: stoppedMinutes + setUpMinutes,
    parts: sum(({ parts, idealSeconds }) => parts * idealSeconds),
    rejects: sum(({ rejects, idealSeconds }) => rejects * idealSeconds),
    idealSeconds: 1,
  })
  return {
    ...oee,
    name,
    plannedMinutes,
    stoppedMinutes,
    setUpMinutes,
    parts: sum(({ parts }) => parts),
    rejects: sum(({ rejects }) => rejects),
  }
}

/** "05/10/2026 Early, Filler 2"; the row's number where the file names nothing. */
function nameOf({ columns: { day, shift, machine }, lines }: Table<ShiftColumns>, i: number): string {
  const when = [day?.[i], shift?.[i]].filter(Boolean).join(' ')
  const isOne = new Set(machine).size <= 1
  return [when, isOne ? '' : machine?.[i]].filter(Boolean).join(', ') || `Row ${lines[i] ?? i + 1}`
}

/** Whether the planned time is that of the whole shift, breaks included: as run time and downtime tell, else by its heading. */
function isWholeShift(
  { headings }: Table<ShiftColumns>,
  { minutes: { planned, breaks, stopped, run, setUp } }: ShiftTimes,
  chosen: Breaks,
): boolean {
  if (chosen !== 'auto') return chosen === 'off'
  const sum = (values: readonly number[] | undefined) =>
    (values ?? []).reduce((total, value) => total + (value || 0), 0)
  if (run && stopped) {
    const rest = sum(planned) - sum(run) - sum(stopped) - sum(setUp)
    return rest > sum(breaks) / 2
  }
  return /shift|length|total|available|open|schicht|poste|ouverture|turno|disponib/i.test(
    headings?.planned ?? '',
  )
}

function checkRow({ line, planned, stopped, setUp, parts, rejects }: ShiftRow, takesBreaksOff: boolean) {
  const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })
  const wrong =
    stopped < 0 || setUp < 0
      ? 'has more run time than planned time, or a downtime below 0'
      : stopped + setUp > planned
        ? `has ${count(stopped + setUp)} minutes of downtime in ${count(planned)} planned${takesBreaksOff ? ' after breaks' : ''}; if one of the columns is in hours, choose that under Settings`
        : parts < 0 || rejects < 0
          ? 'has negative figures'
          : rejects > parts
            ? `has ${count(rejects)} rejects of ${count(parts)} parts; if that column holds good parts only, choose it as “Good parts”`
            : undefined
  if (wrong) throw new DemoError(`Row ${line} ${wrong}.`)
}
