import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import type { PdfLook, PdfTone } from './look.ts'
import type { Face, Piece } from './text.ts'

type Kit = typeof PDFDocument
export type Structure = PDFKit.PDFStructureElement

/** A4 in points: narrow figures in the margin column, text in a column of about 75 characters. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 539.28,
  text: 132,
  top: 76,
  bottom: 770,
}

const require = createRequire(import.meta.url)

const faces: Record<Face, () => string> = {
  text: () => require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  heading: () => require.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
}

const pdfUa: string = 'PDF/UA'

const fontFiles = new Map<Face, Buffer>()

/** The bytes of a face, read once: about 400 kB each, of which a document holds only the letters it uses. */
function fontFile(face: Face): Buffer {
  const known = fontFiles.get(face)
  if (known) return known
  const bytes = readFileSync(faces[face]())
  fontFiles.set(face, bytes)
  return bytes
}

/** The heading face is Latin only. */
const beyondHeading = /[^\u0020-\u017f\u0218-\u021b\u2010-\u2026\u20ac\u2212]/

/** The page under the pen: a cursor that runs down, page breaks, and text whose place in the reading order is known. */
export class PdfSheet {
  y: number = paper.top
  readonly kit: PDFKit.PDFDocument
  readonly look: PdfLook
  readonly root: Structure

  constructor(
    kit: Kit,
    look: PdfLook,
    about: { title: string; author: string; subject?: string; date: Date; language: string },
  ) {
    this.look = look
    this.kit = new kit({
      size: [paper.width, paper.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      // The types know the subsets of PDF/A only.
      subset: pdfUa as PDFKit.Mixins.PDFSubsets,
      displayTitle: true,
      lang: about.language,
      bufferPages: true,
      autoFirstPage: false,
      info: {
        Title: about.title,
        Author: about.author,
        Subject: about.subject ?? about.title,
        Creator: about.author,
        Producer: 'pdfkit',
        CreationDate: about.date,
        ModDate: about.date,
      },
    })
    for (const face of ['text', 'bold', 'heading'] satisfies Face[])
      this.kit.registerFont(face, fontFile(face))
    this.kit.addPage()
    this.root = this.kit.struct('Document')
    this.kit.addStructure(this.root)
  }

  addPage() {
    this.kit.addPage()
    this.y = paper.top
  }

  /** Starts a new page unless `height` points are left on this one; true when it did. */
  need(height: number): boolean {
    if (this.y + height <= paper.bottom) return false
    this.addPage()
    return true
  }

  widthOf(text: string, size: number, face: Face): number {
    return this.kit.font(this.faceFor(text, face)).fontSize(size).widthOfString(text)
  }

  /** One line of text on its baseline. */
  write(
    text: string,
    x: number,
    baseline: number,
    { size, face, tone }: { size: number; face: Face; tone: PdfTone },
  ) {
    this.kit
      .font(this.faceFor(text, face))
      .fontSize(size)
      .fillColor(this.look[tone])
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** A line's pieces as content of `parent`; a link becomes an element of its own, with its target told in words. */
  writeLine(
    parent: Structure,
    line: Piece[],
    x: number,
    baseline: number,
    { size, face, tone }: { size: number; face: Face; tone: PdfTone },
  ) {
    for (const piece of line) {
      const draw = () =>
        this.write(piece.text, x + piece.x, baseline, {
          size,
          face: piece.bold ? 'bold' : face,
          tone: piece.link ? 'sea' : tone,
        })
      if (piece.link === undefined) parent.add(draw)
      else {
        const link = this.kit.struct('Link')
        parent.add(link)
        link.add(draw)
        this.kit.link(x + piece.x, baseline - size, piece.width, size * 1.35, piece.link, {
          structParent: link,
          // pdfkit writes a plain string as a PDF name; a String object is text.
          Contents: Object(piece.text.trim()),
        })
        link.end()
        this.artifact(() => this.rule(x + piece.x, x + piece.x + piece.width, baseline + 1.8, 'sea', 0.5))
      }
    }
  }

  /** What is on the paper but not in the reading order: rules, running heads, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    this.kit.markContent('Artifact', { type })
    draw()
    this.kit.endMarkedContent()
  }

  rule(from: number, to: number, y: number, tone: PdfTone, width = 0.6) {
    this.kit.lineWidth(width).strokeColor(this.look[tone]).moveTo(from, y).lineTo(to, y).stroke()
  }

  private faceFor(text: string, face: Face): Face {
    return face === 'heading' && beyondHeading.test(text) ? 'bold' : face
  }
}
