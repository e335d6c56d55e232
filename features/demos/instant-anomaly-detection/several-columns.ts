import type { TableBlock, TableCell } from '#features/demos/frame/report/report.ts'
import type { Analysed } from './analyse-column.ts'
import { stretchesOf } from './detectors.ts'
import { scoreAlarms } from './score-alarms.ts'
import { timeOf } from './words.ts'

/** Columns alarm together when they do so at most so many rows apart. */
const reach = 3

export interface JointAlarm {
  from: number
  to: number
  names: string[]
}

/** Stretches of rows in which two or more columns alarm. */
export function jointAlarms(columns: readonly Analysed[], length: number): JointAlarm[] {
  const near = columns.map(({ found, rows }) => {
    const is = Array.from({ length }, () => false)
    found.isVoted.forEach((isAlarm, i) => {
      const row = rows[i] ?? 0
      for (let k = row - reach; isAlarm && k <= row + reach; k++) if (k >= 0 && k < length) is[k] = true
    })
    return is
  })
  const own = columns.map(({ found, rows }) => new Set(rows.filter((_, i) => found.isVoted[i])))
  const isJoint = Array.from(
    { length },
    (_, row) => near.filter((is) => is[row]).length >= 2 && own.some((rows) => rows.has(row)),
  )
  return stretchesOf(isJoint, 5).map(({ from, to }) => ({
    from,
    to,
    names: columns.filter((_, c) => near[c]?.slice(from, to + 1).some(Boolean)).map(({ name }) => name),
  }))
}

export interface LeftOut {
  name: string
  why: string
}

export function columnTable(
  columns: readonly Analysed[],
  left: readonly LeftOut[],
  failed: ReadonlySet<string>,
): TableBlock {
  const isKnown = columns.some(({ events }) => events.length > 0)
  const rows = columns.map(({ name, values, adjusted, found, events }): TableCell[] => {
    const score = scoreAlarms(found.alarms, events)
    const hasVerdict = !failed.has(name)
    return [
      name,
      values.length,
      adjusted.seasons.map(({ period }) => period).join(' and ') || 'none',
      adjusted.isDetrended ? 'taken out' : 'none',
      hasVerdict ? found.alarms.length : 'no verdict',
      ...(isKnown
        ? [hasVerdict ? score.found.length : null, hasVerdict ? score.falseAlarms.length : null]
        : []),
    ]
  })
  const headings = [
    'Column',
    'Readings',
    'Cycle, readings',
    'Drift',
    'Agreed alarms',
    ...(isKnown ? ['Events found', 'False alarms'] : []),
  ]
  return {
    id: 'columns',
    kind: 'table',
    title: 'The columns side by side',
    columns: headings.map((label) => ({ label })),
    rows,
    note: `Each column has its own cycle and limits. The charts of the methods show ${columns[0]?.name ?? 'the first'}; choose another column as “Reading” to see it there.${left.map(({ name, why }) => ` ${name} was left out: ${why}.`).join('')}`,
  }
}

export function jointAlarmTable(
  joint: readonly JointAlarm[],
  at: readonly number[] | undefined,
  line: (row: number) => number,
): TableBlock {
  return {
    id: 'together',
    kind: 'table',
    title: 'Rows in which several columns raise alarms',
    columns: ['Row', ...(at ? ['From, UTC'] : []), 'To row', 'Columns'].map((label) => ({ label })),
    rows: joint.map(({ from, to, names }) => [
      line(from),
      ...(at ? [timeOf(at[from] ?? 0)] : []),
      line(to),
      names.join(', '),
    ]),
    note: `Within ${reach} rows of each other. A fault in the process moves several sensors; a faulty sensor moves only itself.`,
  }
}
