import { adjustSeries, type Adjusted, type TrendChoice } from './adjust-series.ts'
import { findAnomalies, type DetectorSettings } from './find-anomalies.ts'
import { eventsOf, type KnownEvent } from './score-alarms.ts'
import { timelineOf, type Timeline } from './timeline.ts'

export interface AnomalySettings extends DetectorSettings {
  /** Readings in a cycle; 0 finds it, 1 has none. */
  period: number
  trend: TrendChoice
}

/** One column of readings, in the order of time. */
export interface Series {
  name: string
  unit: string
  /** For each reading its row in the sorted table. */
  rows: number[]
  values: number[]
  at: number[] | undefined
  events: KnownEvent[]
}

export interface Analysed extends Series {
  /** Readings that count as normal. */
  normal: number
  timeline: Timeline
  adjusted: Adjusted
  found: ReturnType<typeof findAnomalies>
}

export const fewestReadings = 40

/** What keeps a column from being analysed at all. */
export function lackOf({ values }: Series): string | undefined {
  if (values.length < fewestReadings)
    return `${values.length} readings; the methods need at least ${fewestReadings}`
  return values.every((value) => value === values[0]) ? `never changes from ${values[0]}` : undefined
}

export function analyseColumn(
  series: Series,
  settings: AnomalySettings,
  onProgress: (share: number) => void,
): Analysed {
  const { rows, values, at } = series
  const normal = Math.max(2, rows.filter((row) => row < settings.normal).length)
  const timeline = timelineOf(at, values.length)
  // Rows that don't follow each other evenly have no cycle to find.
  const period = settings.period === 0 && !timeline.isEven ? 1 : settings.period
  const adjusted = adjustSeries(values, timeline, { period, trend: settings.trend, normal })
  const found = findAnomalies(values, { ...settings, normal }, onProgress, adjusted)
  return { ...series, normal, timeline, adjusted, found }
}

/** The readings of a column that are there, and the events as its own readings number them. */
export function seriesOf(
  name: string,
  unit: string,
  values: readonly number[],
  at: readonly number[] | undefined,
  events: readonly string[] | undefined,
): Series {
  const rows = values.flatMap((value, row) => (Number.isFinite(value) ? [row] : []))
  return {
    name,
    unit,
    rows,
    values: rows.map((row) => values[row] ?? 0),
    at: at && rows.map((row) => at[row] ?? 0),
    events: eventsOf(events && rows.map((row) => events[row] ?? '')),
  }
}
