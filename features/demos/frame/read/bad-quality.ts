import { textOf, type Cell } from './cell.ts'

const heading =
  /^(?:.*[ ._/])?(?:(?:opc|status)?[ _]?(?:quality|status)[ _]?(?:code|flag)|quality|opc ?quality|status ?quality|validity|value ?status|qualität|güte|qualité|calidad|qualità|kwaliteit)$/i
const known =
  /^(?:good.*|bad.*|uncertain.*|questionable|substituted|annotated|raw|stale|gut|schlecht|unsicher|bon(?:ne)?|mauvais[e]?|incertain[e]?|buen[oa]|mal[oa]|inciert[oa]|buon[oa]|cattiv[oa]|incert[oa]|goed|slecht|onzeker|0|1|2|64|68|192|216|256|512)$/i
const bad = /^(?:bad.*|stale|schlecht|mauvais[e]?|mal[oa]|cattiv[oa]|slecht|0)$/i

/**
 * Whether a text marks its value as bad; undefined when the texts are no marks of quality. Codes of OPC are good from 192, uncertain from 64, and bad below;
 * those above 255 are the faults that servers add. In codes of OPC UA good is 0, and bad begins at 2^31.
 */
function badMarkOf(texts: readonly string[]): ((text: string) => boolean) | undefined {
  const marks = texts.filter(Boolean)
  const codes = marks.map((text) => (/^\d{1,10}$/.test(text) ? Number(text) : Number.NaN))
  if (codes.length > 0 && codes.every(Number.isFinite)) {
    const most = codes.length / 2
    if (codes.filter((code) => code === 192 || code === 216).length > most)
      return (text) => text !== '' && (Number(text) < 64 || Number(text) > 255)
    if (
      codes.some((code) => code >= 2 ** 31) &&
      codes.filter((code) => code === 0).length > most &&
      codes.every((code) => code === 0 || code >= 2 ** 30)
    )
      return (text) => Number(text) >= 2 ** 31
  }
  return marks.every((text) => known.test(text)) ? (text) => bad.test(text) : undefined
}

/** The column in which a historian says whether a value can be trusted, and which rows it marks as bad; undefined when there is none. */
export function badRowsOf(headings: readonly string[], cellsOf: (column: number) => readonly Cell[]) {
  for (const [i, name] of headings.entries()) {
    if (!heading.test(name)) continue
    const texts = cellsOf(i).map((cell) => textOf(cell).trim())
    const isBad = badMarkOf(texts)
    if (!isBad) continue
    const rows = new Set(texts.flatMap((text, row) => (isBad(text) ? [row] : [])))
    return rows.size > 0 && rows.size < texts.length ? { heading: name, rows } : undefined
  }
  return undefined
}
