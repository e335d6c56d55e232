/** Three digits that count under 1, else as many as a gauge shows. */
export function figure(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return 'none'
  const size = Math.abs(value)
  const digits = size === 0 ? 0 : Math.min(8, Math.max(0, (size < 1 ? 2 : 3) - Math.floor(Math.log10(size))))
  return value.toLocaleString('en-GB', {
    maximumFractionDigits: size >= 10 && size < 1000 ? Math.max(3, digits) : digits,
  })
}
