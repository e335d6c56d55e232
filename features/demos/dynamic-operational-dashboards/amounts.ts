import { stands, type Category } from './state-words.ts'

/** Counts stand for their row alone, or go on from row to row; `auto` looks which. */
export type Counting = 'auto' | 'row' | 'counter'

interface Beside {
  categories: readonly (Category | undefined)[]
  machines: readonly string[]
  counting: Counting
}

/** Amounts made in each row. A counter that falls was set back: what it shows was made since. Its first reading counts only if it is no more than what follows suggests. */
export function amountsOf(
  cells: readonly number[] | undefined,
  { categories, machines, counting }: Beside,
): { values: number[]; isCounter: boolean } | undefined {
  if (!cells) return undefined
  const before = previousOf(cells, machines)
  const isCounter =
    counting === 'counter' || (counting === 'auto' && looksLikeCounter(cells, before, categories))
  if (!isCounter) return { values: [...cells], isCounter }
  const steps = cells.map((value, i) => {
    const last = before[i]
    return last === undefined ? undefined : value >= last ? value - last : value
  })
  const most = steps.reduce<number>((max, step) => Math.max(max, step || 0), 0)
  const values = steps.map((step, i) => {
    const value = cells[i] ?? Number.NaN
    return step ?? (value <= 3 * most ? value : 0)
  })
  return { values, isCounter }
}

/** The reading before on the same machine, empty ones passed over. */
function previousOf(cells: readonly number[], machines: readonly string[]): (number | undefined)[] {
  const last = new Map<string, number>()
  return cells.map((value, i) => {
    const machine = machines[i] ?? ''
    const before = last.get(machine)
    if (Number.isFinite(value)) last.set(machine, value)
    return before
  })
}

/** A counter stays where it is while the machine stands; amounts of a row are then none. */
function looksLikeCounter(
  cells: readonly number[],
  before: readonly (number | undefined)[],
  categories: readonly (Category | undefined)[],
): boolean {
  const pairs = cells.flatMap((value, i) => {
    const last = before[i]
    return last === undefined || !Number.isFinite(value) ? [] : [{ value, last, category: categories[i] }]
  })
  const standing = pairs.filter(({ category, last }) => category && stands(category) && last > 0)
  const falls = pairs.filter(({ value, last }) => value < last).length
  if (standing.length >= 2)
    return standing.filter(({ value, last }) => value === last).length > standing.length / 2
  return (
    pairs.length >= 6 &&
    falls <= pairs.length * 0.1 &&
    pairs.filter(({ value, last }) => value > last).length > pairs.length / 2
  )
}
