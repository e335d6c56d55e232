import { isEmpty, textOf, type Cell, type Row } from './cell.ts'
import { looksLikeData } from './looks.ts'
import { fiscalYearOf } from './fiscal.ts'
import { readYear } from './period.ts'
import { yearlessOf } from './yearless.ts'

/** Columns under one cell of the row above their headings: "Line 1" over "Good" and "Scrap". */
export interface HeadingGroup {
  name: string
  places: number[]
}

export interface GroupedHeadings {
  groups: HeadingGroup[]
  /** Places of columns that hold for all groups, such as the date at the left. */
  shared: number[]
}

/** `beside`: columns of their own, `stacked`: the groups one below the other, with a column that tells them apart, or one group alone. */
export type GroupReading = 'beside' | 'stacked' | `only ${string}`

interface Body {
  heading: Row
  units: Row | undefined
  rows: Row[]
}

const at = (row: Row | undefined, place: number) => textOf(row?.cells[place])
const isYear = (text: string) => !Number.isNaN(readYear(text)) || !Number.isNaN(fiscalYearOf(text))

/**
 * The groups of two rows of headings, where at least two of them have a heading in common: else the lower row says all by itself. A name
 * with nothing below it is that of a column, as in cells that are merged downwards.
 */
export function groupsOf(top: Row, heading: Row): GroupedHeadings | undefined {
  const named = placesOf(top)
  if (named.length < 2 || named.some((place) => !isName(top.cells[place] ?? ''))) return undefined
  const width = Math.max(top.cells.length, heading.cells.length)
  const spans = named
    .map((from, i) => ({ name: at(top, from), places: range(from, named[i + 1] ?? width) }))
    .filter(({ places: [first = 0] }) => at(heading, first) !== '')
    .map(({ name, places }) => ({ name, places: places.filter((place) => at(heading, place) !== '') }))
  const isElsewhere = (own: HeadingGroup, place: number) =>
    spans.some(
      (other) => other !== own && other.places.some((one) => at(heading, one) === at(heading, place)),
    )
  const groups = withoutTail(
    spans.filter((span) => span.places.some((place) => isElsewhere(span, place))),
    heading,
  )
  const isPlain = ({ places }: HeadingGroup) =>
    new Set(places.map((place) => at(heading, place))).size === places.length
  if (groups.length < 2 || !groups.every(isPlain) || !groups.some(({ places }) => places.length > 1))
    return undefined
  if (new Set(groups.map(({ name }) => name)).size < groups.length) return undefined
  const grouped = new Set(groups.flatMap(({ places }) => places))
  return { groups, shared: range(0, width).filter((place) => !grouped.has(place)) }
}

/** Columns behind the last group, "Remarks", have no name above them that would end it. */
function withoutTail(spans: HeadingGroup[], heading: Row): HeadingGroup[] {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return spans
  const count = first.places.length
  const namesOf = ({ places }: HeadingGroup) =>
    places
      .slice(0, count)
      .map((place) => at(heading, place))
      .join('\n')
  const areAlike = spans.every((span) => namesOf(span) === namesOf(first))
  const areAsLong = spans.slice(0, -1).every(({ places }) => places.length === count)
  return areAlike && areAsLong
    ? [...spans.slice(0, -1), { ...last, places: last.places.slice(0, count) }]
    : spans
}

const isName = (cell: Cell) => !looksLikeData(cell) || isYear(textOf(cell))

/** True where groups, or what stands in them, are years or parts of years: they are one series of figures, not several things. */
export const areOfPeriods = ({ groups }: GroupedHeadings, heading: Row): boolean =>
  groups.every(({ name }) => isYear(name)) ||
  groups.every(({ places }) => places.every((place) => isOfPeriod(at(heading, place))))

const isOfPeriod = (text: string) =>
  isYear(text) || /^[QH][1-4]$/i.test(text) || yearlessOf(text) !== undefined

/** The table with one row of headings: that of the groups is gone, and what it said is said in another way. */
export function arrangeGroups({ groups, shared }: GroupedHeadings, how: GroupReading, table: Body): Body {
  const { heading } = table
  if (how === 'beside') {
    const joined = new Map(
      groups.flatMap(({ name, places }) =>
        places.map((place) => [place, joinedName(name, at(heading, place))]),
      ),
    )
    const cells = range(0, heading.cells.length).map((i) => joined.get(i) ?? heading.cells[i] ?? '')
    return { ...table, heading: { ...heading, cells } }
  }
  const kept = groups.filter(({ name }) => how === 'stacked' || how === `only ${name}`)
  const names = [...new Set(kept.flatMap(({ places }) => places.map((place) => at(heading, place))))]
  const before = shared.filter((place) => place < (groups[0]?.places[0] ?? 0))
  const after = shared.filter((place) => !before.includes(place))
  const rowOf = (row: Row, { name, places }: HeadingGroup, isData: boolean): Row => {
    const own = names.map((one) => places.find((place) => at(heading, place) === one))
    const pick = (wanted: readonly (number | undefined)[]) =>
      wanted.map((place): Cell => (place === undefined ? '' : (row.cells[place] ?? '')))
    const told = how === 'stacked' ? [isData ? name : ''] : []
    return { line: row.line, cells: [...pick(before), ...told, ...pick(own), ...pick(after)] }
  }
  const [first = { name: '', places: [] }] = kept
  const headings = rowOf(heading, first, false)
  headings.cells = [
    ...before.map((place) => heading.cells[place] ?? ''),
    ...(how === 'stacked' ? [groupHeading(groups, heading)] : []),
    ...names,
    ...after.map((place) => heading.cells[place] ?? ''),
  ]
  const isFilled = (row: Row, { places }: HeadingGroup) => places.some((place) => !isEmpty(row.cells[place]))
  return {
    heading: headings,
    units: table.units && rowOf(table.units, first, false),
    rows: table.rows.flatMap((row) =>
      kept.filter((group) => isFilled(row, group)).map((group) => rowOf(row, group, true)),
    ),
  }
}

/** The headings of the lower row; a column without one there has the name above it. */
export const withNamesAbove = (top: Row, heading: Row, { shared }: GroupedHeadings): Cell[] =>
  range(0, Math.max(top.cells.length, heading.cells.length)).map((place) => {
    const own = heading.cells[place] ?? ''
    return isEmpty(own) && shared.includes(place) ? (top.cells[place] ?? '') : own
  })

/** "Jan 2024" and "FY24 Volume (t)", with the period in front; else "Line 1 Good". */
export const joinedName = (group: string, own: string) =>
  isOfPeriod(own) ? `${own} ${group}` : `${group} ${own}`

/** What the names of the groups begin with, "Line" for "Line 1" and "Line 2"; else "Set". */
export function groupHeading(groups: readonly HeadingGroup[], heading: Row): string {
  const [first = [], ...others] = groups.map(({ name }) => name.split(/\s+/))
  const count = first.findIndex((word, i) => others.some((words) => words[i] !== word))
  const common = first.slice(0, Math.max(0, count)).join(' ')
  const taken = new Set(heading.cells.map(textOf))
  return common !== '' && !taken.has(common) ? common : 'Set'
}

/**
 * One row of headings out of two, where no heading comes twice: a name that reaches down to a column without one, and the unit that a group
 * bears, as "Times (min)". The lower row as it is when the upper one is no heading.
 */
export function withUpperRow(top: Row | undefined, heading: Row): Row {
  const named = top ? placesOf(top) : []
  if (!top || named.length < 2 || named.some((place) => !isName(top.cells[place] ?? ''))) return heading
  const ends = named.map((_, i) => named[i + 1] ?? Math.max(top.cells.length, heading.cells.length))
  const isOver = named.map((place) => at(heading, place) !== '')
  const reaches = named.map((place, i) =>
    range(place, ends[i] ?? place).filter((one) => at(heading, one) !== ''),
  )
  const spans = reaches.filter((places, i) => isOver[i] && places.length > 1)
  if (spans.length < 2 || reaches.some((places, i) => isOver[i] && places.length === 1)) return heading
  const cells = [...heading.cells]
  named.forEach((place, i) => {
    if (!isOver[i]) cells[place] = at(top, place)
    const unit = isOver[i] ? /[([][^()[\]\d]{1,10}[)\]]$/.exec(at(top, place))?.[0] : undefined
    if (unit)
      for (const one of reaches[i] ?? [])
        if (!/[)\]]$/.test(at(heading, one))) cells[one] = `${at(heading, one)} ${unit}`
  })
  return { ...heading, cells: range(0, cells.length).map((i) => cells[i] ?? '') }
}

const placesOf = ({ cells }: Row) => cells.flatMap((cell, i) => (isEmpty(cell) ? [] : [i]))
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
