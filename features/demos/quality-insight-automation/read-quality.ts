import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { largestSubgroup } from './chart-constants.ts'
import type { Lot } from './charts.ts'
import type { QualityColumns } from './columns.ts'

/** A point of a chart: one reading or a subgroup of them. */
export interface Point {
  name: string
  readings: number[]
  change: string
}

export interface QualityData {
  points: Point[]
  /** 1 for single readings. */
  size: number
  lots: Lot[]
  defects: string[]
  warnings: string[]
}

const fewestPoints = 8

/** What the table holds: readings, lots, defects, each as long as it is. Throws `DemoError` when nothing can be charted. */
export function readQuality(table: Table<QualityColumns>, isGrouped: boolean): QualityData {
  const warnings: string[] = []
  const { points, size } = pointsOf(table, isGrouped, warnings)
  const lots = lotsOf(table)
  const defects = (table.columns.defect ?? []).filter((name) => name !== '')
  if (points.length < fewestPoints && lots.length < fewestPoints) {
    throw new DemoError(
      `There are ${points.length} points of readings and ${lots.length} lots; a chart needs at least ${fewestPoints}. Choose the column of readings, or those of inspected and defective parts.`,
    )
  }
  const first = points[0]?.readings[0]
  if (points.length >= fewestPoints && points.every(({ readings }) => readings.every((one) => one === first)))
    throw new DemoError(`All readings are ${first}: a chart needs a gauge that tells parts apart.`)
  return { points: points.length < fewestPoints ? [] : points, size, lots, defects, warnings }
}

function pointsOf({ columns, lines }: Table<QualityColumns>, isGrouped: boolean, warnings: string[]) {
  const { reading = [], subgroup, change = [] } = columns
  const rows = reading.flatMap((value, i) =>
    Number.isFinite(value)
      ? [{ value, name: subgroup?.[i] ?? '', change: change[i] ?? '', line: lines[i] ?? i }]
      : [],
  )
  const single = () => ({
    size: 1,
    points: rows.map(({ value, change }, i): Point => ({ name: String(i + 1), readings: [value], change })),
  })
  if (!isGrouped || !subgroup) return single()
  const groups = new Map<string, Point>()
  for (const { name, value, change, line } of rows) {
    if (name === '') throw new DemoError(`Row ${line}: a reading without the name of its subgroup.`)
    const group = groups.get(name) ?? { name, readings: [], change: '' }
    group.readings.push(value)
    group.change ||= change
    groups.set(name, group)
  }
  const all = [...groups.values()]
  const size = commonest(all.map(({ readings }) => readings.length))
  const points = all.filter(({ readings }) => readings.length === size)
  if (size >= 2 && size <= largestSubgroup && points.length >= all.length * 0.8) {
    const dropped = all.length - points.length
    if (dropped > 0)
      warnings.push(`${dropped} subgroups don’t hold ${size} readings and are left out of the chart.`)
    return { size, points }
  }
  if (size > 1)
    warnings.push(
      `Subgroups must have one size from 2 to ${largestSubgroup} for ranges; these don’t, so each reading is charted by itself.`,
    )
  return single()
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

function lotsOf({ columns: { inspected = [], defective }, lines }: Table<QualityColumns>): Lot[] {
  if (!defective) return []
  return inspected.flatMap((size, i): Lot[] => {
    const bad = defective[i] ?? Number.NaN
    if (!Number.isFinite(size) || !Number.isFinite(bad)) return []
    if (!(Number.isInteger(size) && Number.isInteger(bad) && size > 0 && bad >= 0 && bad <= size))
      throw new DemoError(
        `Row ${lines[i]}: ${bad} defective of ${size} inspected can’t be; both are counts, and the first is the smaller one.`,
      )
    return [{ inspected: size, defective: bad }]
  })
}
