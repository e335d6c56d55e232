import type { TableInput } from '#features/demos/frame/demo.ts'
import type { Row } from './cell.ts'
import type { FoundTable } from './find-table.ts'
import { areOfPeriods, arrangeGroups, groupHeading, joinedName, type GroupReading } from './heading-groups.ts'
import type { Question } from './reading.ts'

export interface ReadGroups {
  names: string[]
  used: GroupReading | undefined
  /** Of the column that tells stacked groups apart, and the wanted column that it fills. */
  heading?: string
  role?: string | undefined
  note: string
  question?: Question
}

/** The table with groups of columns read as the visitor says, else as the demo has a use for; with a question where it has none. */
export function readGroups(
  { groups: grouped, heading, units }: FoundTable,
  rows: readonly Row[],
  input: TableInput,
  chosen: GroupReading | undefined,
): { heading: Row | undefined; units: Row | undefined; rows: Row[]; groups?: ReadGroups } {
  if (!grouped || !heading) return { heading, units, rows: [...rows] }
  const names = grouped.groups.map(({ name }) => name)
  const ways: GroupReading[] = ['stacked', 'beside', ...names.map((name) => `only ${name}` as const)]
  const takesPeriods =
    input.wide?.by === 'periods' || Object.values(input.columns).some(({ inYear }) => inYear !== undefined)
  const usual = (): GroupReading | undefined => {
    if (input.usesAll || input.groups === 'beside') return 'beside'
    if (takesPeriods && areOfPeriods(grouped, heading)) return 'beside'
    return input.groups ? 'stacked' : undefined
  }
  const used = chosen && ways.includes(chosen) ? chosen : usual()
  const told = groupHeading(grouped.groups, heading)
  const quoted = names.map((name) => `“${name}”`)
  const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
  const groups: ReadGroups = {
    names,
    used,
    ...(used === 'stacked' && { heading: told, role: input.groups }),
    note: noteOf(used, list, told, grouped, heading),
    ...(used === undefined && {
      question: {
        heading: names.join(', '),
        text: `The same columns stand under ${list}. Which are to be read?`,
        options: [
          ...names.map((name) => ({ label: name, groups: `only ${name}` as const })),
          { label: `All, one below the other`, groups: 'stacked' },
        ],
      } satisfies Question,
    }),
  }
  return { ...arrangeGroups(grouped, used ?? 'beside', { heading, units, rows: [...rows] }), groups }
}

function noteOf(
  used: GroupReading | undefined,
  list: string,
  told: string,
  { groups: [first] }: NonNullable<FoundTable['groups']>,
  heading: Row,
): string {
  if (used === undefined) return ''
  if (used === 'stacked')
    return `The columns under ${list} are read one below the other; “${told}” says which they are of.`
  if (used === 'beside')
    return `Two rows of headings are joined, as in “${joinedName(first?.name ?? '', String(heading.cells[first?.places[0] ?? 0] ?? ''))}”.`
  return `Of the columns under ${list} only those of “${used.slice('only '.length)}” are read.`
}
