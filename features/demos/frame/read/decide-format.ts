import type { Cell } from './cell.ts'
import { readDate, type Order } from './date.ts'
import { parseNumber, type Decimal } from './number.ts'
import { decidePeriods } from './decide-periods.ts'
import type { Format, Question } from './reading.ts'
import { unixUnits } from './read-cell.ts'
import { familyOf, isDateHeading, scanDates, scanNumbers, type Family } from './scan-column.ts'

export interface Decided {
  format: Format
  unit: string
  /** Why it is read so, where that isn't plain; a sentence. */
  note?: string | undefined
  /** What its own cells leave no doubt of: the decimal mark, or the order of its dates. */
  proof?: Decimal | Order | undefined
  /** It can't be told: the format is only the likelier one. */
  question?: Question | undefined
}

/** What other columns and the file itself say about marks and orders. */
export interface Evidence {
  decimal?: { mark: Decimal; from: string; leavesCommas?: boolean } | undefined
  order?: { order: Order; from: string } | undefined
  /** The days of the times that are known, in ms: whole numbers that are Unix time of these days are times under any heading. */
  days?: { from: number; to: number } | undefined
  delimiter: string | undefined
  hasPounds: boolean
  /** As 31.01.2026, the way of countries with decimal commas. */
  hasDottedDates: boolean
}

export interface Column {
  heading: string
  cells: readonly Cell[]
  family: Family
}

export const columnOf = (heading: string, cells: readonly Cell[]): Column => ({
  heading,
  cells,
  family: familyOf(cells, heading),
})

/** The format of a column, decided over all its cells; with a question where it can't be told from the file. */
export function decideFormat(column: Column, evidence: Evidence): Decided {
  const { heading, family } = column
  if (family === 'date') return decideDate(column, evidence)
  if (family === 'fiscal' || family === 'yearless' || family === 'year') return decidePeriods(column)
  if (family !== 'number') return { format: family, unit: '' }
  return decideUnix(column, evidence.days) ?? decideNumber(heading, column.cells, evidence)
}

/** "received_at", "createdAt". */
const endsInAt = /(?:^|[^a-z])at$|[a-z]At$/

/** Unix time or a spreadsheet's day number, under a heading that speaks of time; or Unix time of the days that the file is about. */
function decideUnix({ heading, cells }: Column, days: Evidence['days']): Decided | undefined {
  if (
    /^(?:(?:fiscal |calendar )?year|y{4}|jahr|année|año|anno|ano|jaar)$/i.test(heading) &&
    cells.every((cell) => /^(?:19|20)\d{2}$|^$/.test(String(cell)))
  )
    return { format: 'year', unit: '' }
  const isOfTime = isDateHeading(heading)
  if (!isOfTime && !endsInAt.test(heading) && !days) return undefined
  const numbers = cells.map((cell) =>
    typeof cell === 'number' ? cell : /^\d{5,19}(?:\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN,
  )
  const within = (low: number, high: number) =>
    numbers.every((value) => Number.isNaN(value) || (value >= low && value < high))
  if (!numbers.some(Number.isFinite) || numbers.filter(Number.isNaN).length > numbers.length * 0.1)
    return undefined
  const say = (format: Format, what: string): Decided => ({
    format,
    unit: '',
    note: `${heading} is read as ${what}.`,
  })
  const isSaid = isOfTime || endsInAt.test(heading)
  for (const { name, inWords: unit, ms } of unixUnits)
    if (isSaid ? within(8e11 / ms, 4e12 / ms) : days && within(Math.max(days.from, 8e11) / ms, days.to / ms))
      return say(
        `unix ${name}`,
        `Unix time in ${unit}, UTC${isSaid ? '' : ', as its figures are of the days that the file is about'}`,
      )
  if (isOfTime && within(32_000, 60_000)) return say('days', 'day numbers of a spreadsheet')
  return undefined
}

function decideNumber(
  heading: string,
  cells: readonly Cell[],
  { decimal, delimiter, hasDottedDates }: Evidence,
): Decided {
  const scan = scanNumbers(cells)
  const unit = unitOf(heading, scan.units)
  const notes = [
    unit === '%' && scan.units.has('%') ? `${heading} is in per cent: “12 %” is read as 12.` : '',
    scan.brackets > 0 ? `${heading}: figures in brackets are negative.` : '',
    scan.footnotes > 0
      ? `${heading}: ${scan.footnotes.toLocaleString('en-GB')} figures bear a mark such as * and count like the others.`
      : '',
    scan.behind > 0 ? `${heading}: a minus behind a figure makes it negative.` : '',
  ]
  const done = (mark: Decimal, why = ''): Decided => {
    const said = [why, ...notes].filter(Boolean).join(' ')
    return { format: `number ${mark}`, unit, note: said || undefined }
  }
  const { only, either } = scan
  if (only[','] > only['.']) return { ...done(',', `${heading} has a comma for decimals.`), proof: ',' }
  if (only['.'] > 0) return { ...done('.'), proof: '.' }
  const [example] = either
  // Whole numbers have no mark, so either will do.
  if (example === undefined) return done('.')
  if (decimal && !(decimal.leavesCommas && example.includes(',')))
    return done(
      decimal.mark,
      `${heading}: “${example}” is read as ${shown(example, decimal.mark)}, as in ${decimal.from}.`,
    )
  if (delimiter === ',' || delimiter === undefined)
    return done(
      '.',
      example.includes(',') ? `${heading}: “${example}” is read as ${shown(example, '.')}.` : '',
    )
  if (hasDottedDates && example.includes(','))
    return done(',', `${heading} has a comma for decimals: “${example}” is read as ${shown(example, ',')}.`)
  const question: Question = {
    heading,
    text: `${heading}: is “${example}” ${shown(example, '.')} or ${shown(example, ',')}?`,
    options: [
      { format: 'number .', label: `${shown(example, '.')} (a point for decimals)` },
      { format: 'number ,', label: `${shown(example, ',')} (a comma for decimals)` },
    ],
  }
  return { ...done('.'), question }
}

const shown = (text: string, mark: Decimal) =>
  (parseNumber(text, mark)?.value ?? Number.NaN).toLocaleString('en-GB', { maximumFractionDigits: 12 })

const inHeading =
  /[([]\s*([^()[\]\d]{1,10}?[²³]?)\s*[)\]]\s*$|[ _](°C|°F|mbar|bar|mm|cm|kg|kW|kWh|rpm|Nm|µm|%|CHF|EUR|GBP|USD|psi|kPa|MPa|ppm|mV)$/u

/** The unit that the cells bear, if it is one, else that of the heading. */
function unitOf(heading: string, units: ReadonlyMap<string, number>): string {
  if (units.size === 1) return [...units.keys()][0] ?? ''
  if (units.size > 1) return ''
  const found = inHeading.exec(heading) ?? /^[^,([]+,\s*(°C|°F|%|[a-zA-Zµ/]{1,6})(?:\s|$)/u.exec(heading)
  const unit = (found?.[1] ?? found?.[2] ?? '').trim()
  // "Betrag (MW)" in German books is an amount in the firm's own currency, not megawatts.
  const isOwnCurrency = unit === 'MW' && /betrag|saldo|amount/i.test(heading)
  return /[hms]{1,2}:[hms]{1,2}|local|utc|gmt|net|gross|optional|code|LCY/i.test(unit) || isOwnCurrency
    ? ''
    : unit
}

function decideDate(column: Column, { order, hasPounds }: Evidence): Decided {
  const { heading, cells } = column
  const scan = scanDates(cells)
  const zone =
    scan.zones === 0
      ? ''
      : scan.zones === scan.count
        ? `${heading} bears time zones and is turned into UTC.`
        : `${heading}: ${scan.zones} of ${scan.count} times bear a zone and are turned into UTC; the others are taken as UTC.`
  const done = (one: Order, why = ''): Decided => {
    const said = [why, zone].filter(Boolean).join(' ')
    return { format: `date ${one}`, unit: '', note: said || undefined }
  }
  const most = Math.max(...Object.values(scan.readable))
  const able = (['dmy', 'mdy', 'ymd'] as const).filter((one) => scan.readable[one] === most)
  const [first] = able
  if (first && able.length === 1)
    return { ...done(first, `${heading} is read ${inWords[first]}.`), proof: first }
  // Four digits in front, or the name of a month: every order reads them alike.
  if (able.length === 3 && scan.first === 0)
    return isYearFirst(cells) ? { ...done('ymd'), proof: 'ymd' } : done('dmy')
  const pair = able.filter((one) => one !== 'ymd')
  if (pair.length === 2 && scan.isSame && able.length === 2) return done('dmy')
  if (able.includes('ymd') && able.length === 2 && scan.first !== scan.last) {
    const day = scan.first > scan.last ? (pair[0] ?? 'dmy') : 'ymd'
    return done(
      day,
      `${heading} is read ${inWords[day]}: the ${day === 'ymd' ? 'last' : 'first'} part varies, the ${day === 'ymd' ? 'first' : 'last'} one hardly.`,
    )
  }
  const inOrder = able.filter((one) => scan.ordered.includes(one))
  if (scan.hasDots && able.includes('dmy'))
    return done('dmy', `${heading} is read day first, as dates with points are.`)
  if (order && able.includes(order.order))
    return done(order.order, `${heading} is read ${inWords[order.order]}, as ${order.from}.`)
  if (inOrder.length === 1 && inOrder[0])
    return done(inOrder[0], `${heading} is read ${inWords[inOrder[0]]}: only so are they in order.`)
  if (scan.runsOn && able.includes(scan.runsOn))
    return done(
      scan.runsOn,
      `${heading} is read ${inWords[scan.runsOn]}: only so do the rows follow without a leap.`,
    )
  if (hasPounds && able.includes('dmy'))
    return done('dmy', `${heading} is read day first, as the file has pounds.`)
  const question: Question = {
    heading,
    text: `${heading}: does the day or the month stand first in “${scan.example}”?`,
    options: able.map((one) => ({
      format: `date ${one}`,
      label: `${inFull(scan.example, one)} (${inWords[one]})`,
    })),
  }
  return { ...done(first ?? 'dmy'), question }
}

const isYearFirst = (cells: readonly Cell[]) =>
  cells.some((cell) => typeof cell === 'string' && /^\D{0,6}\d{4}/.test(cell.trim()))

const inWords = { dmy: 'day first', mdy: 'month first', ymd: 'year first' }

const inFull = (text: string, order: Order) => {
  const at = readDate(text, order)
  return Number.isNaN(at)
    ? text
    : new Date(at).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
}
