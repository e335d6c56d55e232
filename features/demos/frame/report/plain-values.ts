import type { TableCell } from './report.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** "5 Jan 2026", "Jan 2026", "5 Jan 2026, 06:00", as engines write dates. */
const dateInWords =
  /^(?:(\d{1,2}) )?(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec) (\d{4})(?:, (\d\d:\d\d))?$/
const dateWithBlank = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/

/** A cell as other programs read it: dates as ISO 8601, all else as it is. */
export function plainCell(cell: TableCell): TableCell {
  if (typeof cell !== 'string') return cell
  const [, day, month = '', year, time] = dateInWords.exec(cell) ?? []
  if (year !== undefined) {
    const number = String(months.indexOf(month.slice(0, 3)) + 1).padStart(2, '0')
    const date = day === undefined ? `${year}-${number}` : `${year}-${number}-${day.padStart(2, '0')}`
    return time === undefined ? date : `${date}T${time}`
  }
  return cell.replace(dateWithBlank, '$1T$2')
}

/** Currency, sign, digits with or without marks of thousands, unit. */
const shown = /^([−+-]?)([£€$]?)([−-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s*([^\d]+))?$/

/** A figure as a number without marks and its unit apart; what isn't one number stays a text without a unit. */
export function plainFigure(value: string): [value: string | number, unit: string] {
  const [all, sign = '', currency = '', inner = '', whole = '', fraction = '', unit = ''] =
    shown.exec(value) ?? []
  if (all === undefined) {
    const plain = plainCell(value)
    return [typeof plain === 'string' ? plain : value, '']
  }
  const isNegative = /[−-]/.test(sign + inner)
  // As a text it keeps the digits that were shown.
  return [`${isNegative ? '-' : ''}${whole.replaceAll(',', '')}${fraction}`, currency || unit.trim()]
}
