import type { TableBlock } from '#features/demos/frame/report/report.ts'
import { clock, type Outcome } from './outcome.ts'

export function accounts({ stream, batch }: Outcome): TableBlock {
  const { fates } = stream
  const inWindows = fates.onTime + fates.corrected
  return {
    id: 'accounts',
    kind: 'table',
    width: 'half',
    title: 'Where each message went',
    columns: [{ label: 'Account' }, { label: 'Messages' }, { label: 'Sum', digits: 2 }],
    rows: [
      ['Sent again, dropped', fates.repeat, null],
      ['On time', fates.onTime, null],
      ['Late, window corrected', fates.corrected, null],
      ['Side list', fates.tooLate, stream.lateSum],
      ['Windows and side list', inWindows + fates.tooLate, stream.sumWithLate],
      ['Batch total', batch.count, batch.sum],
    ],
  }
}

export function windowTable({ stream: { windows } }: Outcome): TableBlock {
  return {
    id: 'windows',
    kind: 'table',
    title: 'Window by window',
    columns: [
      { label: 'From, UTC' },
      { label: 'First' },
      { label: 'Final' },
      { label: 'Sum', digits: 2 },
      ...['p50', 'p95', 'p99'].map((label) => ({ label, digits: 2 })),
    ],
    rows: windows.map(({ start, first, count, sum, p50, p95, p99 }) => [
      clock(start),
      first,
      count,
      sum,
      p50,
      p95,
      p99,
    ]),
  }
}

export function lateTable({ messages, stream: { tooLate }, named }: Outcome): TableBlock {
  const { at, value, id, lines } = messages
  return {
    id: 'side-list',
    kind: 'table',
    title: 'Side list: too late for any window',
    columns: [
      { label: lines ? 'Row' : 'Message' },
      { label: 'Event time, UTC' },
      { label: named.value, ...(named.unit && { unit: named.unit }) },
      { label: 'Too late by', unit: 's', digits: 1 },
    ],
    rows: tooLate.map(({ index, by }) => [
      lines ? (lines[index] ?? null) : (id?.[index] ?? null),
      clock(at[index] ?? 0),
      value[index] ?? null,
      by / 1000,
    ]),
  }
}
