import { DemoError, tableDemo, type Table } from '#features/demos/frame/demo.ts'
import { columns, type MessageColumns } from './columns.ts'
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
      hint: '1 to 5,000; only for the sample',
      min: 1,
      max: 5000,
      step: 1,
      value: load.rate,
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
    },
    longest: {
      kind: 'number',
      label: 'Held back for at most',
      unit: 's',
      hint: 'Only for the sample; 0 to 60',
      min: 0,
      max: 60,
      step: 1,
      value: load.longest,
    },
    window: { kind: 'number', label: 'Window', unit: 's', min: 1, max: 86_400, step: 1, value: 5 },
    slides: {
      kind: 'number',
      label: 'Windows over each moment',
      hint: '1 tumbles; 2 to 12 slide',
      min: 1,
      max: 12,
      step: 1,
      value: 1,
    },
    delay: {
      kind: 'number',
      label: 'Watermark behind newest',
      unit: 's',
      hint: 'Windows wait so long before they publish',
      min: 0,
      max: 3600,
      step: 0.5,
      value: 1,
    },
    allowed: {
      kind: 'number',
      label: 'Allowed lateness',
      unit: 's',
      hint: 'After publishing, windows are corrected so long',
      min: 0,
      max: 86_400,
      step: 0.5,
      value: 6,
    },
    compression: { kind: 'number', label: 'δ of the t-digest', min: 50, max: 1000, step: 10, value: 200 },
  },
  input: { kind: 'table', columns, minRows: 2 },
  sample(): Table<MessageColumns> {
    const { at, value, id } = simulate(load)
    return { length: at.length, lines: at.map((_, i) => i + 2), columns: { at, value, id } }
  },
  compute(table, settings, work) {
    const messages = work.isSample ? simulate(settings) : table.columns
    const slideMs = Math.max(1, Math.round((settings.window * 1000) / Math.round(settings.slides)))
    const slides =
      new Set(messages.at.map((at) => Math.floor(at / slideMs))).size * Math.round(settings.slides)
    if (slides > mostWindows)
      throw new DemoError(
        `Windows of ${settings.window} s would be about ${slides.toLocaleString('en-GB')} for these times; at most ${mostWindows.toLocaleString('en-GB')} are computed. Lengthen the window.`,
      )
    return streamReport(
      { ...messages, lines: work.isSample ? undefined : table.lines },
      {
        slideMs,
        windowMs: slideMs * Math.round(settings.slides),
        delayMs: settings.delay * 1000,
        allowedMs: settings.allowed * 1000,
        compression: settings.compression,
      },
      (share) => work.progress(share * 0.7, 'Replaying messages'),
    )
  },
})
