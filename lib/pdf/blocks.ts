import { drawFigure, type PdfFigure } from './figure.ts'
import { paper, type PdfSheet, type Structure } from './sheet.ts'
import { drawTable, type PdfTable } from './table.ts'
import { linesOf, printable, runsOf, type Face } from './text.ts'
import type { PdfTone } from './look.ts'

/** Text may hold `**bold**` and `[label](https://…)`. */
export type PdfBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'ink' | 'slate' }
  | { kind: 'list'; items: string[]; marks?: 'dots' | 'numbers' | 'boxes' }
  | { kind: 'note'; title: string; text: string }
  /** Ruled lines to write on, under a question. */
  | { kind: 'answer'; label: string; hint?: string; lines: number }
  | { kind: 'page' }
  | PdfTable
  | PdfFigure

export const body = { size: 10.25, leading: 15, gap: 8 }

/** Writes lines of text as one element, over page breaks where needed. */
export function writeText(
  sheet: PdfSheet,
  element: Structure,
  text: string,
  style: {
    x: number
    width: number
    size: number
    leading: number
    face?: Face
    tone?: PdfTone
    wholeLines?: number
  },
) {
  const { x, width, size, leading, face = 'text', tone = 'ink' } = style
  const lines = linesOf(sheet, runsOf(text), { width, size, face })
  // Neither the first nor the last line of a paragraph stands alone.
  lines.forEach((line, i) => {
    const together = i === 0 || i === lines.length - 2 ? Math.min(2, lines.length - i) : 1
    sheet.need(leading * together)
    sheet.writeLine(element, line, x, sheet.y + size * 0.95, { size, face, tone })
    sheet.y += leading
  })
}

/** Draws the blocks in order; headings go into the outline too. */
export function drawBlocks(sheet: PdfSheet, blocks: PdfBlock[]) {
  let chapter = sheet.kit.outline
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const { level } = block
      // A heading stays with what follows it, and needs no room above it at the top of a page.
      const above = level === 2 ? 16 : 8
      const isFirst = sheet.y === paper.top || sheet.need(above + (level === 2 ? 110 : 72))
      if (!isFirst) sheet.y += above
      const place = { fit: false, top: Math.max(0, sheet.y - 12), left: paper.width }
      const text = printable(block.text)
      if (level === 2) chapter = sheet.kit.outline.addItem(text, place)
      else chapter.addItem(text, place)
      drawHeading(sheet, block.text, level)
    } else drawBlock(sheet, block)
  }
}

function drawHeading(sheet: PdfSheet, text: string, level: 2 | 3) {
  const element = open(sheet, level === 2 ? 'H2' : 'H3')
  if (level === 2) {
    sheet.artifact(() => sheet.rule(paper.left, paper.right, sheet.y, 'ink', 0.8))
    sheet.y += 13
  }
  const size = level === 2 ? 15.5 : 11.5
  writeText(sheet, element, text, {
    x: paper.text,
    width: paper.right - paper.text,
    size,
    leading: size * 1.25,
    face: 'heading',
  })
  element.end()
  sheet.y += level === 2 ? 5 : 2
}

function drawBlock(sheet: PdfSheet, block: Exclude<PdfBlock, { kind: 'heading' }>) {
  const column = { x: paper.text, width: paper.right - paper.text, ...body }
  switch (block.kind) {
    case 'paragraph': {
      const element = open(sheet, 'P')
      writeText(sheet, element, block.text, { ...column, tone: block.tone ?? 'ink' })
      element.end()
      sheet.y += body.gap
      break
    }
    case 'list':
      drawList(sheet, block)
      break
    case 'note':
      drawNote(sheet, block)
      break
    case 'answer':
      drawAnswer(sheet, block)
      break
    case 'page':
      sheet.addPage()
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'figure':
      drawFigure(sheet, block)
      break
  }
}

function open(sheet: PdfSheet, type: string): Structure {
  const element = sheet.kit.struct(type)
  sheet.root.add(element)
  return element
}

function drawList(sheet: PdfSheet, { items, marks = 'dots' }: { items: string[]; marks?: string }) {
  const list = open(sheet, 'L')
  const indent = marks === 'dots' ? 14 : 20
  items.forEach((text, i) => {
    const item = sheet.kit.struct('LI')
    list.add(item)
    sheet.need(body.leading * 2)
    const label = sheet.kit.struct('Lbl')
    item.add(label)
    const baseline = sheet.y + body.size * 0.95
    const mark = marks === 'numbers' ? `${i + 1}.` : marks === 'boxes' ? '☐' : '•'
    label.add(() =>
      sheet.write(`${mark} `, paper.text, baseline, { size: body.size, face: 'text', tone: 'sea' }),
    )
    label.end()
    const content = sheet.kit.struct('LBody')
    item.add(content)
    writeText(sheet, content, text, {
      x: paper.text + indent,
      width: paper.right - paper.text - indent,
      ...body,
    })
    content.end()
    item.end()
    sheet.y += 3
  })
  list.end()
  sheet.y += body.gap - 3
}

function drawNote(sheet: PdfSheet, { title, text }: { title: string; text: string }) {
  const pad = 12
  const width = paper.right - paper.text - 2 * pad
  const lines = linesOf(sheet, runsOf(text), { width, size: body.size }).length
  const height = (lines + 1) * body.leading + 2 * pad - 4
  sheet.need(height)
  const top = sheet.y
  sheet.artifact(() => {
    sheet.kit
      .rect(paper.text, top, paper.right - paper.text, height)
      .fill(sheet.look.tint)
      .rect(paper.text, top, 2.5, height)
      .fill(sheet.look.sea)
  })
  sheet.y += pad
  const element = open(sheet, 'Div')
  for (const [line, face] of [
    [title, 'bold'],
    [text, 'text'],
  ] satisfies [string, Face][]) {
    const paragraph = sheet.kit.struct('P')
    element.add(paragraph)
    writeText(sheet, paragraph, line, { x: paper.text + pad, width, ...body, face })
    paragraph.end()
  }
  element.end()
  sheet.y = top + height + body.gap + 4
}

function drawAnswer(
  sheet: PdfSheet,
  { label, hint, lines }: { label: string; hint?: string; lines: number },
) {
  const step = 22
  sheet.need(body.leading * 2 + lines * step)
  const column = { x: paper.text, width: paper.right - paper.text }
  const element = open(sheet, 'P')
  writeText(sheet, element, label, { ...column, ...body, face: 'bold' })
  element.end()
  if (hint !== undefined) {
    const words = open(sheet, 'P')
    writeText(sheet, words, hint, { ...column, size: 9, leading: 12.5, tone: 'slate' })
    words.end()
  }
  sheet.artifact(() => {
    for (let i = 1; i <= lines; i++) sheet.rule(paper.text, paper.right, sheet.y + i * step - 4, 'edge', 0.4)
  })
  sheet.y += lines * step + body.gap
}
