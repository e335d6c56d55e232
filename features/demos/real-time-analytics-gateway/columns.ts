export const columns = {
  at: {
    kind: 'time',
    label: 'Event time',
    names: ['time', 'timestamp', 'event time', 'datetime', 'date'],
    required: true,
    hint: 'When it happened, by the clock of the sender',
  },
  value: {
    kind: 'number',
    label: 'Value',
    names: ['reading', 'measurement', 'duration', 'latency', 'cycle time'],
    required: true,
  },
  id: {
    kind: 'text',
    label: 'Message id',
    names: ['id', 'message id', 'sequence', 'uuid'],
    required: false,
    hint: 'The same for a message that was sent again; without it, repeats can’t be told',
  },
  arrived: {
    kind: 'time',
    label: 'Arrival time',
    names: ['arrived', 'arrival', 'received', 'received at', 'ingested', 'ingest time', 'server time'],
    required: false,
    hint: 'By the clock of the receiver; without it, rows count as they stand',
  },
} as const

export type MessageColumns = typeof columns

/** Messages in the order in which they arrived, column by column. */
export interface Messages {
  at: ArrayLike<number>
  value: ArrayLike<number>
  id?: ArrayLike<string> | undefined
  /** When each arrived, where that is known. */
  arrived?: ArrayLike<number> | undefined
}
