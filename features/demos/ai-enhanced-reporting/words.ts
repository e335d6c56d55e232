import type { Effects } from './price-volume-mix.ts'

/** "£1,234,567", negative ones with a real minus sign. */
export function money(value: number, unit: string): string {
  const figure = Math.round(Math.abs(value)).toLocaleString('en-GB')
  return `${value < 0 && figure !== '0' ? '−' : ''}${unit}${figure}`
}

/** "added £59,369": a sign before a currency would part from it at the end of a line. */
export const moved = (value: number, unit: string): string =>
  `${value < 0 ? 'took' : 'added'} ${money(Math.abs(value), unit)}`

export const signedMoney = (value: number, unit: string): string =>
  value > 0 ? `+${money(value, unit)}` : money(value, unit)

/** "£6.23m" where a dial has no room for all digits. */
export function shortMoney(value: number, unit: string): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  if (size >= 1e9) return `${sign}${unit}${(size / 1e9).toFixed(2)}bn`
  if (size >= 1e6) return `${sign}${unit}${(size / 1e6).toFixed(2)}m`
  if (size >= 1e5) return `${sign}${unit}${(size / 1e3).toFixed(0)}k`
  return money(value, unit)
}

const noBreak = '\u00A0'
export const percent = (share: number): string => `${Math.abs(share * 100).toFixed(1)}${noBreak}%`

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
