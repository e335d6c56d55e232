import { isEmpty, isMissing, textOf, type Cell, type Row } from './cell.ts'
import { datePartsOf } from './date.ts'
import { readClock, readDuration } from './duration.ts'
import { parseNumber } from './number.ts'
import { readMonth, readWeek } from './period.ts'

/** True for a cell that is a number, a date, a time or a period in any writing. */
export function looksLikeData(cell: Cell): boolean {
  if (typeof cell === 'number') return true
  if (!/\d/.test(cell)) return false
  return (
    parseNumber(cell, '.') !== undefined ||
    parseNumber(cell, ',') !== undefined ||
    datePartsOf(cell) !== undefined ||
    !Number.isNaN(readClock(cell)) ||
    !Number.isNaN(readDuration(cell)) ||
    !Number.isNaN(readMonth(cell)) ||
    !Number.isNaN(readWeek(cell))
  )
}

export const filledOf = ({ cells }: Row): number =>
  cells.reduce<number>((sum, cell) => sum + (isEmpty(cell) ? 0 : 1), 0)

/** A rule of dashes, as reports print them. */
export const isRule = ({ cells }: Row): boolean => {
  const text = cells.map(textOf).join('')
  return text.length > 1 && /^[-=_+|* ]+$/.test(text) && cells.some((cell) => /[-=_]{2}/.test(textOf(cell)))
}

/** As pivot tables and reports write them where they are sold: German, Dutch, French, Spanish, Portuguese, Italian, Polish, Czech, Swedish, Danish, Finnish. */
const sums =
  'totals?|sum|gesamt(?:summe|ergebnis|zahl)?|end(?:summe|ergebnis)|zwischen(?:summe|ergebnis)|teilergebnis|insgesamt|summe|totaal|(?:eind|sub)totaal|somme|total[ei] (?:g[ée]n[ée]ral[ei]?|complessiv[oi]|parcial|partiel|geral)|totale|sous-total|subtotale|suma(?: (?:końcowa|częściowa|total))?|razem|ogółem|łącznie|celkem|celkov[ýá] součet|summa|total(?:summa|t)|hovedtotal|i alt|yhteensä'
const isSum = new RegExp(`^[*\\s]*(?:grand |sub-?|report )?(?:${sums})[\\s:]*$`, 'i')

/** A row that sums up others: "Total", "North Total", "Grand total:", "Gesamtergebnis", "* Summe". */
export function isTotal({ cells }: Row): boolean {
  const first = textOf(cells.find((cell) => !isEmpty(cell)))
  if (first.length > 60 || typeof cells.find((cell) => !isEmpty(cell)) === 'number') return false
  return (
    isSum.test(first) ||
    /^[*\s]*(?:grand |sub-?)?total(?:s|:| for| of)?\s+\S/i.test(first) ||
    /\S\s+(?:sub-?)?total:?$/i.test(first) ||
    // The results of an income statement are sums of the rows above them.
    /^(?:gross|net|operating|trading) (?:profit|margin|income|loss|surplus)\b|^profit (?:before|after|for)\b|^(?:ebitda?|rohertrag|betriebsergebnis|jahresüberschuss)\b/i.test(
      first,
    )
  )
}

/** The group that a row sums up in the way of a pivot table in German, Dutch, Italian or Polish: "Nord Ergebnis", "Suma Nord". */
export function groupSummedBy({ cells }: Row): string | undefined {
  const first = textOf(cells.find((cell) => !isEmpty(cell)))
  const found =
    /^(\S.{0,59})\s(?:ergebnis|totaal|totale|suma|totalt|celkem)$/i.exec(first) ??
    /^(?:totaal|totale|suma|totalt|summe|celkem):?\s(?:von |van |di |z )?(\S.{0,59})$/i.exec(first)
  return found?.[1]?.toLowerCase()
}

/** A row at the end that describes the column above it: "Mean", "Std. dev.", "Max.:". */
export const isStatistic = ({ cells }: Row): boolean =>
  /^(?:min|max|mean|avg|average|median|std\.?\s?dev\.?|stdev|sigma|count|range|mittelwert|minimum|maximum|durchschnitt|anzahl|cpk?|n)\.?\s*:?$/i.test(
    textOf(cells.find((cell) => !isEmpty(cell))),
  )

/** For each column whether most of its cells are data rather than words; undefined for a column without cells. */
export function dataColumns(rows: readonly Row[]): (boolean | undefined)[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, i) => {
    let [data, full] = [0, 0]
    for (const { cells } of rows) {
      const cell = cells[i]
      if (cell === undefined || isMissing(cell)) continue
      full++
      if (looksLikeData(cell)) data++
    }
    return full === 0 ? undefined : data >= full * 0.6
  })
}

/** Evenly spread over all, so that what is decided holds for the whole file. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  const step = items.length / most
  return Array.from({ length: most }, (_, i) => items[Math.floor(i * step)]).filter(
    (item) => item !== undefined,
  )
}
