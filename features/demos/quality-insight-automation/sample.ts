import type { Table } from '#features/demos/frame/demo.ts'
import { seededRandom } from '#lib/random.ts'
import type { QualityColumns } from './columns.ts'

export const subgroupSize = 5
export const referenceGroups = 24
const groups = 40
/** From this subgroup on the process runs lower by one standard deviation. */
export const shiftFrom = 28
const lots = 32
const partDeviation = 0.03

const kinds = ['Short shot', 'Flash', 'Sink mark', 'Contamination', 'Gate vestige']

/**
 * A moulded cap, nominal 28.00 ± 0.15 mm: 40 subgroups of five, with a change of the mould's temperature unit after the 28th; beside it 32
 * lots with the count of rejects, of which three have wet granulate, and the kind of each reject.
 */
export function sampleTable(): Table<QualityColumns> {
  const random = seededRandom(1927)
  const taken = groups * subgroupSize
  const first = Date.UTC(2026, 10, 2, 6)
  const groupOf = (row: number) => Math.floor(row / subgroupSize)
  const reading = Array.from({ length: taken }, (_, row) => {
    const shift = groupOf(row) >= shiftFrom ? -1 * partDeviation : 0
    return Number((28.006 + shift + partDeviation * random.normal()).toFixed(3))
  })
  const drawn = Array.from({ length: lots }, (_, lot) => {
    const inspected = random.whole(300, 380)
    const isWet = lot >= 25 && lot < 28
    const defects = Array.from({ length: inspected }, () => random.next()).flatMap((chance) => {
      if (isWet && chance > 0.96) return ['Silver streaks']
      return chance < 0.019 ? [kinds[Math.floor((chance / 0.019) ** 2 * kinds.length)] ?? ''] : []
    })
    return { inspected, defects }
  })
  const defects = drawn.flatMap((lot) => lot.defects)
  const length = Math.max(taken, defects.length)
  const rows = Array.from({ length }, (_, i) => i)
  return {
    length,
    lines: rows.map((row) => row + 2),
    headings: { reading: 'Diameter' },
    columns: {
      at: rows.map((row) =>
        row < taken ? first + groupOf(row) * 1_800_000 + (row % subgroupSize) * 60_000 : Number.NaN,
      ),
      subgroup: rows.map((row) => (row < taken ? String(groupOf(row) + 1) : '')),
      reading: rows.map((row) => reading[row] ?? Number.NaN),
      change: rows.map((row) =>
        row === shiftFrom * subgroupSize
          ? 'Mould temperature unit replaced'
          : row === 11 * subgroupSize
            ? 'New lot of granulate'
            : '',
      ),
      inspected: rows.map((row) => drawn[row]?.inspected ?? Number.NaN),
      defective: rows.map((row) => drawn[row]?.defects.length ?? Number.NaN),
      part: undefined,
      feature: undefined,
      operator: undefined,
      stage: undefined,
      excluded: undefined,
      defects: undefined,
      defect: rows.map((row) => defects[row] ?? ''),
    },
  }
}
