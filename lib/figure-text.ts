/** "1,234.50", "−3": British thousands marks, a real minus sign, and no zero that bears one. Without `least` only digits that are there are shown. */
export function figureText(value: number, most: number, least = 0): string {
  const text = Math.abs(value).toLocaleString('en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text
}

/** "£1,234", "−£5", "12%", "3.2 mm": a figure of `figureText` with its unit where it is read. */
export function withUnit(figure: string, unit: string | undefined): string {
  if (!unit) return figure
  if (/^\p{Sc}$/u.test(unit))
    return figure.startsWith('−') ? `−${unit}${figure.slice(1)}` : `${unit}${figure}`
  return unit === '%' || unit === '°' ? `${figure}${unit}` : `${figure} ${unit}`
}
