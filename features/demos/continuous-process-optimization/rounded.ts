/** As many decimals as matter when steps of this size do. */
export function rounded(value: number, step: number): string {
  const digits = step > 0 ? Math.min(8, Math.max(0, Math.ceil(-Math.log10(step)))) : 3
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
