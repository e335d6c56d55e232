import type { Columns } from '#features/demos/frame/demo.ts'
import { assignRoles, type OfferedColumn } from './assign-roles.ts'
import { monthOf } from './calendar.ts'
import { fiscalYearOf } from './fiscal.ts'

export interface OfYear {
  /** As the heading names it: "2024", "FY24", "PY". */
  name: string
  /** To be compared: a calendar year, or 0 for the year before and 1 for the one after where only words tell. */
  order: number
  /** The heading without it: "units". */
  rest: string
}

const numbered =
  /(?<![\d.,])(?:(?:FY|CY|GJ|AC)[ '’-]?)?((?:19|20)\d{2})(?![\d.,])|(?:FY|CY|GJ)[ '’-]?(\d{2})(?!\d)|['’](\d{2})(?!\d)/iu
const before =
  /(?<!\p{L})(?:PY|LY|VJ|N-1|(?:prior|previous|last) (?:year|period)|Vorjahr(?:es)?|année précédente|año anterior|anno precedente)(?!\p{L})/iu
const after =
  /(?<!\p{L})(?:CY|TY|(?:current|this) (?:year|period)|laufendes Jahr|lfd\.? Jahr|Berichtsjahr|année en cours|año actual|anno corrente)(?!\p{L})/iu

const split = /(?<![\d.,/])(?:(?:FY|GJ)[ '’-]?)?(?:\d{4}|\d{2})[/–-](?:\d{4}|\d{2})(?![\d/])/iu

/** "Sales Jan 2024" and "Q1 2024" are parts of a year. */
const isPartOfYear = (rest: string) =>
  rest
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => monthOf(word) !== undefined || /^(?:Q|H|W|KW)\d{0,2}$/i.test(word))

/** The year that a heading names beside what it measures; undefined where it names none. */
export function yearOf(heading: string): OfYear | undefined {
  const restOf = (name: string) => heading.replace(name, ' ').replace(/\s+/g, ' ').trim()
  const [over = ''] = split.exec(heading) ?? []
  if (!Number.isNaN(fiscalYearOf(over))) return { name: over, order: fiscalYearOf(over), rest: restOf(over) }
  const found = numbered.exec(heading)
  if (found) {
    const [name, year, ...short] = found
    const order = year ? Number(year) : 2000 + Number(short.find(Boolean))
    return { name, order, rest: restOf(name) }
  }
  for (const [order, pattern] of [before, after].entries()) {
    const [name] = pattern.exec(heading) ?? []
    if (name) return { name, order, rest: restOf(name) }
  }
  return undefined
}

/** As `assignRoles`; columns that are wanted of two years are looked for, by their headings, in the last two years that headings name. */
export function assignWithYears(wanted: Columns, offered: readonly OfferedColumn[]) {
  const all = Object.entries(wanted)
  const plain = all.filter(([, { inYear }]) => !inYear)
  if (plain.length === all.length) return assignRoles(wanted, offered)
  const dated = offered.flatMap((column) => {
    const year = yearOf(column.heading)
    return year && year.rest !== '' && !isPartOfYear(year.rest) ? [{ column, year }] : []
  })
  const orders = [...new Set(dated.map(({ year }) => year.order))].toSorted((a, b) => a - b).slice(-2)
  const roles: Record<string, string | null> = Object.fromEntries(all.map(([name]) => [name, null]))
  if (orders.length === 2)
    for (const [i, when] of (['before', 'after'] as const).entries()) {
      const own = dated.filter(({ year }) => year.order === orders[i])
      const found = assignRoles(
        Object.fromEntries(all.filter(([, { inYear }]) => inYear === when)),
        own.map(({ column, year }) => ({ ...column, heading: year.rest })),
      )
      for (const [name, rest] of Object.entries(found.roles))
        if (!found.byContents.includes(name))
          roles[name] = own.find(({ year }) => year.rest === rest)?.column.heading ?? null
    }
  const taken = new Set(Object.values(roles))
  const others = assignRoles(
    Object.fromEntries(plain),
    offered.filter(({ heading }) => !taken.has(heading)),
  )
  return { roles: { ...roles, ...others.roles }, byContents: others.byContents }
}
