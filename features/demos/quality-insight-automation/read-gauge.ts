import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { QualityColumns } from './columns.ts'
import type { Crossed } from './gauge-study.ts'

export interface GaugeData {
  parts: string[]
  operators: string[]
  cells: Crossed
  /** The visitor's headings. */
  names: { reading: string; part: string; operator: string }
}

const lacking =
  'A gauge study needs the columns of part, operator and reading. Choose them under “What was read”.'

interface Measured {
  part: string
  operator: string
  value: number
}

/** A crossed study, if that is what the columns hold: each operator has measured each part equally often, twice at least. */
export function findGauge(table: Table<QualityColumns>): GaugeData | undefined {
  if (!table.columns.operator) return undefined
  const data = crossed(table)
  return typeof data === 'string' ? undefined : data
}

/** The same, for somebody who asked for it. Throws `DemoError` with what is lacking. */
export function readGauge(table: Table<QualityColumns>): GaugeData {
  const data = crossed(table)
  if (typeof data === 'string') throw new DemoError(data)
  return data
}

function crossed(table: Table<QualityColumns>): GaugeData | string {
  const { reading, operator } = table.columns
  if (!reading || !operator) return lacking
  const rows = rowsOf(table)
  if (typeof rows === 'string') return rows
  const parts = [...new Set(rows.map(({ part }) => part))]
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  const cells = parts.map(() => operators.map((): number[] => []))
  for (const { part, operator, value } of rows)
    cells[parts.indexOf(part)]?.[operators.indexOf(operator)]?.push(value)
  if (parts.length < 2 || operators.length < 2)
    return `A crossed study needs two parts and two operators at least; these are ${parts.length} and ${operators.length}.`
  const counts = cells.flat().map(({ length }) => length)
  const most = Math.max(...counts)
  const short = counts.findIndex((count) => count < most)
  if (short >= 0)
    return `Each operator has to measure each part equally often. ${operators[short % operators.length]} has ${counts[short]} readings of part ${parts[Math.floor(short / operators.length)]}, where others have ${most}. Add them, or leave that part out.`
  if (most < 2) return 'Each operator measured each part once; repeatability needs two readings at least.'
  const { headings } = table
  return {
    parts,
    operators,
    cells,
    names: {
      reading: headings?.reading ?? 'Reading',
      part: headings?.part ?? 'Part',
      operator: headings?.operator ?? 'Operator',
    },
  }
}

/** Parts by their column; without one each row of the file holds a reading of each part, as on the AIAG form. */
function rowsOf({ columns, lines, headings }: Table<QualityColumns>): Measured[] | string {
  const { reading = [], operator = [], subgroup } = columns
  // “Row”: the reader numbered the rows of a wide sheet.
  const named = columns.part ?? (headings?.subgroup === 'Row' ? undefined : subgroup)
  if (!named && new Set(lines).size === lines.length) return lacking
  const within = new Map<number, number>()
  const rows = reading.map((value, i) => {
    const line = lines[i] ?? i
    const at = (within.get(line) ?? 0) + 1
    within.set(line, at)
    return { part: named?.[i] ?? String(at), operator: operator[i] ?? '', value, line }
  })
  const kept = rows.filter(({ value }) => Number.isFinite(value))
  const unnamed = kept.find(({ part, operator }) => part === '' || operator === '')
  if (unnamed) return `Row ${unnamed.line}: a reading without its part or operator.`
  return kept
}
