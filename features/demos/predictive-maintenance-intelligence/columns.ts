import type { Layout } from '#features/demos/frame/demo.ts'
import { pointNames } from '#features/demos/frame/point-names.ts'
import { orderColumns } from './order-columns.ts'

/** Words and letters that programs for reliability write, known without a heading. */
const endingWords = 'f s c failed failure suspended suspension censored survived survivor running'.split(' ')

const lifeColumns = {
  at: { kind: 'time', label: 'Time of reading', names: ['time', 'timestamp', 'date'], required: false },
  point: {
    kind: 'text',
    isWords: true,
    label: 'Measuring point',
    names: [...pointNames, 'point', 'asset', 'machine', 'equipment', 'location', 'anlage', 'maschine'],
    required: false,
    hint: 'If one column holds readings of several; one of them is followed',
  },
  reading: {
    kind: 'number',
    label: 'Condition reading',
    names: ['reading', 'value', 'vibration', 'temperature', 'rms', 'wear', 'pressure', 'pv'],
    required: false,
    byContents: true,
    unless: ['age', 'ended'],
    hint: 'With their times, in any order; without times, oldest first and a row for each interval',
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
      'age at failure',
      'time to failure',
      'op hours',
      'service hours',
      'cycles to failure',
      'cycle count',
      'stroke count',
      'shot count',
      'kilometres',
      'betriebsstunden',
      'lebensdauer',
      'standzeit',
      'heures',
      'horas',
      'ore',
      'time to f or s',
      'time to event',
      'state end time',
    ],
    required: false,
    canBeSpan: true,
    hint: 'Of each part: when it failed, or today if it is still running; or the days between two dates',
  },
  ended: {
    kind: 'text',
    label: 'How it ended',
    names: [
      'failed',
      'failure',
      'status',
      'ended',
      'event',
      'outcome',
      'censored',
      'censor',
      'cens',
      'suspended',
      'suspension',
      'running',
      'survived',
      'state',
      'ausgefallen',
      'zensiert',
      'f s',
      'f c',
      'removal reason',
      'reason for removal',
      'removal cause',
      'fate',
    ],
    required: false,
    holds: endingWords,
    hint: 'Failed or still good, in your own words or codes; the page asks about those it doesn’t know',
  },
} as const

const amountColumn = {
  parts: {
    kind: 'number',
    isCount: true,
    label: 'How many parts',
    names: [
      'freq',
      'frequency',
      'frequencies',
      'count',
      'quantity',
      'qty',
      'number of parts',
      'number of units',
      'number in state',
      'num in state',
      'units',
      'anzahl',
      'stückzahl',
      'häufigkeit',
      'fréquence',
      'effectif',
      'frecuencia',
      'cantidad',
      'frequenza',
      'quantità',
      'aantal',
      'liczba',
    ],
    required: false,
    hint: 'That each row stands for; without it, one',
  },
} as const

export const columns = { ...lifeColumns, ...amountColumn, ...orderColumns } as const

export type MaintenanceColumns = typeof columns

export const layouts = {
  lives: {
    label: 'Readings over time, or the ages of parts',
    columns: ['at', 'point', 'reading', 'age', 'ended', 'parts'],
    knownBy: [['age'], ['reading']],
    isUsual: true,
  },
  orders: {
    label: 'Work orders of all types, several for each asset',
    columns: ['asset', 'raised', 'type', 'status'],
    knownBy: [['asset', 'raised', 'type']],
  },
  failures: {
    label: 'Failures, several for each asset',
    columns: ['asset', 'failed', 'status'],
    knownBy: [['asset', 'failed']],
  },
} as const satisfies Record<string, Layout<keyof MaintenanceColumns>>
