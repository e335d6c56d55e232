import { paper, type PdfSheet, type Structure } from './sheet.ts'
import { linesOf, runsOf, type Face, type Piece } from './text.ts'

export interface PdfTable {
  kind: 'table'
  /** Read out before the table and printed above it. */
  caption?: string
  head: string[]
  rows: string[][]
  /** The first cell of a row names it. */
  hasRowHeads?: boolean
  columns?: {
    /** Share of the width; all alike when absent. */
    share?: number
    isNumber?: boolean
  }[]
}

const size = 9.25
const leading = 12.5
const pad = 5

/** A table with header cells; its head is repeated on each page that it reaches. Figures are in line on the right. */
export function drawTable(
  sheet: PdfSheet,
  { caption, head, rows, hasRowHeads, columns = [] }: Omit<PdfTable, 'kind'>,
) {
  const weights = head.map((_, i) => columns[i]?.share ?? 1)
  const total = weights.reduce((sum, share) => sum + share, 0)
  const full = paper.right - paper.left
  const widths = weights.map((share) => (share / total) * full)
  const lefts = widths.map((_, i) => paper.left + widths.slice(0, i).reduce((sum, width) => sum + width, 0))

  const layout = (cells: string[], faceOf: (i: number) => Face) => {
    const lines = cells.map((cell, i) =>
      linesOf(sheet, runsOf(cell), { width: (widths[i] ?? 0) - 2 * pad, size, face: faceOf(i) }),
    )
    const height = Math.max(...lines.map(({ length }) => length)) * leading + 2 * pad - 2
    return { lines, height, faceOf }
  }
  const drawCell = (parent: Structure, lines: Piece[][], i: number, face: Face) => {
    const isNumber = columns[i]?.isNumber === true
    lines.forEach((line, row) => {
      const last = line.at(-1)
      const used = last ? last.x + sheet.widthOf(last.text.trimEnd(), size, last.bold ? 'bold' : face) : 0
      const x = (lefts[i] ?? 0) + (isNumber ? (widths[i] ?? 0) - pad - used : pad)
      const baseline = sheet.y + pad + row * leading + size * 0.9
      sheet.writeLine(parent, line, x, baseline, { size, face, tone: 'ink' })
    })
  }

  const headRow = layout(head, () => 'bold')
  const drawHeadGround = () =>
    sheet.artifact(() => {
      sheet.kit.rect(paper.left, sheet.y, full, headRow.height).fill(sheet.look.sunk)
      sheet.rule(paper.left, paper.right, sheet.y, 'ink', 0.8)
      sheet.rule(paper.left, paper.right, sheet.y + headRow.height, 'edge')
    })

  const table = sheet.kit.struct('Table')
  sheet.root.add(table)
  sheet.need(headRow.height * 2 + 40)
  if (caption !== undefined) {
    const element = sheet.kit.struct('Caption')
    table.add(element)
    for (const line of linesOf(sheet, runsOf(caption), { width: full, size, face: 'bold' })) {
      sheet.writeLine(element, line, paper.left, sheet.y + size, { size, face: 'bold', tone: 'slate' })
      sheet.y += leading
    }
    element.end()
    sheet.y += 4
  }

  drawHeadGround()
  const top = sheet.kit.struct('THead')
  table.add(top)
  const headCells = sheet.kit.struct('TR')
  top.add(headCells)
  headRow.lines.forEach((lines, i) => {
    const cell = sheet.kit.struct('TH', { scope: 'Column' })
    headCells.add(cell)
    drawCell(cell, lines, i, 'bold')
    cell.end()
  })
  headCells.end()
  top.end()
  sheet.y += headRow.height

  const rest = sheet.kit.struct('TBody')
  table.add(rest)
  for (const row of rows) {
    const { lines, height, faceOf } = layout(row, (i) => (hasRowHeads && i === 0 ? 'bold' : 'text'))
    if (sheet.need(height)) repeatHead()
    const element = sheet.kit.struct('TR')
    rest.add(element)
    lines.forEach((cellLines, i) => {
      const cell = hasRowHeads && i === 0 ? sheet.kit.struct('TH', { scope: 'Row' }) : sheet.kit.struct('TD')
      element.add(cell)
      drawCell(cell, cellLines, i, faceOf(i))
      cell.end()
    })
    element.end()
    sheet.y += height
    sheet.artifact(() => sheet.rule(paper.left, paper.right, sheet.y, 'rule'))
  }
  rest.end()
  table.end()
  sheet.y += 14

  /** On a further page the head is for the eye only: the structure holds it once. */
  function repeatHead() {
    drawHeadGround()
    sheet.artifact(() => {
      headRow.lines.forEach((lines, i) =>
        lines.forEach((line, at) => {
          const isNumber = columns[i]?.isNumber === true
          for (const piece of line) {
            const x = (lefts[i] ?? 0) + (isNumber ? (widths[i] ?? 0) - pad - piece.width : pad + piece.x)
            const baseline = sheet.y + pad + at * leading + size * 0.9
            sheet.write(piece.text, x, baseline, { size, face: 'bold', tone: 'ink' })
          }
        }),
      )
    }, 'Pagination')
    sheet.y += headRow.height
  }
}
