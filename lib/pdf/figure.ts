import type { PdfTone } from './look.ts'
import { paper, type PdfSheet } from './sheet.ts'
import { linesOf, printable, runsOf, type Face } from './text.ts'

export interface PdfFigure {
  kind: 'figure'
  /** What the drawing says, for those who don't see it. */
  alt: string
  caption?: string
  /** In points; the width is that of the page inside its margins. */
  height: number
  draw: (pen: PdfPen) => void
}

type Point = readonly [number, number]

/** Draws in a figure's own box: points from its top left corner, colours by their name. */
export interface PdfPen {
  width: number
  height: number
  line(points: Point[], style?: { tone?: PdfTone; width?: number; dash?: number[]; isClosed?: boolean }): void
  area(points: Point[], style?: { tone?: PdfTone; opacity?: number }): void
  bar(x: number, y: number, width: number, height: number, tone?: PdfTone): void
  dot(x: number, y: number, radius?: number, tone?: PdfTone): void
  text(
    text: string,
    x: number,
    baseline: number,
    style?: { size?: number; face?: Face; tone?: PdfTone; align?: 'left' | 'middle' | 'right' },
  ): void
}

/** A vector drawing as one element with its alternative text; the caption follows inside of it. */
export function drawFigure(sheet: PdfSheet, { alt, caption, height, draw }: Omit<PdfFigure, 'kind'>) {
  const width = paper.right - paper.left
  const captionLines = caption === undefined ? [] : linesOf(sheet, runsOf(caption), { width, size: 9 })
  sheet.need(height + captionLines.length * 12.5 + 10)
  const top = sheet.y
  const element = sheet.kit.struct('Figure', {
    alt,
    bbox: [paper.left, top, paper.right, top + height],
    placement: 'Block',
  })
  sheet.root.add(element)
  element.add(() => {
    sheet.kit.save().translate(paper.left, top)
    draw(penOn(sheet, width, height))
    sheet.kit.restore()
  })
  sheet.y += height + 4
  if (captionLines.length > 0) {
    const words = sheet.kit.struct('Caption')
    element.add(words)
    for (const line of captionLines) {
      sheet.writeLine(words, line, paper.left, sheet.y + 9, { size: 9, face: 'text', tone: 'slate' })
      sheet.y += 12.5
    }
    words.end()
  }
  element.end()
  sheet.y += 12
}

function penOn({ kit, look }: PdfSheet, width: number, height: number): PdfPen {
  const trace = (points: Point[]) => {
    points.forEach(([x, y], i) => (i === 0 ? kit.moveTo(x, y) : kit.lineTo(x, y)))
  }
  return {
    width,
    height,
    line(points, { tone = 'ink', width: stroke = 1, dash, isClosed } = {}) {
      kit.save().lineWidth(stroke).lineJoin('round').lineCap('round').strokeColor(look[tone])
      if (dash) kit.dash(dash[0] ?? 3, { space: dash[1] ?? 3 })
      trace(points)
      if (isClosed) kit.closePath()
      kit.stroke().restore()
    },
    area(points, { tone = 'sea', opacity = 1 } = {}) {
      kit.save()
      trace(points)
      kit.closePath().fillOpacity(opacity).fillColor(look[tone]).fill().restore()
    },
    bar: (x, y, wide, high, tone = 'sea') => void kit.rect(x, y, wide, high).fill(look[tone]),
    dot: (x, y, radius = 2.5, tone = 'sea') => void kit.circle(x, y, radius).fill(look[tone]),
    text(words, x, baseline, { size = 8.5, face = 'text', tone = 'ink', align = 'left' } = {}) {
      const text = printable(words)
      const long = kit.font(face).fontSize(size).widthOfString(text)
      const left = align === 'left' ? x : align === 'right' ? x - long : x - long / 2
      kit
        .font(face)
        .fontSize(size)
        .fillColor(look[tone])
        .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    },
  }
}
