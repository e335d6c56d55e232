export const columns = {
  at: {
    kind: 'time',
    label: 'Event time',
    names: [
      'time',
      'timestamp',
      'event time',
      'datetime',
      'date',
      'zeitpunkt',
      'zeitstempel',
      'created',
      'create time',
      'sent',
      'horodatage',
      'fecha',
      'source time',
      'source timestamp',
    ],
    required: true,
    hint: 'When it happened, by the clock of the sender',
  },
  value: {
    kind: 'number',
    label: 'Value',
    names: [
      'reading',
      'measurement',
      'duration',
      'latency',
      'cycle time',
      'value',
      'dauer',
      'wert',
      'valeur',
      'valor',
      'temperature',
      'pressure',
    ],
    required: true,
  },
  id: {
    kind: 'text',
    tellsApart: true,
    label: 'Message id',
    names: ['id', 'message id', 'sequence', 'uuid'],
    required: false,
    hint: 'The same for a message that was sent again; without it, repeats can’t be recognised',
  },
  arrived: {
    kind: 'time',
    label: 'Arrival time',
    names: [
      'arrived',
      'arrival',
      'received',
      'received at',
      'ingested',
      'ingest time',
      'server time',
      'enqueued',
      'enqueued time',
      'append time',
      'server timestamp',
      'processed',
    ],
    required: false,
    hint: 'By the clock of the receiver; without it, rows are taken in the order of the file',
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
