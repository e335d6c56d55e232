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

/** A row that sums up others: "Total", "North Total", "Grand total:", "Gesamt", "* Summe". */
export function isTotal({ cells }: Row): boolean {
  const first = textOf(cells.find((cell) => !isEmpty(cell)))
  if (first.length > 60 || typeof cells.find((cell) => !isEmpty(cell)) === 'number') return false
  return (
    /^[*\s]*(?:grand |sub-?|report )?(?:totals?|sum|summe|gesamt(?:summe)?|zwischensumme|total général|totale)\b[\s:]*$/i.test(
      first,
    ) ||
    /^[*\s]*(?:grand |sub-?)?total(?:s|:| for| of)?\s+\S/i.test(first) ||
    /\S\s+(?:sub-?)?total:?$/i.test(first) ||
    // The results of an income statement are sums of the rows above them.
    /^(?:gross|net|operating|trading) (?:profit|margin|income|loss|surplus)\b|^profit (?:before|after|for)\b|^(?:ebitda?|rohertrag|betriebsergebnis|jahresüberschuss)\b/i.test(
      first,
    )
  )
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
