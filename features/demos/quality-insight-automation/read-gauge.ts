import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { QualityColumns } from './columns.ts'
import { nameOfReading } from './name-of-reading.ts'
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

/**
 * A crossed study, if that is what the columns hold: each operator has measured each part equally often, twice at least. Throws `DemoError`
 * where a few readings are lacking to it.
 */
export function findGauge(table: Table<QualityColumns>): GaugeData | undefined {
  if (!table.columns.operator) return undefined
  const { data, lack, isNearly = false } = crossed(table)
  if (isNearly) throw new DemoError(`${lack} For a chart of the readings, choose its type in the settings.`)
  return data
}

/** The same, for somebody who asked for it. Throws `DemoError` with what is lacking. */
export function readGauge(table: Table<QualityColumns>): GaugeData {
  const { data, lack } = crossed(table)
  if (!data) throw new DemoError(lack)
  return data
}

type Found =
  | { data: GaugeData; lack?: undefined; isNearly?: undefined }
  /** `isNearly`: so few are lacking that it can hardly be anything else. */
  | { data?: undefined; lack: string; isNearly?: boolean }

function crossed(table: Table<QualityColumns>): Found {
  const { reading, operator } = table.columns
  if (!reading || !operator) return { lack: lacking }
  const rows = rowsOf(table)
  if (typeof rows === 'string') return { lack: rows }
  const parts = [...new Set(rows.map(({ part }) => part))]
  const operators = [...new Set(rows.map(({ operator }) => operator))]
  if (parts.length < 2 || operators.length < 2)
    return {
      lack: `A crossed study needs at least two parts and two operators; this file has ${parts.length} and ${operators.length}.`,
    }
  if (parts.length * operators.length > rows.length)
    return {
      lack: 'A crossed study needs each part measured by each operator; most pairs have no reading here.',
    }
  const cells = parts.map(() => operators.map((): number[] => []))
  const [partAt, operatorAt] = [parts, operators].map((names) => new Map(names.map((name, i) => [name, i])))
  for (const { part, operator, value } of rows)
    cells[partAt?.get(part) ?? 0]?.[operatorAt?.get(operator) ?? 0]?.push(value)
  const counts = cells.flat().map(({ length }) => length)
  const most = counts.reduce((a, b) => Math.max(a, b))
  const short = counts.findIndex((count) => count < most)
  if (short >= 0)
    return {
      lack: `Each operator has to measure each part equally often. ${operators[short % operators.length]} has ${counts[short]} readings of part ${parts[Math.floor(short / operators.length)]}, where others have ${most}. Add them, or leave that part out.`,
      isNearly: counts.filter((count) => count === most).length >= 0.8 * counts.length,
    }
  if (most < 2)
    return { lack: 'Each operator measured each part once; repeatability needs at least two readings.' }
  const { headings } = table
  return {
    data: {
      parts,
      operators,
      cells,
      names: {
        reading: nameOfReading(headings),
        part: headings?.part ?? 'Part',
        operator: headings?.operator ?? 'Operator',
      },
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
  if (unnamed) return `Row ${unnamed.line}: this reading has no part or no operator.`
  return kept
}
