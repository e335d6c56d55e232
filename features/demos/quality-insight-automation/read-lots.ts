import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { AttributeKind, Lot } from './attribute-charts.ts'
import type { QualityColumns } from './columns.ts'
import { reasonOf, type Excludable } from './exclusions.ts'

export interface LotPoint extends Lot, Excludable {
  stage: string
}

/** Lots with their counts and the kind of chart that suits them, or the one that was asked for. */
export function readLots(
  table: Table<QualityColumns>,
  asked: AttributeKind | undefined,
  warnings: string[],
): { kind: AttributeKind; lots: LotPoint[] } {
  const { inspected, defective, defects } = table.columns
  const kind = asked ?? guessKind(table)
  if (!kind) return { kind: 'p', lots: [] }
  const isShare = kind === 'p' || kind === 'np'
  const counts = isShare ? (defective ?? defects) : (defects ?? defective)
  const sizes = kind === 'c' && !inspected ? counts?.map(() => 1) : inspected
  if (!counts || !sizes) throw new DemoError(lackingColumn(kind, counts !== undefined))
  const lots = sizes.flatMap((size, i): LotPoint[] => {
    const count = counts[i] ?? Number.NaN
    if (!Number.isFinite(size) || !Number.isFinite(count)) return []
    checkLot({ size, count }, isShare, table.lines[i] ?? i)
    const stage = table.columns.stage?.[i] ?? ''
    return [{ size, count, label: '', stage, excluded: reasonOf(table.columns.excluded?.[i] ?? '') }]
  })
  lots.forEach((lot, i) => (lot.label = `Lot ${i + 1}`))
  return suited(kind, lots, warnings)
}

function guessKind({ columns: { inspected, defective, defects } }: Table<QualityColumns>) {
  if (defective && inspected) return 'p'
  if (defects) return inspected ? 'u' : 'c'
  return undefined
}

function lackingColumn(kind: AttributeKind, hasCounts: boolean): string {
  const what = kind === 'c' || kind === 'u' ? 'defects' : 'defective parts'
  if (!hasCounts) return `The ${kind} chart needs the column of ${what}. Choose it under “What was read”.`
  const sizes =
    kind === 'u'
      ? 'units inspected in each lot (parts, metres, square metres)'
      : 'parts inspected in each lot'
  return `The ${kind} chart needs the ${sizes}. Choose that column under “What was read”${kind === 'u' ? ', or the c chart if all lots are the same size' : ''}.`
}

function checkLot({ size, count }: Lot, isShare: boolean, line: number) {
  const isCount = Number.isInteger(count) && count >= 0 && size > 0
  if (isShare && !(isCount && Number.isInteger(size) && count <= size))
    throw new DemoError(
      `Row ${line}: ${count} defective of ${size} inspected isn’t possible; both must be counts, and the first no larger than the second. If these are defects, and one part may have several, choose the u chart.`,
    )
  if (!isCount)
    throw new DemoError(
      `Row ${line}: ${count} defects in ${size} units isn’t possible; defects must be a whole number.`,
    )
}

/** np and c need lots of one size. */
function suited(kind: AttributeKind, lots: LotPoint[], warnings: string[]) {
  const isEven = lots.every(({ size }) => size === lots[0]?.size)
  if (kind === 'c' && isEven) return { kind, lots: lots.map((lot) => ({ ...lot, size: 1 })) }
  if (isEven || (kind !== 'np' && kind !== 'c')) return { kind, lots }
  const other = kind === 'np' ? 'p' : 'u'
  warnings.push(
    `The ${kind} chart needs lots of equal size; these differ, so the ${other} chart is drawn instead.`,
  )
  return { kind: other as AttributeKind, lots }
}
