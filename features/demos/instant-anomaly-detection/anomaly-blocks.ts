import type { Block, TableBlock, TableCell } from '#features/demos/frame/report/report.ts'
import type { Axis, Layer } from '#ui/plot-spec.ts'
import type { Analysed } from './analyse-column.ts'
import { cusumSlack, type DetectorSettings } from './find-anomalies.ts'
import { scoreAlarms } from './score-alarms.ts'
import { percent, readingOf, timeOf } from './words.ts'

const xOf = ({ at, rows }: Analysed): { axis: Axis; x: number[] } =>
  at
    ? { axis: { label: 'Time', kind: 'time' }, x: at }
    : { axis: { label: 'Reading', digits: 0 }, x: rows.map((row) => row + 1) }

export function readingPlot(analysed: Analysed, index: number, hasVerdict: boolean): Block {
  const { values, name, unit, found, adjusted } = analysed
  const { axis, x } = xOf(analysed)
  const alarmed = values.flatMap((value, i) => (found.isVoted[i] ? [{ x: x[i] ?? 0, y: value }] : []))
  const layers: Layer[] = [{ kind: 'line', name, x, y: [...values] }]
  const isTaken = adjusted.seasons.length > 0 || adjusted.isDetrended
  if (isTaken) layers.push({ kind: 'line', name: 'adjusted', x, y: adjusted.values, tone: 3 })
  for (const value of [found.madLimits?.high, found.madLimits?.low])
    if (value !== undefined)
      layers.push({ kind: 'level', name: `MAD ${readingOf(value)}`, y: value, tone: 'alarm' })
  if (alarmed.length > 0 && hasVerdict)
    layers.push({
      kind: 'points',
      name: 'Alarm',
      x: alarmed.map((one) => one.x),
      y: alarmed.map((one) => one.y),
      tone: 'alarm',
    })
  const title = index === 0 && name === 'Reading' ? 'Readings and agreed alarms' : `${name} and agreed alarms`
  return {
    id: index === 0 ? 'readings' : `readings-${index + 1}`,
    kind: 'plot',
    title,
    ...(isTaken && {
      note: 'The methods look at the adjusted line, from which the cycle and any normal drift have been removed.',
    }),
    plot: { title, x: axis, y: { label: name, ...(unit && { unit }) }, layers },
  }
}

export function scorePlots(analysed: Analysed, settings: DetectorSettings): Block[] {
  const { found, adjusted } = analysed
  const { limits, methods } = found
  const { axis, x } = xOf(analysed)
  const score = (index: number) => methods[index]?.verdict.score ?? []
  const level = (name: string, y: number): Layer => ({ kind: 'level', name, y, tone: 'alarm' })
  const average = `EWMA, λ ${settings.lambda}`
  const of = adjusted.autocorrelation > 0 ? ' It looks at what the previous reading doesn’t explain.' : ''
  return [
    {
      id: 'ewma',
      kind: 'plot',
      title: average,
      note: `It has a long memory: good at small lasting shifts, slow with single spikes, and slow to return to normal.${of}`,
      plot: {
        title: average,
        x: axis,
        y: { label: 'Average', digits: 3 },
        layers: [
          { kind: 'line', name: 'EWMA', x, y: score(1) },
          level(`upper ${readingOf(limits.high)}`, limits.high),
          level(`lower ${readingOf(limits.low)}`, limits.low),
        ],
      },
    },
    {
      id: 'cusum',
      kind: 'plot',
      title: 'CUSUM',
      note: `It adds up whatever exceeds ${cusumSlack} standard deviations; after an alarm it starts again at zero.${of}`,
      plot: {
        title: 'CUSUM, in standard deviations',
        x: axis,
        y: { label: 'Larger sum', digits: 2 },
        layers: [
          { kind: 'line', name: 'CUSUM', x, y: score(2) },
          level(`h ${settings.cusumHeight}`, settings.cusumHeight),
          level(`h −${settings.cusumHeight}`, -settings.cusumHeight),
        ],
      },
    },
    {
      id: 'isolation',
      kind: 'plot',
      title: 'Isolation forest',
      plot: {
        title: 'Isolation forest',
        x: axis,
        y: { label: 'Score', digits: 2 },
        layers: [
          { kind: 'line', name: 'Isolation forest', x, y: score(3) },
          level(String(settings.isolation), settings.isolation),
        ],
      },
    },
  ]
}

export function methodTable({ found: { methods, alarms }, events, values }: Analysed): TableBlock {
  const all = [...methods.map((one) => ({ name: one.name, alarms: one.alarms })), { name: 'Agreed', alarms }]
  const per = (amount: number) => (amount / values.length) * 1000
  const rows = all.map(({ name, alarms }): TableCell[] => {
    if (events.length === 0) return [name, alarms.length, per(alarms.length)]
    const { found, falseAlarms, precision, recall, f1, falseReadings } = scoreAlarms(alarms, events)
    const missed = events.filter((event) => !found.includes(event)).map(({ name }) => name)
    return [
      name,
      alarms.length,
      found.length,
      percent(recall),
      percent(precision),
      f1,
      falseAlarms.length,
      per(falseAlarms.length),
      per(falseReadings),
      missed.join(', '),
    ]
  })
  const columns =
    events.length === 0
      ? [{ label: 'Method' }, { label: 'Alarms' }, { label: 'Alarms per 1,000 readings', digits: 1 }]
      : [
          { label: 'Method' },
          { label: 'Alarms' },
          { label: 'Events found' },
          { label: 'Recall' },
          { label: 'Precision' },
          { label: 'F1', digits: 2 },
          { label: 'False alarms' },
          { label: 'False alarms per 1,000 readings', digits: 1 },
          { label: 'Readings in false alarms, per 1,000', digits: 1 },
          { label: 'Missed' },
        ]
  const note =
    events.length === 0
      ? 'No events are labelled, so this can’t show which method is right.'
      : 'Recall is the share of events found, precision the share of alarms that were right, and F1 their harmonic mean. An alarm mostly outside known events counts as false.'
  return { id: 'methods', kind: 'table', title: 'The methods side by side', columns, rows, note }
}

export function alarmTable(analysed: Analysed, line: (row: number) => number): TableBlock {
  const { found, events, rows, values, at } = analysed
  const body = found.alarms.map((alarm): TableCell[] => {
    const event = events.find((one) => scoreAlarms([alarm], [one]).found.length > 0)
    return [
      line(rows[alarm.from] ?? 0),
      ...(at ? [timeOf(at[alarm.from] ?? 0)] : []),
      alarm.to - alarm.from + 1,
      values[alarm.from] ?? null,
      alarm.methods.join(', '),
      ...(events.length > 0 ? [event?.name ?? 'false alarm'] : []),
    ]
  })
  const headings = [
    'Row',
    ...(at ? ['From, UTC'] : []),
    'Readings',
    `First ${analysed.name === 'Reading' ? 'reading' : analysed.name}`,
    'Methods',
  ]
  if (events.length > 0) headings.push('Known as')
  return {
    id: 'alarms',
    kind: 'table',
    title: 'Agreed alarms',
    columns: headings.map((label) => ({ label })),
    rows: body,
  }
}
