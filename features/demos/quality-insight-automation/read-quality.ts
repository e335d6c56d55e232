import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { AttributeKind } from './attribute-charts.ts'
import type { QualityColumns } from './columns.ts'
import { excludeByMeanings } from './exclusions.ts'
import { nameOfReading } from './name-of-reading.ts'
import { readLots, type LotPoint } from './read-lots.ts'
import { fewestPoints, readPoints, type Point, type ReadingsKind } from './read-points.ts'
import { stagesOf, type Stage } from './stages.ts'

export type ChartChoice = 'auto' | ReadingsKind | AttributeKind

export interface QualityData {
  kind: ReadingsKind
  points: Point[]
  stages: Stage[]
  lotKind: AttributeKind
  lots: LotPoint[]
  lotStages: Stage[]
  defects: string[]
  warnings: string[]
  /** The visitor's heading of the readings. */
  name: string
}

const isReadings = (choice: ChartChoice): choice is ReadingsKind =>
  choice === 'single' || choice === 'range' || choice === 'deviation'

/**
 * What the table holds: readings, lots, defects, each as long as it is. `meanings`: what the visitor says of points, by label. Throws
 * `DemoError` when nothing can be charted.
 */
export function readQuality(
  table: Table<QualityColumns>,
  choice: ChartChoice,
  meanings?: Readonly<Record<string, string>>,
): QualityData {
  refuseSeveral(table)
  const warnings: string[] = []
  if (isOfMeans(table))
    warnings.push(
      `By its name, ${table.headings?.reading} holds means of subgroups. They are charted as single readings; variation within subgroups, Cp and Cpk need the readings themselves.`,
    )
  const asked = isReadings(choice) ? choice : undefined
  const read = readPoints(table, asked, warnings)
  const counted = readLots(
    table,
    asked || choice === 'auto' ? undefined : (choice as AttributeKind),
    warnings,
  )
  const points = excludeByMeanings(read.points, meanings)
  const lots = excludeByMeanings(counted.lots, meanings)
  const named = table.columns.defect?.filter((name) => name !== '').length ?? 0
  if (points.length + lots.length === 0 && named > 0)
    throw new DemoError(
      `${table.headings?.defect ?? 'Defect'} names ${named.toLocaleString('en-GB')} defects one by one, and a chart needs their number: count them by day or lot (a pivot table does it), with one row for each and none left out where there were none. For a Pareto, choose the list of defects under “The file holds”.`,
    )
  if (countOf(points) < fewestPoints && countOf(lots) < fewestPoints)
    throw new DemoError(
      `The file gives ${countOf(points)} points from readings and ${countOf(lots)} lots; a chart needs at least ${fewestPoints}. Choose the column of readings, the columns of inspected and defective parts, or the column of defects.`,
    )
  const first = points[0]?.readings[0]
  if (points.length >= fewestPoints && points.every(({ readings }) => readings.every((one) => one === first)))
    throw new DemoError(
      `All readings are ${first}: the gauge can’t tell parts apart, so there is nothing to chart.`,
    )
  const charted = countOf(points) < fewestPoints ? [] : points
  return {
    kind: read.kind,
    points: charted,
    stages: stagesLongEnough(charted, warnings),
    lotKind: counted.kind,
    lots: countOf(lots) < fewestPoints ? [] : lots,
    lotStages: stagesLongEnough(lots, warnings),
    defects: (table.columns.defect ?? []).filter((name) => name !== ''),
    warnings: [...new Set(warnings)],
    name: nameOfReading(table.headings),
  }
}

/** Several characteristics have nothing to do with each other's limits. */
function refuseSeveral({ columns, headings }: Table<QualityColumns>) {
  const all = [...new Set(columns.feature?.filter((name) => name !== ''))]
  if (all.length < 2 || !columns.reading) return
  throw new DemoError(
    `${headings?.feature ?? 'Characteristic'} holds ${all.length} characteristics (${all.slice(0, 3).join(', ')}${all.length > 3 ? ' …' : ''}), and each chart is of one. Save the rows of one of them as a file, or set that column to none if they are all the same characteristic.`,
  )
}

const isOfMeans = ({ headings }: Table<QualityColumns>) =>
  /^(?:x̄|x-?bar|means?|averages?|avg|mittelwerte?|moyennes?)$/i.test(headings?.reading?.trim() ?? '')

const countOf = (points: readonly { excluded: string }[]) =>
  points.filter(({ excluded }) => excluded === '').length

/** Each stage needs points enough for limits of its own. */
function stagesLongEnough(points: readonly (Point | LotPoint)[], warnings: string[]): Stage[] {
  const stages = stagesOf(points)
  const short = stages.find(({ from, to }) => countOf(points.slice(from, to)) < fewestPoints)
  if (!short || stages.length === 1) return stages
  warnings.push(
    `Stage “${short.name}” from point ${short.from + 1} on has fewer than ${fewestPoints} points, too few for its own limits, so all points share the same limits.`,
  )
  return [{ name: '', from: 0, to: points.length }]
}
