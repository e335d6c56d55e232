/** How values are held and written. */
export interface Scale {
  /** "£", "kWh"; '' for none. */
  unit: string
  /** The unit stands before its figure. */
  isCurrency: boolean
  /** Minor units in one: values are added up as whole numbers of these. */
  minor: number
  /** Decimals of a value in a sentence. */
  digits: number
}

const mostDecimals = 6
const currencies: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' }

/** From the unit of the file, or the one that was chosen; pence for money, else as many decimals as the values have. */
export function scaleOf(values: readonly number[], unit: string): Scale {
  const own = currencies[unit.toUpperCase()] ?? unit
  const isCurrency = /^\p{Sc}$/u.test(own)
  return { unit: own, isCurrency, minor: 10 ** Math.max(2, isCurrency ? 2 : decimalsOf(values)), digits: 0 }
}

function decimalsOf(values: readonly number[]): number {
  let decimals = 0
  for (const value of values)
    while (
      decimals < mostDecimals &&
      Math.abs(Math.round(value * 10 ** decimals) / 10 ** decimals - value) > 1e-9 * Math.abs(value)
    )
      decimals++
  return decimals
}

/** Three significant digits for a value of this size, and none for hundreds and more; money has pence or none. */
export function digitsFor(size: number, isCurrency: boolean): number {
  if (!(size > 0)) return 0
  if (isCurrency) return size < 100 ? 2 : 0
  return Math.min(mostDecimals, Math.max(0, 2 - Math.floor(Math.log10(size))))
}
