import { max, min } from 'd3-array'
import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { largestRangeSubgroup } from './chart-constants.ts'
import type { QualityColumns } from './columns.ts'
import { reasonOf, type Excludable } from './exclusions.ts'

/** A point of a chart: one reading or a subgroup of them. */
export interface Point extends Excludable {
  name: string
  readings: number[]
  change: string
  stage: string
}

/** Single readings, subgroups with ranges, or subgroups with standard deviations. */
export type ReadingsKind = 'single' | 'range' | 'deviation'

export const fewestPoints = 8
/** Up to here ranges are nearly as good as deviations, and read on the shop floor. Source: AIAG, Statistical Process Control, 2nd edition. */
const usualRangeSubgroup = 8

interface Row {
  value: number
  name: string
  change: string
  stage: string
  excluded: string
  line: number
}

/** Points of the readings and the kind of chart that suits them, or the one that was asked for. */
export function readPoints(
  table: Table<QualityColumns>,
  asked: ReadingsKind | undefined,
  warnings: string[],
): { kind: ReadingsKind; points: Point[] } {
  const rows = rowsOf(table)
  const single = { kind: 'single' as const, points: rows.map(singlePoint) }
  if (asked === 'single' || !table.columns.subgroup) return single
  const groups = groupsOf(rows)
  const points = groups.filter(({ readings }) => readings.length > 1)
  if (points.length < fewestPoints || points.length < groups.length * 0.8) {
    if (points.length > 0 || asked)
      warnings.push(
        `${points.length} of ${groups.length} subgroups have two readings or more, and ${fewestPoints} are needed, so each reading is charted on its own.`,
      )
    return single
  }
  const left = groups.length - points.length
  if (left > 0)
    warnings.push(
      `${left} subgroup${left > 1 ? 's' : ''} with a single reading ${left > 1 ? 'are' : 'is'} left out.`,
    )
  const sizes = points.map(({ readings }) => readings.length)
  const [least, most] = [min(sizes) ?? 0, max(sizes) ?? 0]
  if (asked === 'range' && (least !== most || most > largestRangeSubgroup)) {
    warnings.push(
      `Ranges need subgroups of equal size, at most ${largestRangeSubgroup}; these have ${least === most ? most : `${least} to ${most}`} readings, so standard deviations are charted.`,
    )
    return { kind: 'deviation', points }
  }
  const suiting = least === most && most <= usualRangeSubgroup ? 'range' : 'deviation'
  return { kind: asked ?? suiting, points }
}

function rowsOf({ columns, lines }: Table<QualityColumns>): Row[] {
  const { reading = [], subgroup, change, stage, excluded } = columns
  return reading.flatMap((value, i) =>
    Number.isFinite(value)
      ? [
          {
            value,
            name: subgroup?.[i] ?? '',
            change: change?.[i] ?? '',
            stage: stage?.[i] ?? '',
            excluded: reasonOf(excluded?.[i] ?? ''),
            line: lines[i] ?? i,
          },
        ]
      : [],
  )
}

const singlePoint = ({ value, change, stage, excluded }: Row, i: number): Point => ({
  name: String(i + 1),
  label: `Reading ${i + 1}`,
  readings: [value],
  change,
  stage,
  excluded,
})

function groupsOf(rows: readonly Row[]): Point[] {
  const groups = new Map<string, Point>()
  for (const { name, value, change, stage, excluded, line } of rows) {
    if (name === '') throw new DemoError(`Row ${line}: this reading has no subgroup.`)
    const group = groups.get(name) ?? {
      name,
      label: `Subgroup ${name}`,
      readings: [],
      change: '',
      stage: '',
      excluded: '',
    }
    group.readings.push(value)
    group.change ||= change
    group.stage ||= stage
    group.excluded ||= excluded
    groups.set(name, group)
  }
  return [...groups.values()]
}
