import type { Column, Columns } from '#features/demos/frame/demo.ts'
import { isTimeFormat } from './read-cell.ts'
import type { ReadColumn } from './reading.ts'

export type Roles = Record<string, string | null>

const wordsOf = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const bare = (heading: string) => wordsOf(heading.replace(/[([].*$/, ''))

interface Offered extends ReadColumn {
  /** Counts up by one from row to row, or never changes: no reading. */
  isIndex: boolean
}

/** For each wanted column the heading of theirs: by its name first, as a whole, then as a word of it, then by what its cells hold. */
export function assignRoles(wanted: Columns, offered: readonly Offered[]) {
  const roles: Roles = Object.fromEntries(Object.keys(wanted).map((name) => [name, null]))
  const byContents: string[] = []
  const taken = new Set<string>()
  // A date with its time of day tells more than either.
  const ranked = [...offered.filter(({ isMade }) => isMade), ...offered.filter(({ isMade }) => !isMade)]
  const take = (fits: (column: Column, found: Offered, name: string) => boolean, isByContents = false) => {
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
  const namesOf = (column: Column) => [column.label, ...column.names].map(wordsOf)
  take((column, { heading, isMade }) => !isMade && namesOf(column).includes(bare(heading)))
  take((column, { heading }) => {
    const words = ` ${wordsOf(heading)} `
    return namesOf(column).some((name) => name.length > 1 && words.includes(` ${name} `))
  })
  take((column, { isMade, format }) => column.kind === 'time' && isMade && isTimeFormat(format))
  take(
    (column, found) =>
      column.required || column.kind === 'time' || Boolean(column.byContents)
        ? isGuessable(column, found)
        : false,
    true,
  )
  const together = offered.find(({ isMade, format }) => isMade && isTimeFormat(format))
  for (const [name, column] of Object.entries(wanted)) {
    const own = roles[name]
    if (
      column.kind === 'time' &&
      together &&
      own &&
      together.heading.split(' + ').includes(own) &&
      !taken.has(together.heading)
    )
      roles[name] = together.heading
  }
  return { roles, byContents }
}

/** A column of words can't be read as numbers; anything can be read as words. */
function canBe({ kind }: Column, { format, isMade }: Offered): boolean {
  if (kind === 'text') return !isMade
  if (kind === 'time') return isTimeFormat(format)
  if (kind === 'duration') return format.startsWith('number') || format === 'duration'
  return format.startsWith('number') || (format === 'duration' && !isMade)
}

const isGuessable = ({ kind }: Column, { isIndex, format }: Offered) =>
  kind === 'number'
    ? !isIndex && format.startsWith('number')
    : kind === 'duration'
      ? format === 'duration'
      : kind === 'time'
        ? format !== 'clock'
        : format === 'text'
