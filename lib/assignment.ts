import { munkres } from 'munkres'

/**
 * Pairs rows with columns one to one so that the costs add up to the least: for each row its column, −1 for none. As many pairs are made
 * as there can be; those of infinite cost are not.
 */
export function assignCheapest(costs: readonly (readonly number[])[]): number[] {
  return assign(costs, Number.isFinite)
}

/** Pairs them so that the scores add up to the most; scores of 0 or less make no pair. */
export function assignBest(scores: readonly (readonly number[])[]): number[] {
  const costs = scores.map((row) => row.map((score) => -Math.max(0, score)))
  return assign(costs, (cost) => cost < 0)
}

function assign(costs: readonly (readonly number[])[], isPair: (cost: number) => boolean): number[] {
  const columnOf = costs.map(() => -1)
  if (!costs[0]?.length) return columnOf
  for (const [row, column] of munkres(costs))
    if (isPair(costs[row]?.[column] ?? Infinity)) columnOf[row] = column
  return columnOf
}
