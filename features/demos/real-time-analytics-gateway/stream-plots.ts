import type { Block } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer } from '#ui/plot-spec.ts'
import { clock, span, type Outcome } from './outcome.ts'
import type { WindowResult } from './windows.ts'

/** Up to a quarter of an hour in seconds from its beginning, else by the clock. */
function timeAxis(label: string, from: number, to: number): { axis: Axis; at: (ms: number) => number } {
  if (to - from > 900_000) return { axis: { label, kind: 'time', from, to }, at: (ms) => ms }
  const start = Math.floor(from / 1000) * 1000
  const axis = { label: `${label} from ${clock(start).slice(11)}`, unit: 's', digits: 1 }
  return { axis, at: (ms) => (ms - start) / 1000 }
}

const middle = ({ start, end }: WindowResult) => (start + end) / 2
const windowAxis = (windows: readonly WindowResult[]) =>
  timeAxis('Event time', windows[0]?.start ?? 0, windows.at(-1)?.end ?? 0)

export function percentilePlot({ stream: { windows }, settings, named }: Outcome): Block {
  const { axis, at } = windowAxis(windows)
  const x = windows.map((one) => at(middle(one)))
  const line = (name: 'p50' | 'p95' | 'p99', tone: 1 | 2 | 3): Layer => ({
    kind: 'line',
    name,
    tone,
    x,
    y: windows.map((one) => one[name]),
  })
  return {
    id: 'percentiles',
    kind: 'plot',
    title: 'Percentiles by window',
    note: `Each point is one window of ${span(settings.windowMs)}, drawn at its middle, after its last correction.`,
    plot: {
      title: 'Percentiles by window',
      x: axis,
      y: { label: named.value, digits: 2, ...(named.unit && { unit: named.unit }) },
      layers: [line('p99', 2), line('p95', 3), line('p50', 1)],
    },
  }
}

export function countPlot({ stream: { windows } }: Outcome): Block {
  const { axis, at } = windowAxis(windows)
  const x = windows.map((one) => at(middle(one)))
  const most = windows.reduce((high, { count }) => Math.max(high, count), 0)
  const moved = windows.filter(({ count, first }) => count !== first)
  const layers: Layer[] = [
    { kind: 'line', name: 'At the end', tone: 1, x, y: windows.map(({ count }) => count) },
    { kind: 'line', name: 'First published', tone: 2, x, y: windows.map(({ first }) => first) },
  ]
  if (moved.length > 0)
    layers.push({
      kind: 'points',
      name: 'Corrected',
      tone: 1,
      shape: 'ring',
      x: moved.map((one) => at(middle(one))),
      y: moved.map(({ count }) => count),
    })
  return {
    id: 'counts',
    kind: 'plot',
    title: 'Messages by window, first and final',
    note: 'The gap between the lines is what came late and was added afterwards.',
    plot: {
      title: 'Messages by window',
      x: axis,
      y: { label: 'Messages', from: 0, to: most * 1.1, digits: 0 },
      layers,
    },
  }
}

/** The longest delay of what arrived in each second, against what is waited for. */
export function delayPlot({
  messages: { at, arrived },
  settings: { delayMs, allowedMs, windowMs },
}: Outcome): Block[] {
  if (!arrived) return []
  const longest = new Map<number, number>()
  for (let i = 0; i < at.length; i++) {
    const second = Math.floor((arrived[i] ?? 0) / 1000) * 1000
    longest.set(second, Math.max(longest.get(second) ?? 0, (arrived[i] ?? 0) - (at[i] ?? 0)))
  }
  const places = [...longest].sort((a, b) => a[0] - b[0])
  const arrival = timeAxis('Arrival', places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0)
  return [
    {
      id: 'delays',
      kind: 'plot',
      width: 'half',
      title: 'Longest delay of each second',
      note: `Above the dashed line a message is too late for every window that could hold it, even one that began ${span(windowMs)} ago.`,
      plot: {
        title: 'Longest delay of what arrived',
        x: arrival.axis,
        y: { label: 'Delay', unit: 's', from: 0, digits: 1 },
        layers: [
          {
            kind: 'line',
            name: 'Longest delay',
            tone: 1,
            isStep: true,
            x: places.map(([second]) => arrival.at(second)),
            y: places.map(([, ms]) => ms / 1000),
          },
          { kind: 'level', name: 'watermark', tone: 'slate', y: delayMs / 1000 },
          { kind: 'level', name: 'side list', tone: 'alarm', y: (delayMs + allowedMs + windowMs) / 1000 },
        ],
      },
    },
  ]
}
