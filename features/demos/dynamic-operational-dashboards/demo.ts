import { tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { columns, type LogColumns } from './columns.ts'
import { oeeReport } from './oee-report.ts'
import { readLog } from './read-log.ts'
import { sampleLog, type Stretch } from './sample.ts'

export const demo = tableDemo({
  slug: 'dynamic-operational-dashboards',
  settings: {
    scope: {
      kind: 'choice',
      label: 'Figures for',
      options: [
        { value: 'last', label: 'The last shift' },
        { value: 'worst', label: 'The worst shift' },
        { value: 'all', label: 'The whole log' },
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
  },
  input: { kind: 'table', columns, minRows: 2 },
  sample: () => tableOf(sampleLog()),
  compute(table, settings, work) {
    return oeeReport(readLog(table, settings.counting, work.meanings), settings)
  },
})

function tableOf(rows: Stretch[]): Table<LogColumns> {
  return {
    length: rows.length,
    lines: rows.map((_, i) => i + 2),
    columns: {
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
