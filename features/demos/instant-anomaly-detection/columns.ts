import { pointNames } from '#features/demos/frame/point-names.ts'

const further = (number: number) =>
  ({
    kind: 'number',
    label: `Reading ${number}`,
    names: [],
    required: false,
    byContents: true,
    hint: 'Checked on its own and together with the others',
  }) as const

export const columns = {
  at: {
    kind: 'time',
    label: 'Time',
    names: ['timestamp', 'date', 'datetime', 'zeitstempel', 'zeitpunkt', 'horodatage', 'fecha'],
    required: false,
  },
  reading: {
    kind: 'number',
    label: 'Reading',
    names: ['value', 'measurement', 'sensor', 'temperature', 'pressure', 'vibration', 'current'],
    required: true,
  },
  reading2: further(2),
  reading3: further(3),
  reading4: further(4),
  reading5: further(5),
  reading6: further(6),
  point: {
    kind: 'text',
    isWords: true,
    label: 'Measuring point',
    names: [...pointNames, 'asset', 'machine', 'equipment', 'anlage', 'maschine'],
    required: false,
  },
  event: {
    kind: 'text',
    label: 'Known event',
    names: ['event', 'label', 'anomaly', 'fault'],
    required: false,
    hint: 'A name in each row where something is known to have happened; hits and false alarms are then counted',
  },
} as const

export const readingNames = ['reading', 'reading2', 'reading3', 'reading4', 'reading5', 'reading6'] as const

export type ReadingColumns = typeof columns
