import { mark } from '#assets/pictures/mark.ts'
import { lookOfTheme } from '#lib/pdf/look.ts'
import type { TaggedPdf } from '#lib/pdf/tagged-pdf.ts'

/** A document with the house's mark and the colours of a sheet of styles, `ui/theme.css`. */
export function pdfInput(document: Omit<TaggedPdf, 'look'>, theme: string): TaggedPdf {
  const { strokeWidth, tide, datum } = mark
  return {
    ...document,
    look: lookOfTheme(theme),
    house: { ...document.house, mark: { field: 32, strokeWidth, paths: [tide, datum] } },
  }
}
