export const columns = {
  at: { kind: 'time', label: 'Time of reading', names: ['time', 'timestamp', 'date'], required: false },
  reading: {
    kind: 'number',
    label: 'Condition reading',
    names: ['reading', 'value', 'vibration', 'temperature', 'rms', 'wear', 'pressure', 'pv'],
    required: false,
    byContents: true,
    hint: 'At even intervals, oldest first',
  },
  age: {
    kind: 'number',
    label: 'Age at the end',
    names: [
      'age',
      'life',
      'lifetime',
      'hours',
      'runtime',
      'operating hours',
      'hours run',
      'cycles',
      'laufzeit',
    ],
    required: false,
    hint: 'Of each part: at its failure, or today if it still runs',
  },
  ended: {
    kind: 'text',
    label: 'How it ended',
    names: ['failed', 'status', 'ended', 'event', 'outcome'],
    required: false,
    hint: '“failed”, or “running” when it had not failed yet',
  },
} as const

export type MaintenanceColumns = typeof columns
