import type { Effects } from './price-volume-mix.ts'
import type { Scale } from './scale.ts'

/** "£1,234,567" or "1,234 kWh", negative ones with a real minus sign. */
export function amount(value: number, { digits, ...scale }: Scale): string {
  const figure = Math.abs(value).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withUnit(value < 0 && /[1-9]/.test(figure), figure, scale)
}

const noBreak = '\u00A0'

function withUnit(
  isNegative: boolean,
  figure: string,
  { unit, isCurrency }: Pick<Scale, 'unit' | 'isCurrency'>,
) {
  const sign = isNegative ? '−' : ''
  if (isCurrency) return `${sign}${unit}${figure}`
  return `${sign}${figure}${unit && noBreak}${unit}`
}

/** "added £59,369": a sign before a currency would part from it at the end of a line. */
export const moved = (value: number, scale: Scale): string =>
  `${value < 0 ? 'took away' : 'added'} ${amount(Math.abs(value), scale)}`

export const signedAmount = (value: number, scale: Scale): string =>
  value > 0 ? `+${amount(value, scale)}` : amount(value, scale)

/** "£6.23m" where a dial has no room for all digits. */
export function shortAmount(value: number, scale: Scale): string {
  const size = Math.abs(value)
  if (size >= 1e9) return withUnit(value < 0, `${(size / 1e9).toFixed(2)}bn`, scale)
  if (size >= 1e6) return withUnit(value < 0, `${(size / 1e6).toFixed(2)}m`, scale)
  if (size >= 1e5) return withUnit(value < 0, `${(size / 1e3).toFixed(0)}k`, scale)
  return amount(value, scale)
}

export const percent = (share: number): string => `${Math.abs(share * 100).toFixed(1)}%`

/** To two digits, never a bare 0: "0.031", "under 0.001". */
export const chance = (p: number): string => (p < 0.001 ? 'under 0.001' : p.toFixed(p < 0.1 ? 3 : 2))

export const isTrend = (p: number): boolean => p < 0.05

export const effectNames: Record<keyof Effects, string> = {
  volume: 'volume',
  mix: 'mix',
  price: 'price',
  launched: 'new products',
  ended: 'ended products',
}

export function largestEffect(effects: Effects): { name: string; value: number } {
  const [first] = (Object.keys(effectNames) as (keyof Effects)[])
    .map((key) => ({ name: effectNames[key], value: effects[key] }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  return first ?? { name: 'volume', value: 0 }
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
