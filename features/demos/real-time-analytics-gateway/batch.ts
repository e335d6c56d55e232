import type { Messages } from './columns.ts'
import { ExactSum } from './exact-sum.ts'
import { exactQuantile } from './t-digest.ts'

/** What a nightly query over all messages would say: each id once, sums and quantiles exact. Messages of `without` are left out of the quantiles. */
export function batchOf({ at, value, id }: Messages, without: ReadonlySet<number>) {
  const seen = new Set<string>()
  const sum = new ExactSum()
  const kept: number[] = []
  let count = 0
  for (let i = 0; i < at.length; i++) {
    const name = id?.[i]
    if (name) {
      if (seen.has(name)) continue
      seen.add(name)
    }
    count++
    sum.add(value[i] ?? 0)
    if (!without.has(i)) kept.push(value[i] ?? 0)
  }
  const sorted = Float64Array.from(kept).sort()
  const [p50 = Number.NaN, p95 = Number.NaN, p99 = Number.NaN] = [0.5, 0.95, 0.99].map((q) =>
    exactQuantile(sorted, q),
  )
  return { count, sum: sum.value, p50, p95, p99 }
}

/** Sum of some, rounded once; for comparing a total with its parts. */
export function exactTotal(values: readonly number[]): number {
  const sum = new ExactSum()
  for (const value of values) sum.add(value)
  return sum.value
}
