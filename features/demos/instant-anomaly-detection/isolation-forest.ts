import { standardDeviation } from 'simple-statistics'
import { seededRandom, type Random } from '#lib/random.ts'

const trees = 100
const sampleSize = 256
const window = 10

interface Branch {
  feature: number
  at: number
  low: Tree
  high: Tree
}
type Tree = Branch | { size: number }

/**
 * Anomaly score of each reading, 0 to 1: how few random cuts set it apart, from three features (the reading, its step from the one
 * before, the spread of the last ten). Seeded, so it is the same each time. Source: F. T. Liu, K. M. Ting, Z.-H. Zhou, ICDM 2008.
 */
export function isolationScores(readings: readonly number[], onProgress: (share: number) => void): number[] {
  const random = seededRandom(2008)
  const rows = featuresOf(readings)
  const size = Math.min(sampleSize, rows.length)
  const depth = Math.ceil(Math.log2(Math.max(2, size)))
  const sums = new Float64Array(rows.length)
  for (let t = 0; t < trees; t++) {
    const sample = Array.from({ length: size }, () => random.pick(rows))
    const tree = grow(sample, depth, random)
    rows.forEach((row, i) => (sums[i] = (sums[i] ?? 0) + pathLength(tree, row)))
    onProgress((t + 1) / trees)
  }
  return Array.from(sums, (sum) => 2 ** (-sum / trees / averagePath(size)))
}

function featuresOf(readings: readonly number[]): number[][] {
  const spreads = readings.map((_, i) =>
    i + 1 < window ? Number.NaN : standardDeviation(readings.slice(i - window + 1, i + 1)),
  )
  // Before a window is full, the first full one stands in: a start is no anomaly.
  const first = spreads[window - 1] ?? 0
  return readings.map((value, i) => {
    const spread = spreads[i] ?? first
    return [value, value - (readings[i - 1] ?? value), Number.isNaN(spread) ? first : spread]
  })
}

function grow(rows: number[][], depth: number, random: Random): Tree {
  if (depth === 0 || rows.length <= 1) return { size: rows.length }
  const feature = random.whole(0, 2)
  let low = Infinity
  let high = -Infinity
  for (const row of rows) {
    const value = row[feature] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  if (low >= high) return { size: rows.length }
  const at = low + random.next() * (high - low)
  const isLow = (row: number[]) => (row[feature] ?? 0) < at
  return {
    feature,
    at,
    low: grow(rows.filter(isLow), depth - 1, random),
    high: grow(
      rows.filter((row) => !isLow(row)),
      depth - 1,
      random,
    ),
  }
}

function pathLength(tree: Tree, row: number[]): number {
  let at = tree
  let steps = 0
  while ('feature' in at) {
    at = (row[at.feature] ?? 0) < at.at ? at.low : at.high
    steps++
  }
  return steps + averagePath(at.size)
}

/** Mean path of an unsuccessful search in a binary tree of n. */
function averagePath(n: number): number {
  if (n <= 1) return 0
  if (n === 2) return 1
  return 2 * (Math.log(n - 1) + 0.577_215_664_9) - (2 * (n - 1)) / n
}
