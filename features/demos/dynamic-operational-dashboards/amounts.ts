import { stands, type Category } from './state-words.ts'

/** Counts stand for their row alone, or go on from row to row; `auto` looks which. */
export type Counting = 'auto' | 'row' | 'counter'

interface Amounts {
  values: number[]
  isCounter: boolean
  /** Rows of which the counter has only its start or its end: what was made in them isn't known. */
  unknown: ReadonlySet<number>
}

interface Beside {
  categories: readonly (Category | undefined)[]
  machines: readonly string[]
  counting: Counting
}

/**
 * Amounts made in each row. A counter that falls was set back: what it shows was made since. Its first reading counts only if it is no more than
 * what follows suggests. A log of changes has the reading at the start of each row: what was made shows in the next.
 */
export function amountsOf(
  cells: readonly number[] | undefined,
  { categories, machines, counting }: Beside,
): Amounts | undefined {
  if (!cells) return undefined
  const before = neighboursOf(cells, machines)
  const after = neighboursOf(cells.toReversed(), machines.toReversed()).toReversed()
  const isRead = counting === 'row' ? undefined : readAt(cells, { before, after, categories })
  if (!isRead && counting !== 'counter') return { values: [...cells], isCounter: false, unknown: new Set() }
  const since = (value: number, last: number) => (value >= last ? value - last : value)
  if (isRead === 'start')
    return {
      values: cells.map((value, i) => since(after[i] ?? value, value)),
      isCounter: true,
      unknown: new Set(
        cells.flatMap((value, i) => (after[i] === undefined && Number.isFinite(value) ? [i] : [])),
      ),
    }
  const steps = cells.map((value, i) => (before[i] === undefined ? undefined : since(value, before[i])))
  const most = steps.reduce<number>((max, step) => Math.max(max, step || 0), 0)
  const unknown = new Set<number>()
  const values = steps.map((step, i) => {
    const value = cells[i] ?? Number.NaN
    if (step !== undefined || value <= 3 * most) return step ?? value
    if (Number.isFinite(value)) unknown.add(i)
    return 0
  })
  return { values, isCounter: true, unknown }
}

/** The reading before on the same machine, empty ones passed over. */
function neighboursOf(cells: readonly number[], machines: readonly string[]): (number | undefined)[] {
  const last = new Map<string, number>()
  return cells.map((value, i) => {
    const machine = machines[i] ?? ''
    const before = last.get(machine)
    if (Number.isFinite(value)) last.set(machine, value)
    return before
  })
}

/** Whether it is a counter, and was read at the end or at the start of each row: it stays where it is while the machine stands. */
function readAt(
  cells: readonly number[],
  {
    before,
    after,
    categories,
  }: {
    before: readonly (number | undefined)[]
    after: readonly (number | undefined)[]
    categories: readonly (Category | undefined)[]
  },
): 'end' | 'start' | undefined {
  const beside = (neighbours: readonly (number | undefined)[]) =>
    cells.flatMap((value, i) => {
      const other = neighbours[i]
      return other === undefined || !Number.isFinite(value) ? [] : [{ value, other, category: categories[i] }]
    })
  const [pairs, next] = [beside(before), beside(after)]
  const standing = (list: typeof pairs) =>
    list.filter(({ category, other }) => category && stands(category) && other > 0)
  const staysIn = (list: typeof pairs) =>
    list.filter(({ value, other }) => value === other).length > list.length / 2
  const falls = pairs.filter(({ value, other }) => value < other).length
  const isRising = pairs.length >= 6 && falls <= pairs.length * 0.1
  if (standing(pairs).length >= 2) {
    if (staysIn(standing(pairs))) return 'end'
    return isRising && standing(next).length >= 2 && staysIn(standing(next)) ? 'start' : undefined
  }
  return isRising && pairs.filter(({ value, other }) => value > other).length > pairs.length / 2
    ? 'end'
    : undefined
}
