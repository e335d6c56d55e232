export type Decimal = '.' | ','

const missing = new Set(['', '-', '–', 'na', 'n/a', 'nan', 'null', 'none', '#n/a', '#div/0!', '#value!'])

export const isMissing = (text: string): boolean => missing.has(text.trim().toLowerCase())

/** A number as people write it: spaces and thousands marks are taken out, a trailing % too. NaN when it is none. */
export function readNumber(text: string, decimal: Decimal): number {
  const plain = text
    .replace(/[\s\u00A0\u202F']/g, '')
    .replace(/%$/, '')
    .replace('−', '-')
  const grouped =
    decimal === ',' ? /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/ : /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
  const ungrouped = grouped.test(plain) ? plain.replaceAll(decimal === ',' ? '.' : ',', '') : plain
  // With decimal commas a point that parts no thousands belongs to a date or a version.
  if (decimal === ',' && ungrouped.includes('.')) return Number.NaN
  const usual = decimal === ',' ? ungrouped.replace(',', '.') : ungrouped
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(usual) ? Number(usual) : Number.NaN
}

/**
 * Which sign parts the decimals. Where both signs stand in a cell the later one does; where only commas do, they part decimals
 * unless each has three digits after it and the fields are parted by commas too, as in "1,234".
 */
export function detectDecimal(cells: readonly string[], delimiter: string): Decimal {
  let commas = 0
  let points = 0
  let groups = 0
  for (const cell of cells) {
    const text = cell.trim()
    if (!/^[-+−]?[\d.,\s\u00A0]+%?$/.test(text)) continue
    const comma = text.lastIndexOf(',')
    const point = text.lastIndexOf('.')
    if (comma < 0 && point < 0) continue
    if (comma > point) {
      const isGroup = point < 0 && /^[-+−]?\d{1,3}(?:,\d{3})+$/.test(text)
      if (isGroup) groups++
      else commas++
    } else points++
  }
  if (commas === 0 && points === 0) return groups > 0 && delimiter !== ',' ? ',' : '.'
  return commas > points ? ',' : '.'
}
