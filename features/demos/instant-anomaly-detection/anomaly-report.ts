import type { Table } from '#features/demos/frame/demo.ts'
import type { Block, Figure, Report, Sentence, TableBlock } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer } from '#ui/plot-spec.ts'
import type { ReadingColumns } from './columns.ts'
import {
  cusumSlack,
  eventsOf,
  findAnomalies,
  judge,
  type Alarm,
  type DetectorSettings,
  type KnownEvent,
} from './find-anomalies.ts'

type Found = ReturnType<typeof findAnomalies>

/** The methods beside each other: who alarms where, and how that compares with the events that are known. */
export function anomalyReport(
  table: Table<ReadingColumns>,
  settings: DetectorSettings,
  onProgress: (share: number) => void,
): Report {
  const { reading, at, event } = table.columns
  const found = findAnomalies(reading, settings, onProgress)
  const events = eventsOf(event)
  const x = at && at.every(Number.isFinite) ? [...at] : reading.map((_, i) => i + 1)
  const axis: Axis = x[0] === 1 ? { label: 'Reading', digits: 0 } : { label: 'Time', kind: 'time' }
  const isKnown = events.length > 0
  const { found: hits, falseAlarms } = judge(found.alarms, events)
  const agreeing = settings.votes === 1 ? 'one method or more' : `${settings.votes} methods or more`
  const headline = isKnown
    ? `${hits.length} of ${events.length} known anomalies found by ${agreeing}, ${falseAlarms.length} false ${falseAlarms.length === 1 ? 'alarm' : 'alarms'} in ${count(reading.length)} readings.`
    : `${found.alarms.length} ${found.alarms.length === 1 ? 'alarm' : 'alarms'} by ${agreeing} in ${count(reading.length)} readings.`
  return {
    headline,
    figures: figuresOf(found, events, reading.length),
    blocks: [
      readingPlot(x, axis, reading, found),
      ewmaPlot(x, axis, found, settings),
      cusumPlot(x, axis, found, settings),
      ...scorePlots(x, axis, found, settings),
      methodTable(found, events),
      alarmTable(found.alarms, events, table, x, axis),
    ],
    meaning: meaningOf(found, events, settings, reading.length),
    warnings: warningsOf(found, settings, reading.length),
  }
}

const count = (value: number) => value.toLocaleString('en-GB')
const readingOf = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })

function figuresOf({ methods, limits, base }: Found, events: KnownEvent[], length: number): Figure[] {
  return [
    {
      label: 'EWMA limits',
      value: `${readingOf(limits.low)}–${readingOf(limits.high)}`,
      basis: `mean ${readingOf(base.mean)}, s ${base.deviation.toFixed(4)}`,
    },
    ...methods.map(({ name, alarms }): Figure => {
      const { found, falseAlarms } = judge(alarms, events)
      return events.length > 0
        ? {
            label: name,
            value: `${found.length} of ${events.length}`,
            basis: `${falseAlarms.length} false in ${count(length)}`,
          }
        : { label: name, value: String(alarms.length), basis: alarms.length === 1 ? 'alarm' : 'alarms' }
    }),
  ]
}

function readingPlot(x: number[], axis: Axis, reading: readonly number[], { isVoted }: Found): Block {
  const alarmed = reading.flatMap((value, i) => (isVoted[i] ? [{ x: x[i] ?? 0, y: value }] : []))
  const layers: Layer[] = [{ kind: 'line', name: 'Reading', x, y: [...reading] }]
  if (alarmed.length > 0) {
    layers.push({
      kind: 'points',
      name: 'Alarm',
      x: alarmed.map((one) => one.x),
      y: alarmed.map((one) => one.y),
      tone: 'alarm',
    })
  }
  return {
    id: 'readings',
    kind: 'plot',
    title: 'Readings and agreed alarms',
    plot: { title: 'Readings and agreed alarms', x: axis, y: { label: 'Reading' }, layers },
  }
}

function ewmaPlot(x: number[], axis: Axis, { methods, limits }: Found, { lambda }: DetectorSettings): Block {
  const title = `EWMA, λ ${lambda}`
  return {
    id: 'ewma',
    kind: 'plot',
    title,
    note: 'It forgets slowly: good at small lasting shifts, late at single spikes, and it needs a while to return.',
    plot: {
      title,
      x: axis,
      y: { label: 'Average', digits: 3 },
      layers: [
        { kind: 'line', name: 'EWMA', x, y: methods[1]?.verdict.score ?? [] },
        { kind: 'level', name: `upper ${readingOf(limits.high)}`, y: limits.high, tone: 'alarm' },
        { kind: 'level', name: `lower ${readingOf(limits.low)}`, y: limits.low, tone: 'alarm' },
      ],
    },
  }
}

function cusumPlot(x: number[], axis: Axis, { methods }: Found, { cusumHeight }: DetectorSettings): Block {
  return {
    id: 'cusum',
    kind: 'plot',
    title: 'CUSUM',
    note: `Sums what exceeds ${cusumSlack} standard deviations; after an alarm it starts again at zero.`,
    plot: {
      title: 'CUSUM, in standard deviations',
      x: axis,
      y: { label: 'Larger sum', digits: 2 },
      layers: [
        { kind: 'line', name: 'CUSUM', x, y: methods[2]?.verdict.score ?? [] },
        { kind: 'level', name: `h ${cusumHeight}`, y: cusumHeight, tone: 'alarm' },
        { kind: 'level', name: `h −${cusumHeight}`, y: -cusumHeight, tone: 'alarm' },
      ],
    },
  }
}

function scorePlots(x: number[], axis: Axis, { methods }: Found, settings: DetectorSettings): Block[] {
  const plot = (id: string, title: string, index: number, levels: number[]): Block => ({
    id,
    kind: 'plot',
    width: 'half',
    title,
    plot: {
      title,
      x: axis,
      y: { label: 'Score', digits: 2 },
      layers: [
        { kind: 'line', name: title, x, y: methods[index]?.verdict.score ?? [] },
        ...levels.map((y): Layer => ({ kind: 'level', name: String(y), y, tone: 'alarm' })),
      ],
    },
  })
  return [
    plot('mad', 'Modified z-score (MAD)', 0, [settings.madLimit, -settings.madLimit]),
    plot('isolation', 'Isolation forest', 3, [settings.isolation]),
  ]
}

function methodTable({ methods, alarms }: Found, events: KnownEvent[]): TableBlock {
  const all = [...methods.map((one) => ({ name: one.name, alarms: one.alarms })), { name: 'Agreed', alarms }]
  const rows = all.map(({ name, alarms }) => {
    const { found, falseAlarms } = judge(alarms, events)
    const missed = events.filter((event) => !found.includes(event)).map(({ name }) => name)
    return events.length > 0
      ? [name, alarms.length, found.length, falseAlarms.length, missed.join(', ')]
      : [name, alarms.length]
  })
  const known = ['Events found', 'False alarms', 'Missed'].map((label) => ({ label }))
  const columns = [{ label: 'Method' }, { label: 'Alarms' }, ...(events.length > 0 ? known : [])]
  return { id: 'methods', kind: 'table', title: 'The methods side by side', columns, rows }
}

function alarmTable(
  alarms: Alarm[],
  events: KnownEvent[],
  { lines, columns }: Table<ReadingColumns>,
  x: number[],
  axis: Axis,
): TableBlock {
  const rows = alarms.map((alarm) => {
    const event = events.find((one) => judge([alarm], [one]).found.length > 0)
    const start = x[alarm.from] ?? 0
    const when = axis.kind === 'time' ? new Date(start).toISOString().slice(0, 16).replace('T', ' ') : null
    const known = events.length > 0 ? [event?.name ?? 'false alarm'] : []
    return [
      lines[alarm.from] ?? null,
      ...(when === null ? [] : [when]),
      alarm.to - alarm.from + 1,
      columns.reading[alarm.from] ?? null,
      alarm.methods.join(', '),
      ...known,
    ]
  })
  const heads = [
    'Row',
    ...(axis.kind === 'time' ? ['From, UTC'] : []),
    'Readings',
    'First reading',
    'Methods',
  ]
  if (events.length > 0) heads.push('Known as')
  return {
    id: 'alarms',
    kind: 'table',
    title: 'Agreed alarms',
    columns: heads.map((label) => ({ label })),
    rows,
  }
}

function meaningOf(
  { methods, alarms, limits }: Found,
  events: KnownEvent[],
  settings: DetectorSettings,
  length: number,
): Sentence[] {
  const sentences: Sentence[] = [
    {
      text: `With λ ${settings.lambda} the moving average may lie between ${readingOf(limits.low)} and ${readingOf(limits.high)}.`,
      block: 'ewma',
    },
  ]
  const perDay = (alarms.length / length) * 1440
  if (events.length > 0) {
    const missed = events
      .filter((event) => !judge(alarms, events).found.includes(event))
      .map(({ name }) => name.toLowerCase())
    const best = methods
      .map(({ name, alarms }) => ({ name, hits: judge(alarms, events).found.length }))
      .sort((a, b) => b.hits - a.hits)[0]
    sentences.push({
      text:
        missed.length > 0
          ? `Nobody who asks for ${settings.votes} votes hears of: ${missed.join(', ')}.`
          : 'No known event was missed.',
      block: 'methods',
    })
    if (best) {
      sentences.push({
        text: `The best single method, ${best.name}, finds ${best.hits} of ${events.length}: different faults need different looks.`,
        block: 'methods',
      })
    }
  } else {
    sentences.push({
      text: `At one reading a minute this would be ${perDay.toFixed(1)} alarms a day; a crew reads about five before it stops reading.`,
      block: 'alarms',
    })
  }
  const lonely = methods.filter(({ alarms: own }) => own.length > alarms.length * 3 && own.length > 10)
  for (const { name } of lonely) {
    sentences.push({
      text: `${name} alarms far more often than the others agree: raise its limit, or ask whether the start of the data was normal.`,
      block: 'methods',
    })
  }
  return sentences
}

function warningsOf({ base, methods }: Found, { normal }: DetectorSettings, length: number): string[] {
  const warnings: string[] = []
  if (normal > length / 2)
    warnings.push(
      `The first ${normal} readings count as normal, of ${length} in all: little is left to be judged.`,
    )
  if (base.deviation === 0)
    warnings.push('The readings that count as normal are all equal, so every change alarms.')
  const ewma = methods[1]?.verdict.alarms.filter(Boolean).length ?? 0
  if (ewma > length * 0.3) {
    warnings.push(
      'The average lies outside its limits for much of the time: the start of the data does not describe the rest, or readings hang together over time.',
    )
  }
  return warnings
}
