import type { Column, Columns } from '#features/demos/frame/demo.ts'
import { isTimeFormat } from './read-cell.ts'
import type { ReadColumn } from './reading.ts'

export type Roles = Record<string, string | null>

/** Without capitals or accents: "Début" is "debut", "body.eventTime" is "body event time". */
const wordsOf = (text: string) =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "Parts" and "part#" are "part". */
const singular = (words: string) => words.replace(/(?<=\p{L}{2})s$/u, '')

/** "Soll-Leistung" is "Sollleistung". */
const joined = (words: string) => (words.length > 5 ? words.replaceAll(' ', '') : words)

const bare = (heading: string) => wordsOf(heading.replace(/[([].*$/, ''))

export interface OfferedColumn extends ReadColumn {
  /** Counts up by one from row to row or is called so, or never changes: no reading. */
  isIndex: boolean
  /** Numbers of invoices, customers and the like: they are never added up. */
  isNumbering: boolean
  /** How many different values it has, and of how many rows. */
  distinct: number
  rows: number
  /** The different texts of a column of text, in lower case. */
  texts?: readonly string[]
  /** Of a made duration: it lies between two days of a part's life. */
  isLife?: boolean
}

/** For each wanted column the heading of theirs: by its name first, as a whole, then as a word of it, then by what its cells hold. */
export function assignRoles(wanted: Columns, offered: readonly OfferedColumn[]) {
  const roles: Roles = Object.fromEntries(Object.keys(wanted).map((name) => [name, null]))
  const byContents: string[] = []
  const taken = new Set<string>()
  // A date with its time of day tells more than either.
  const ranked = [...offered.filter(({ isMade }) => isMade), ...offered.filter(({ isMade }) => !isMade)]
  const take = (
    fits: (column: Column, found: OfferedColumn, name: string) => boolean,
    isByContents = false,
  ) => {
    for (const [name, column] of Object.entries(wanted)) {
      if (roles[name] !== null) continue
      const found = ranked.find(
        (one) => !taken.has(one.heading) && canBe(column, one) && fits(column, one, name),
      )
      if (!found) continue
      roles[name] = found.heading
      taken.add(found.heading)
      if (isByContents) byContents.push(name)
    }
  }
  // Of two headings that bear a name of the column the one whose name stands first: a shift goes before the date as a shift.
  for (const read of [(words: string) => words, singular, joined])
    for (const [name, column] of Object.entries(wanted)) {
      if (roles[name] !== null) continue
      const names = namesOf(column).map(read)
      const placeOf = ({ heading }: OfferedColumn) => names.indexOf(read(bare(heading)))
      const [found] = offered
        .filter((one) => !one.isMade && !taken.has(one.heading) && canBe(column, one) && placeOf(one) >= 0)
        .toSorted((a, b) => placeOf(a) - placeOf(b))
      if (!found) continue
      roles[name] = found.heading
      taken.add(found.heading)
    }
  for (const { name, heading } of namesWithin(wanted, ranked)) {
    if (roles[name] !== null || taken.has(heading)) continue
    roles[name] = heading
    taken.add(heading)
  }
  const together = offered.find(({ isMade, format }) => isMade && isTimeFormat(format))
  const joinTimes = () => {
    for (const [name, { kind }] of Object.entries(wanted)) {
      const own = roles[name]
      if (kind !== 'time' || !together || !own || taken.has(together.heading)) continue
      if (!together.heading.split(' + ').includes(own)) continue
      roles[name] = together.heading
      taken.add(together.heading)
    }
  }
  // The time that was found by a part of its moment goes before one that wasn't found.
  joinTimes()
  take((column, { isMade, format }) => column.kind === 'time' && isMade && isTimeFormat(format))
  take(({ canBeSpan = false }, { isLife = false }) => canBeSpan && isLife)
  take(
    ({ holds = [] }, { texts = [] }) => texts.length > 0 && texts.every((text) => holds.includes(text)),
    true,
  )
  const isPart = (heading: string) =>
    offered.some(
      ({ isMade, heading: whole }) => isMade && whole !== heading && whole.split(' + ').includes(heading),
    )
  const mayGuess = ({ required, kind, byContents = false, unless = [] }: Column) =>
    (required || kind === 'time' || byContents) && unless.every((other) => !roles[other])
  const lastSet = offered.findLastIndex(isSet)
  const lastMeasured = offered.findLastIndex(isMeasured)
  take((column, found) => {
    if (!mayGuess(column)) return false
    if (column.guess === 'levels') return isSet(found)
    if (column.guess === 'groups') {
      const groups = offered.filter((one) => isGroup(one) && !taken.has(one.heading) && !isPart(one.heading))
      return found === groups.toSorted((a, b) => b.distinct - a.distinct)[0]
    }
    // What was measured stands to the right of what was set, or at the end.
    const at = offered.indexOf(found)
    return (
      column.guess === 'measured' && isMeasured(found) && (lastSet < 0 ? at === lastMeasured : at > lastSet)
    )
  }, true)
  const isAmbiguous = (column: Column) =>
    column.isAskedOfSeveral === true &&
    offered.filter(
      (one) =>
        !taken.has(one.heading) &&
        !one.isMade &&
        canBe(column, one) &&
        isGuessable(column, one) &&
        isTelling(one),
    ).length > 1
  const open = new Set(
    Object.keys(wanted).filter((name) => roles[name] === null && isAmbiguous(wanted[name] as Column)),
  )
  // Part 1, 2, 3 or one word throughout is taken only where there is nothing that tells more.
  for (const isPoor of [false, true])
    take(
      (column, found, name) =>
        mayGuess(column) &&
        !open.has(name) &&
        (column.guess === undefined || column.required) &&
        isGuessable(column, found) &&
        !(column.kind !== 'text' && isPart(found.heading)) &&
        (isPoor || isTelling(found)),
      true,
    )
  takeFurtherSettings(wanted, offered, roles, byContents)
  for (const [name, { fallback }] of Object.entries(wanted)) {
    if (roles[name] !== null || fallback === undefined || open.has(name)) continue
    roles[name] = roles[fallback] ?? null
    roles[fallback] = null
  }
  joinTimes()
  for (const [name, column] of Object.entries(wanted)) {
    const own = roles[name]
    // A bare time of day is no moment beside one with its date; how long it lasted is a made duration.
    if (
      column.kind === 'time' &&
      together &&
      offered.some((one) => one.heading === own && one.format === 'clock')
    )
      roles[name] = null
  }
  return { roles, byContents }
}

/**
 * In a log of a process nothing was set to a few values: there, what was measured to the left of the result may all have acted on it. Only so
 * many are taken as the rows can tell apart.
 */
function takeFurtherSettings(
  wanted: Columns,
  offered: readonly OfferedColumn[],
  roles: Roles,
  byContents: string[],
) {
  const settings = Object.keys(wanted).filter((name) => wanted[name]?.guess === 'levels')
  const known = settings.flatMap((name) => offered.find(({ heading }) => heading === roles[name]) ?? [])
  if (known.length === 0 || known.some(isSet)) return
  const result = Object.keys(wanted).find((name) => wanted[name]?.guess === 'measured')
  const end = offered.findIndex(({ heading }) => result && heading === roles[result])
  const taken = new Set(Object.values(roles))
  const further = offered
    .slice(0, Math.max(0, end))
    .filter((one) => isMeasured(one) && !taken.has(one.heading))
  const open = settings.filter((name) => roles[name] === null)
  for (const [i, { heading, rows }] of further.entries()) {
    const name = open[i]
    const count = known.length + i + 1
    if (name === undefined || (count + 1) * (count + 2) > rows) return
    roles[name] = heading
    byContents.push(name)
  }
}

const namesOf = (column: Column) => [column.label, ...column.names].map(wordsOf)

/** "Cens100" is "cens". */
const withoutNumber = (words: string) => words.replace(/(?<=\p{L}{3})\d+$/u, '')

/**
 * Wanted columns whose name is within a heading, the longest name first: "body.eventTime" is the event time before it is a time. Of one
 * heading the name at its end goes before the others: a "machine state" is a state.
 */
function namesWithin(wanted: Columns, offered: readonly OfferedColumn[]) {
  const found = Object.entries(wanted).flatMap(([name, column]) =>
    offered.flatMap((one) => {
      const words = ` ${withoutNumber(wordsOf(one.heading))} `
      const within = namesOf(column).filter((own) => own.length > 1 && words.includes(` ${own} `))
      const length = Math.max(0, ...within.map((own) => own.length))
      const isAtEnd = within.some((own) => words.endsWith(` ${own} `))
      return length > 0 && canBe(column, one) ? [{ name, heading: one.heading, length, isAtEnd }] : []
    }),
  )
  const atEnds = new Set(found.filter(({ isAtEnd }) => isAtEnd).map(({ heading }) => heading))
  const isSecond = ({ heading, isAtEnd }: (typeof found)[number]) => Number(atEnds.has(heading) && !isAtEnd)
  return found.toSorted((a, b) => isSecond(a) - isSecond(b) || b.length - a.length)
}

/** A column of words can't be read as numbers, unless it has two for a setting; anything can be read as words. */
function canBe(column: Column, offered: OfferedColumn): boolean {
  const { kind, guess, canBeSpan = false, isCount = false, isWords = false, tellsApart = false } = column
  const { format, isMade, distinct, rows, unit, isLife = false } = offered
  if (isCount && unit === '%') return false
  if (offered.isNumbering && (kind === 'number' || kind === 'duration')) return false
  if (tellsApart && distinct < rows / 2) return false
  if (isWords && format !== 'text') return false
  if (kind === 'text') return !isMade
  if (kind === 'time') return isTimeFormat(format)
  // "08:00" under "Scheduled time" is eight hours.
  const isSaid = format === 'clock' && namesOf(column).includes(wordsOf(bare(offered.heading)))
  if (kind === 'duration') return format.startsWith('number') || format === 'duration' || isSaid
  if (format === 'text') return guess === 'levels' && distinct === 2
  return format.startsWith('number') || (format === 'duration' && (!isMade || (canBeSpan && isLife)))
}

/** Of few values that come again, or of two words. */
function isSet({ format, isIndex, distinct, rows }: OfferedColumn): boolean {
  if (isIndex || distinct < 2) return false
  if (format === 'text') return distinct === 2 && rows > 3
  return format.startsWith('number') && distinct <= Math.max(2, Math.min(5, rows / 2))
}

/** Words that come again and again. */
const isGroup = ({ format, isIndex, distinct, rows }: OfferedColumn) =>
  format === 'text' && !isIndex && distinct > 1 && distinct <= rows / 4

const isMeasured = (column: OfferedColumn) =>
  column.format.startsWith('number') && !column.isIndex && column.distinct > 2 && !isSet(column)

const isTelling = (column: OfferedColumn) => (column.format === 'text' ? column.distinct > 1 : !isSet(column))

const isGuessable = ({ kind }: Column, { isIndex, distinct, rows, format }: OfferedColumn) =>
  kind === 'number'
    ? !isIndex && (distinct > 2 || rows < 3) && format.startsWith('number')
    : kind === 'duration'
      ? format === 'duration'
      : kind === 'time'
        ? format !== 'clock'
        : format === 'text'
