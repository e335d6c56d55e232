import { readFileSync } from 'node:fs'
import { mark } from '#assets/pictures/mark.ts'
import { lookOfTheme } from '#lib/pdf/look.ts'
import type { TaggedPdf } from '#lib/pdf/tagged-pdf.ts'

/** A document with the house's mark and the colours of ui/theme.css. */
export function pdfInput(document: Omit<TaggedPdf, 'look'>): TaggedPdf {
  const css = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8')
  const { strokeWidth, tide, datum } = mark
  return {
    ...document,
    look: lookOfTheme(css),
    house: { ...document.house, mark: { field: 32, strokeWidth, paths: [tide, datum] } },
  }
}
