export type Cell = string | number | null | undefined

/**
 * Rows as CSV (RFC 4180, comma, CRLF). A text that a spreadsheet would run as a formula, in full-width signs too, gets an apostrophe before it; numbers stay
 * numbers, negative ones included. Source of the rule: OWASP, CSV Injection.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(fieldOf).join(',')).join('\r\n') + '\r\n'
}

/** Apostrophes before it count as well, so that taking one off again gives back what was there. */
const runsAsFormula = /^'*\s*[=+\-@\t\r\n＝＋－＠]/

/** A text as it was before `toCsv` put an apostrophe before it. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && runsAsFormula.test(cell) ? cell.slice(1) : cell
}

function fieldOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = runsAsFormula.test(cell) && !/^[-+]?\d+(?:\.\d+)?$/.test(cell) ? `'${cell}` : cell
  // Semicolons and tabs too: some programs part cells by them.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
