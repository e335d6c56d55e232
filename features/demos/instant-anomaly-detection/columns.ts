export const columns = {
  at: { kind: 'time', label: 'Time', names: ['timestamp', 'date', 'datetime'], required: false },
  reading: {
    kind: 'number',
    label: 'Reading',
    names: ['value', 'measurement', 'sensor', 'temperature', 'pressure', 'vibration', 'current'],
    required: true,
  },
  event: {
    kind: 'text',
    label: 'Known event',
    names: ['event', 'label', 'anomaly', 'fault'],
    required: false,
    hint: 'A name in the rows where something is known to have happened; then hits and false alarms are counted',
  },
} as const

export type ReadingColumns = typeof columns
