import type { Layout } from '#features/demos/frame/demo.ts'
import { logColumns } from './log-columns.ts'
import { shiftColumns } from './shift-columns.ts'

/** Those of logs and of shift totals. A column that both have, such as parts, is found by the headings of either. */
export const columns = { ...logColumns, ...shiftColumns } as const

export type OeeColumns = typeof columns

export const layouts = {
  log: {
    label: 'A log, with one row for each state of the machine',
    columns: ['shift', 'start', 'end', 'minutes', 'state', 'reason', 'machine', 'parts', 'good', 'rejects'],
    isUsual: true,
  },
  shifts: {
    label: 'Shift totals, with one row for each shift',
    columns: [
      'day',
      'shift',
      'machine',
      'planned',
      'breaks',
      'stopped',
      'setUp',
      'run',
      'parts',
      'good',
      'rejects',
      'cycle',
      'rate',
    ],
    knownBy: [
      ['planned', 'parts'],
      ['planned', 'good'],
      ['run', 'stopped', 'parts'],
      ['run', 'stopped', 'good'],
    ],
    minRows: 1,
  },
} as const satisfies Record<string, Layout<keyof OeeColumns>>
