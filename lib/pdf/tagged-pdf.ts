import { drawBlocks, writeText, type PdfBlock } from './blocks.ts'
import type { PdfLook } from './look.ts'
import { paper, PdfSheet } from './sheet.ts'
import { printable } from './text.ts'

export type { PdfBlock } from './blocks.ts'

export interface TaggedPdf {
  title: string
  /** What kind of document it is, small above the title. */
  kicker?: string
  standfirst?: string
  /** Under the title: date, version, for whom. */
  facts?: string[]
  author: string
  subject?: string
  /** Goes into the file as its date: the same input gives the same bytes. */
  date: Date
  language?: string
  /** Name and mark of the firm: paths in a square field of `field` units, drawn as lines. */
  house: { name: string; mark?: { field: number; strokeWidth: number; paths: string[] } }
  /** At the foot of each page, before the page number. */
  foot: string
  look: PdfLook
  blocks: PdfBlock[]
}

/**
 * A tagged PDF (PDF 1.7, marked as PDF/UA-1): structure tree, language, titled window, outline, embedded subset fonts, rules and running
 * heads as artifacts. A4. The title is the only heading of level 1. The library is loaded at the first call.
 */
export async function renderTaggedPdf(input: TaggedPdf): Promise<Buffer> {
  const { default: kit } = await import('pdfkit')
  const { title, author, subject, date, language = 'en-GB', look, blocks } = input
  const sheet = new PdfSheet(kit, look, { title, author, subject, date, language })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.kit.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.kit.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.kit.on('error', reject)
  })
  drawOpening(sheet, input)
  drawBlocks(sheet, blocks)
  sheet.root.end()
  drawRunningHeads(sheet, input)
  sheet.kit.end()
  return finished
}

function drawOpening(sheet: PdfSheet, { title, kicker, standfirst, facts = [] }: TaggedPdf) {
  sheet.y = 116
  const width = paper.right - paper.left
  const write = (
    type: string,
    text: string,
    style: Omit<Parameters<typeof writeText>[3], 'x' | 'width'> & { width?: number },
  ) => {
    const element = sheet.kit.struct(type)
    sheet.root.add(element)
    writeText(sheet, element, text, { x: paper.left, width, ...style })
    element.end()
  }
  if (kicker !== undefined) {
    write('P', kicker, { size: 10, leading: 16, face: 'bold', tone: 'sea' })
    sheet.y += 2
  }
  write('H1', title, { size: 27, leading: 31, face: 'heading', width: width - 60 })
  sheet.y += 8
  if (standfirst !== undefined)
    write('P', standfirst, { size: 12.5, leading: 18, tone: 'slate', width: width - 76 })
  sheet.y += 10
  drawTide(sheet)
  if (facts.length > 0) write('P', facts.join('  ·  '), { size: 9, leading: 13, tone: 'slate' })
  sheet.y += 14
}

/** The house's line: a mixed tide of two waves, M2 and K1 with 0.4 of its height, over four days. */
function drawTide(sheet: PdfSheet) {
  const top = sheet.y
  sheet.artifact(() => {
    const { kit, look } = sheet
    kit.lineWidth(0.9).strokeColor(look.sea)
    for (let i = 0; i <= 240; i++) {
      const hours = (i / 240) * 96
      const level =
        Math.cos((hours / 12.42) * 2 * Math.PI) + 0.4 * Math.cos((hours / 23.93) * 2 * Math.PI + 0.7)
      const x = paper.left + (i / 240) * (paper.right - paper.left)
      if (i === 0) kit.moveTo(x, top + 14 - level * 9)
      else kit.lineTo(x, top + 14 - level * 9)
    }
    kit.stroke()
    sheet.rule(paper.left, paper.right, top + 30, 'edge')
  })
  sheet.y += 40
}

function drawRunningHeads(sheet: PdfSheet, { title, house, foot }: TaggedPdf) {
  const { start, count } = sheet.kit.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.kit.switchToPage(page)
    sheet.artifact(() => {
      drawHouse(sheet, house)
      if (page > start) {
        const size = 8.5
        const text = printable(title)
        const x = paper.right - sheet.widthOf(text, size, 'text')
        sheet.write(text, x, 46, { size, face: 'text', tone: 'slate' })
        sheet.rule(paper.left, paper.right, 56, 'rule')
      }
      sheet.rule(paper.left, paper.right, 790, 'rule')
      const number = `${page - start + 1} of ${count}`
      const small = { size: 8.5, face: 'text', tone: 'slate' } as const
      sheet.write(printable(foot), paper.left, 804, small)
      sheet.write(number, paper.right - sheet.widthOf(number, 8.5, 'text'), 804, small)
    }, 'Pagination')
  }
}

function drawHouse(sheet: PdfSheet, { name, mark }: TaggedPdf['house']) {
  const { kit, look } = sheet
  const side = 18
  if (mark) {
    kit
      .save()
      .translate(paper.left, 32)
      .scale(side / mark.field)
    kit.lineWidth(mark.strokeWidth).lineCap('round').lineJoin('round').strokeColor(look.sea)
    for (const path of mark.paths) kit.path(path).stroke()
    kit.restore()
  }
  sheet.write(printable(name), paper.left + (mark ? side + 6 : 0), 46, {
    size: 11.5,
    face: 'heading',
    tone: 'ink',
  })
}
