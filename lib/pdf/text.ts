import type { PdfSheet } from './sheet.ts'

/** A stretch of text in one style. */
export interface Run {
  text: string
  bold?: boolean
  link?: string
}

/** A run on a line, `x` in points from the line's start. */
export interface Piece extends Run {
  x: number
  width: number
}

export type Face = 'text' | 'bold' | 'heading'

/** What our text font holds; anything else (an emoji in a visitor's own words) is printed as a question mark. */
const notPrinted =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u1e80-\u1e85\u1ef2\u1ef3\u2009\u2010-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265\u2610\u2713\u2717]/gu

/** Text as it can be printed: composed letters, one kind of space, unknown signs as a question mark. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\u2007\u202f]/g, ' ')
    .replace(/\u200b|\u200c|\u200d|\ufe0f|\ufeff/g, '')
    .replace(notPrinted, '?')
}

/** Reads `**bold**` and `[label](https://…)`, nothing else. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  const mark = /\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^)\s]+)\)/g
  let from = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > from) runs.push({ text: printable(text.slice(from, match.index)) })
    const [whole, bold, label = '', link] = match
    if (bold === undefined) runs.push({ text: printable(label), link })
    else runs.push({ text: printable(bold), bold: true })
    from = match.index + whole.length
  }
  if (from < text.length) runs.push({ text: printable(text.slice(from)) })
  return runs
}

/** Breaks runs into lines of at most `width` points, words whole where they fit. The space at a line's end stays with it. */
export function linesOf(
  sheet: PdfSheet,
  runs: Run[],
  { width, size, face = 'text' }: { width: number; size: number; face?: Face },
): Piece[][] {
  const lines: Piece[][] = [[]]
  let x = 0
  const newLine = () => {
    lines.push([])
    x = 0
  }
  const place = (run: Run, text: string, advance: number) => {
    const line = lines.at(-1) ?? []
    const last = line.at(-1)
    if (last && last.bold === run.bold && last.link === run.link) {
      last.text += text
      last.width += advance
    } else line.push({ ...run, text, x, width: advance })
    x += advance
  }
  for (const run of runs) {
    const measure = (text: string) => sheet.widthOf(text, size, run.bold ? 'bold' : face)
    for (const word of run.text.match(/\n|[^\s\u2014/-]*(?:[\u2014/-]+|[^\S\n]+|$)|[^\s]+/g) ?? []) {
      if (word === '') continue
      if (word === '\n') newLine()
      else {
        if (x > 0 && x + measure(word.trimEnd()) > width) newLine()
        for (const part of measure(word.trimEnd()) > width ? [...word] : [word]) {
          if (x > 0 && x + measure(part.trimEnd()) > width) newLine()
          place(run, part, measure(part))
        }
      }
    }
  }
  return lines
}
