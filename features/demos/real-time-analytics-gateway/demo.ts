import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { withoutUnit } from '#features/demos/frame/without-unit.ts'
import { chooseWindows } from './choose-windows.ts'
import { columns, type MessageColumns } from './columns.ts'
import { inOrderOfArrival } from './order-of-arrival.ts'
import { simulate } from './simulate.ts'
import { streamReport } from './stream-report.ts'

const load = { rate: 100, late: 3, longest: 15 }
const mostWindows = 20_000

export const demo = tableDemo({
  slug: 'real-time-analytics-gateway',
  settings: {
    rate: {
      kind: 'number',
      label: 'Simulated rate',
      unit: 'messages a second',
      hint: '1 to 5,000',
      min: 1,
      max: 5000,
      step: 1,
      value: load.rate,
      forOwnFile: 'none',
    },
    late: {
      kind: 'number',
      label: 'Held back',
      unit: '%',
      hint: 'Of the sample’s messages; 0 to 50',
      min: 0,
      max: 50,
      step: 1,
      value: load.late,
      forOwnFile: 'none',
    },
    longest: {
      kind: 'number',
      label: 'Longest delay',
      unit: 's',
      hint: '0 to 60',
      min: 0,
      max: 60,
      step: 1,
      value: load.longest,
      forOwnFile: 'none',
    },
    window: {
      kind: 'number',
      label: 'Window',
      unit: 's',
      hint: 'Leave empty to take it from your file',
      min: 1,
      max: 86_400,
      step: 1,
      value: 5,
      forOwnFile: 'empty',
    },
    slides: {
      kind: 'number',
      label: 'Overlapping windows',
      hint: '1 for windows end to end; 2 to 12 for sliding ones',
      min: 1,
      max: 12,
      step: 1,
      value: 1,
    },
    delay: {
      kind: 'number',
      label: 'Watermark lag',
      unit: 's',
      hint: 'How long a window waits before it is published',
      min: 0,
      max: 3600,
      step: 0.5,
      value: 1,
      forOwnFile: 'empty',
    },
    allowed: {
      kind: 'number',
      label: 'Allowed lateness',
      unit: 's',
      hint: 'How long a published window is still corrected',
      min: 0,
      max: 86_400,
      step: 0.5,
      value: 6,
      forOwnFile: 'empty',
    },
    compression: { kind: 'number', label: 'δ of the t-digest', min: 50, max: 1000, step: 10, value: 200 },
  },
  input: { kind: 'table', columns, minRows: 2 },
  sample(): Table<MessageColumns> {
    const { at, value, id } = simulate(load)
    return {
      length: at.length,
      lines: at.map((_, i) => i + 2),
      columns: { at, value, id, arrived: undefined },
    }
  },
  compute(table, settings, work) {
    const { isSample } = work
    const { order, messages } = isSample
      ? { order: 'arrival' as const, messages: simulate(settings) }
      : inOrderOfArrival(table)
    const unit = table.units?.value ?? ''
    const { window, delay, allowed } = chooseWindows(messages.at, settings)
    const overlap = Math.round(settings.slides)
    const slideMs = Math.max(1, Math.round((window * 1000) / overlap))
    const windows = new Set(Array.from(messages.at, (at) => Math.floor(at / slideMs))).size * overlap
    if (windows > mostWindows)
      throw new DemoError(
        `Windows of ${window} s would be about ${windows.toLocaleString('en-GB')} for these times; at most ${mostWindows.toLocaleString('en-GB')} are computed. Lengthen the window.`,
      )
    return streamReport(
      messages,
      {
        slideMs,
        windowMs: slideMs * overlap,
        delayMs: delay * 1000,
        allowedMs: allowed * 1000,
        compression: settings.compression,
      },
      {
        order,
        asked: isSample ? undefined : settings,
        named: { value: withoutUnit(table.headings?.value ?? 'Value', unit), unit },
      },
      (share) => work.progress(share * 0.7, 'Replaying messages'),
    )
  },
})
