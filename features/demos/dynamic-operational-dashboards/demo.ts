import { tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { columns, layouts, type OeeColumns } from './columns.ts'
import { oeeReport } from './oee-report.ts'
import { readLog } from './read-log.ts'
import { readShifts } from './read-shifts.ts'
import { sampleLog, type Stretch } from './sample.ts'
import { shiftReport } from './shift-report.ts'

export const demo = tableDemo({
  slug: 'dynamic-operational-dashboards',
  settings: {
    scope: {
      kind: 'choice',
      label: 'Figures for',
      options: [
        { value: 'last', label: 'The last shift' },
        { value: 'worst', label: 'The worst shift' },
        { value: 'all', label: 'The whole file' },
      ],
      value: 'last',
    },
    idealSeconds: {
      kind: 'number',
      label: 'Ideal cycle',
      unit: 's a part',
      hint: 'The fastest the machine is built for, not its usual pace',
      min: 0.01,
      max: 3600,
      step: 0.01,
      value: 1,
      forOwnFile: 'asked',
      orColumns: ['cycle', 'rate'],
    },
    minorBelow: {
      kind: 'number',
      label: 'Minor stop, shorter than',
      unit: 'min',
      min: 0,
      max: 60,
      step: 0.5,
      value: 5,
      hint: 'Minor stops count as lost speed',
    },
    counting: {
      kind: 'choice',
      label: 'Counts of parts are',
      options: [
        { value: 'auto', label: 'Worked out from the rows' },
        { value: 'row', label: 'The parts made in each row' },
        { value: 'counter', label: 'A running counter' },
      ],
      value: 'auto',
    },
    timesIn: {
      kind: 'choice',
      label: 'Times without a unit are',
      group: 'Shift totals',
      options: [
        { value: 'auto', label: 'Worked out from the figures' },
        { value: 'minutes', label: 'Minutes' },
        { value: 'hours', label: 'Hours' },
      ],
      value: 'auto',
    },
    breaks: {
      kind: 'choice',
      label: 'Breaks',
      group: 'Shift totals',
      options: [
        { value: 'auto', label: 'As the headings suggest' },
        { value: 'off', label: 'Come off the planned time' },
        { value: 'in', label: 'Are off the planned time already' },
      ],
      value: 'auto',
    },
    rateIn: {
      kind: 'choice',
      label: 'The ideal rate is',
      group: 'Shift totals',
      options: [
        { value: 'auto', label: 'As its heading says' },
        { value: 'minute', label: 'Parts a minute' },
        { value: 'hour', label: 'Parts an hour' },
      ],
      value: 'auto',
    },
  },
  input: { kind: 'table', columns, minRows: 2, layouts, groups: 'machine' },
  sample: () => tableOf(sampleLog()),
  compute(table, settings, work) {
    if (table.layout === 'shifts') return shiftReport(readShifts(table, settings), settings)
    return oeeReport(readLog(table, settings.counting, work.meanings), settings)
  },
})

function tableOf(rows: Stretch[]): Table<OeeColumns> {
  return {
    length: rows.length,
    lines: rows.map((_, i) => i + 2),
    columns: {
      ...noTotals,
      shift: rows.map(({ shift }) => shift),
      start: undefined,
      end: undefined,
      minutes: rows.map(({ minutes }) => minutes),
      state: rows.map(({ state }) => state),
      reason: rows.map(({ reason }) => reason),
      machine: undefined,
      parts: rows.map(({ parts }) => parts),
      good: undefined,
      rejects: rows.map(({ rejects }) => rejects),
    },
  }
}

/** The sample is a log. */
const noTotals = {
  planned: undefined,
  breaks: undefined,
  stopped: undefined,
  setUp: undefined,
  run: undefined,
  cycle: undefined,
  rate: undefined,
  day: undefined,
}
