export const columns = {
  at: { kind: 'time', label: 'Time', names: ['timestamp', 'date', 'datetime'], required: false },
  subgroup: {
    kind: 'text',
    label: 'Subgroup',
    names: ['sample', 'sample no', 'group', 'batch', 'stichprobe'],
    required: false,
    hint: 'The same name or number for readings taken together; without it each reading stands alone',
  },
  reading: {
    kind: 'number',
    label: 'Reading',
    names: [
      'value',
      'measurement',
      'diameter',
      'length',
      'weight',
      'thickness',
      'actual',
      'meas',
      'messwert',
    ],
    required: false,
    byContents: true,
  },
  change: {
    kind: 'text',
    label: 'Logged change',
    names: ['change', 'event', 'note', 'tool change'],
    required: false,
    hint: 'What was changed at the machine, in the row where it happened',
  },
  inspected: {
    kind: 'number',
    label: 'Parts inspected',
    names: ['inspected', 'lot size', 'checked'],
    required: false,
  },
  defective: {
    kind: 'number',
    label: 'Parts defective',
    names: ['defective', 'rejects', 'rejected', 'scrap'],
    required: false,
  },
  defect: { kind: 'text', label: 'Kind of defect', names: ['defect', 'fault', 'reason'], required: false },
} as const

export type QualityColumns = typeof columns
