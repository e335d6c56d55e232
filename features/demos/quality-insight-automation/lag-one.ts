import { mean } from 'simple-statistics'

/** Correlation of each value with the one after it, −1 to 1; 0 where they don't vary. */
export function lagOne(values: readonly number[]): number {
  const middle = mean([...values])
  let [product, square] = [0, 0]
  values.forEach((value, i) => {
    square += (value - middle) ** 2
    const next = values[i + 1]
    if (next !== undefined) product += (value - middle) * (next - middle)
  })
  return square === 0 ? 0 : product / square
}
