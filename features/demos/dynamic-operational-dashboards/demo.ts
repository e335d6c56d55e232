import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { oeeReport } from './oee-report.ts'
import { sampleLog } from './sample.ts'
import { kindOf, type LogRow } from './shift-losses.ts'

const columns = {
  shift: {
    kind: 'text',
    label: 'Shift',
    names: ['shift', 'date', 'day', 'crew'],
    required: true,
    hint: 'A name, as “Mon early”',
  },
  minutes: {
    kind: 'duration',
    label: 'Minutes',
    names: ['minutes', 'duration', 'min', 'length', 'dauer', 'downtime'],
    required: true,
    hint: 'Or columns of start and end',
  },
  state: {
    kind: 'text',
    label: 'State',
    names: ['state', 'status', 'category', 'type', 'event'],
    required: true,
    hint: 'Running, start-up, set-up, breakdown, minor stop or planned',
  },
  reason: { kind: 'text', label: 'Reason', names: ['reason', 'cause', 'comment'], required: false },
  parts: {
    kind: 'number',
    label: 'Parts',
    names: ['parts', 'count', 'total', 'pieces', 'output', 'quantity'],
    required: false,
  },
  rejects: {
    kind: 'number',
    label: 'Rejects',
    names: ['rejects', 'scrap', 'bad', 'defects'],
    required: false,
  },
} as const

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
  },
  input: { kind: 'table', columns, minRows: 2 },
  sample: () => tableOf(sampleLog()),
  compute(table, settings) {
    const rows = rowsOf(table)
    const bad = rows.findIndex(
      ({ minutes, parts, rejects }) => minutes < 0 || parts < 0 || rejects > parts || rejects < 0,
    )
    if (bad >= 0) {
      throw new DemoError(
        `Row ${table.lines[bad]} has negative figures, or more rejects than parts. Please correct it.`,
      )
    }
    if (!rows.some(({ parts }) => parts > 0)) {
      throw new DemoError(
        'No row has parts. Choose the column that holds how many were made; without it there is no OEE.',
      )
    }
    const unknown = [...new Set(rows.filter(({ state }) => !kindOf(state)).map(({ state }) => state))]
    return oeeReport(rows, settings, unknown)
  },
})

function tableOf(rows: LogRow[]): Table<typeof columns> {
  return {
    length: rows.length,
    lines: rows.map((_, i) => i + 2),
    columns: {
      shift: rows.map(({ shift }) => shift),
      minutes: rows.map(({ minutes }) => minutes),
      state: rows.map(({ state }) => state),
      reason: rows.map(({ reason }) => reason),
      parts: rows.map(({ parts }) => parts),
      rejects: rows.map(({ rejects }) => rejects),
    },
  }
}

function rowsOf({ length, columns: cells }: Table<typeof columns>): LogRow[] {
  return Array.from({ length }, (_, i) => ({
    shift: cells.shift[i] ?? '',
    minutes: cells.minutes[i] ?? 0,
    state: cells.state[i] ?? '',
    reason: cells.reason?.[i] ?? '',
    parts: cells.parts?.[i] || 0,
    rejects: cells.rejects?.[i] || 0,
  }))
}
