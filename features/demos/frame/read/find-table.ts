import { isEmpty, isMissing, textOf, type Cell, type Row } from './cell.ts'
import { dataColumns, filledOf, isRule, isStatistic, isTotal, looksLikeData, spread } from './looks.ts'
import { groupsOf, withNamesAbove, withUpperRow, type GroupedHeadings } from './heading-groups.ts'
import { seriesOf } from './series.ts'

export interface FoundTable {
  /** Rows of the file above the headings, or above the data. */
  skip: number
  heading: Row | undefined
  /** Units that stand in a row of their own below the headings. */
  units: Row | undefined
  /** What follows, blank rows and rules left out. */
  body: Row[]
  /** Where a row above the headings groups them. */
  groups?: GroupedHeadings
}

interface Chosen {
  skip?: number | undefined
  hasHeading?: boolean | undefined
}

/** What loggers write below their headings of what each column is: a unit in words, or how it was taken. */
const unitInWords =
  /^(?:deg(?:rees?)?\.? ?[CFK]?|(?:met(?:er|re)s?|km|miles?|feet)(?:\/| per )(?:second|hour|sec|hr|s|h)|volts?|amps?|watts?|percent|seconds?|minutes?|hours?|days?|unitless|ts|rn|smp|avg|tot|EUR|GBP|USD|CHF)$/i
const unitLike =
  /^[[(]?(?:y{2,4}[-/.]m{1,2}[-/.]d{1,2}|[dm]{1,2}[-/.][dm]{1,2}[-/.]y{2,4}|hh?:mm(?::ss)?|[%‰°µμ$£€-]|°?[CFK]|[kmµMG]?(?:m|g|s|V|A|W|Pa|N|J|L|l|Hz|bar|Nm|Wh|VA|mol|Ω|Ohm)|mm[²³2]?|m[²³23]|in|ft|psi|min|h|hr|hrs|sec|d|rpm|pH|ppm|pcs|units?|x|[a-z³²/%.]{1,4}\/[a-z³²]{1,4}|1\/min)[\])]?$/u

/** Where the table begins in a file: lines of an instrument or a title above it, its headings, a row of units. */
export function findTable(rows: readonly Row[], chosen: Chosen): FoundTable {
  const full = rows.filter((row, i) => filledOf(row) > 0 && !isRule(row) && !isMark(rows, i))
  const grouped = chosen.hasHeading === false ? undefined : groupedHeadings(full, chosen.skip)
  if (grouped) return grouped
  if (chosen.skip !== undefined) {
    const after = full.filter(({ line }) => line > (chosen.skip ?? 0))
    return withHeading(chosen.skip, after, chosen.hasHeading ?? hasHeadingFirst(after))
  }
  const { start, columns } = firstDataRow(full)
  const heading = start > 0 ? headingAbove(full, start, columns) : undefined
  const isHeadingKept = chosen.hasHeading ?? true
  if (heading === undefined) {
    const [first] = full.slice(start)
    const isNamed =
      chosen.hasHeading ?? (first !== undefined && isNumberedHeading(first, full.slice(start + 1)))
    return withHeading((first?.line ?? 1) - 1, full.slice(start), isNamed)
  }
  const upper = full[heading - 1]
  const own = full[heading]
  const found = own && withUpperRow(upper, own)
  const isJoined = isHeadingKept && found !== own
  const between = full.slice(heading + 1, start).filter((row) => isUnitRow(row, columns))
  return {
    skip: ((isJoined ? upper : own)?.line ?? 1) - 1,
    heading: isHeadingKept ? found : undefined,
    units: between[0],
    // A row that isn't quite like the others belongs to the data, too.
    body: full.slice(isHeadingKept ? heading + 1 : heading).filter((row) => !between.includes(row)),
  }
}

/** Two rows of headings stand at the top, or where the visitor says. */
const mostAbove = 15

function groupedHeadings(full: readonly Row[], skip: number | undefined): FoundTable | undefined {
  const above = skip === undefined ? 0 : full.findIndex(({ line }) => line > skip)
  for (const i of skip === undefined ? Array.from({ length: mostAbove }, (_, at) => at) : [above]) {
    const [top, heading, next] = full.slice(i, i + 3)
    if (!top || !heading || !next) return undefined
    const groups = groupsOf(top, heading)
    if (!groups) continue
    const units = isUnitRow(next) ? next : undefined
    const shared = { ...heading, cells: withNamesAbove(top, heading, groups) }
    return {
      skip: top.line - 1,
      heading: shared,
      units,
      body: full.slice(i + (units ? 3 : 2)),
      groups,
    }
  }
  return undefined
}

function withHeading(skip: number, rows: Row[], hasHeading: boolean): FoundTable {
  const [first, second] = rows
  const isUnits = hasHeading && isUnitRow(second)
  return {
    skip,
    heading: hasHeading ? first : undefined,
    units: isUnits ? second : undefined,
    body: rows.slice(hasHeading ? (isUnits ? 2 : 1) : 0),
  }
}

/** Lines of an Ignition data set that say what the next ones are, and its line of types. */
const isMark = (rows: readonly Row[], i: number) =>
  /^#(?:NAMES|TYPES|ROWS)$/.test(textOf(rows[i]?.cells[0])) || textOf(rows[i - 1]?.cells[0]) === '#TYPES'

/** The first row from which on the columns of data hold data, and which columns those are. */
function firstDataRow(full: readonly Row[]): { start: number; columns: number[] } {
  const late = full.slice(Math.floor(full.length * 0.6)).filter((row) => !isSummary(row))
  const body = spread(late, 400)
  const usual = mode(body.map(filledOf))
  const wide = body.filter((row) => filledOf(row) >= usual * 0.6)
  const kinds = dataColumns(wide)
  const columns = kinds.flatMap((isData, i) => (isData ? [i] : []))
  const isBody = (row: Row | undefined) => {
    if (!row || filledOf(row) < Math.max(1, usual * 0.4)) return false
    const cells = columns
      .map((i) => row.cells[i])
      .filter((cell): cell is Cell => cell !== undefined && !isMissing(cell))
    const filled = cells.length
    return (
      filled >= Math.min(2, columns.length) * 0.5 &&
      cells.filter(looksLikeData).length >= Math.max(1, filled * 0.75)
    )
  }
  if (columns.length === 0) {
    const first = full.findIndex((row) => filledOf(row) >= Math.max(usual > 1 ? 2 : 1, usual * 0.6))
    return { start: Math.max(0, first) + 1, columns }
  }
  const at = full.findIndex((row, i) => {
    if (!isBody(row)) return false
    const next = full.slice(i + 1, i + 7).filter((row) => !isSummary(row))
    return next.filter(isBody).length >= next.length * 0.6
  })
  return { start: at < 0 ? 1 : at, columns }
}

const isSummary = (row: Row) => isTotal(row) || isStatistic(row)

/** The place of the heading row above the data: words over every column of data, or over most of them. */
function headingAbove(full: readonly Row[], start: number, columns: readonly number[]): number | undefined {
  const usual = mode(full.slice(start, start + 50).map(filledOf))
  for (let i = start - 1; i >= Math.max(0, start - 4); i--) {
    const row = full[i]
    if (!row || filledOf(row) < Math.max(1, usual * 0.6)) continue
    const over = (columns.length > 0 ? columns.map((column) => row.cells[column] ?? '') : row.cells).filter(
      (cell) => !isEmpty(cell),
    )
    if (over.filter(looksLikeData).length > over.length * 0.4 && !isNumberedHeading(row, full.slice(start)))
      continue
    const above = full[i - 1]
    if (
      isUnitRow(row, columns) &&
      above &&
      filledOf(above) >= filledOf(row) &&
      !above.cells.some(looksLikeData)
    )
      return i - 1
    return i
  }
  return undefined
}

const isUnit = (cell: Cell) => [unitLike, unitInWords].some((known) => known.test(textOf(cell).trim()))

/**
 * Units stand under most headings ("s", "bar", "[mm]"), or over columns of data alone and begin with one ("mm/s RMS").
 * `columns`: those that hold data.
 */
function isUnitRow(row: Row | undefined, columns: readonly number[] = []): boolean {
  const places = (row?.cells ?? []).flatMap((cell, i) => (isEmpty(cell) ? [] : [i]))
  const holds = (fits: (cell: Cell) => boolean) => places.filter((i) => fits(row?.cells[i] ?? '')).length
  if (places.length === 0 || holds(looksLikeData) > 0) return false
  if (holds(isUnit) >= places.length * 0.6) return true
  // "mm/s RMS": a unit and what of it, not a line of text.
  const isUnitAndKind = (cell: Cell) => {
    const [first = '', ...more] = textOf(cell).trim().split(/\s+/)
    return more.length < 2 && isUnit(first)
  }
  return places.every((i) => columns.includes(i)) && holds(isUnitAndKind) > 0
}

const yearAndWord = /^(?:19|20)\d{2}\s+\p{L}{3,}/u

/** "2024 units, 2025 units" look like figures with a unit, unless the rows below go on in the same way. */
const isYearsAndWords = ({ cells }: Row, below: readonly Row[]) => {
  const places = cells.flatMap((cell, i) => (looksLikeData(cell) ? [i] : []))
  const are = (row: Row) => places.filter((i) => yearAndWord.test(textOf(row.cells[i]))).length
  return (
    places.length >= 2 &&
    are({ line: 0, cells }) === places.length &&
    below.slice(0, 3).every((row) => are(row) === 0)
  )
}

/** Years, months or 1, 2, 3 over columns of figures: "Product, 2022, 2023, 2024". */
function isNumberedHeading(row: Row, below: readonly Row[]): boolean {
  if (isYearsAndWords(row, below)) return true
  const names = row.cells.map(textOf)
  const series = seriesOf(names)
  if (
    !series ||
    names.some((name, i) => (i < series.from || i > series.to) && name !== '' && /^[-+]?[\d.,]+$/.test(name))
  )
    return false
  // A body whose own rows count up the same way has no heading.
  return below.slice(0, 3).every(
    ({ cells }) =>
      cells
        .slice(series.from, series.to + 1)
        .map(textOf)
        .join() !== names.slice(series.from, series.to + 1).join(),
  )
}

function hasHeadingFirst(rows: readonly Row[]): boolean {
  const [first, ...rest] = rows
  if (!first) return false
  const kinds = dataColumns(spread(rest, 200))
  const over = first.cells.filter((cell, i) => kinds[i] && !isEmpty(cell))
  if (over.length === 0) return true
  return over.filter(looksLikeData).length < over.length / 2 || isNumberedHeading(first, rest)
}

export function mode(values: readonly number[]): number {
  const tally = new Map<number, number>()
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1)
  return [...tally].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}
