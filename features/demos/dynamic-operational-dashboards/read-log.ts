import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import { amountsOf, type Counting } from './amounts.ts'
import type { LogColumns } from './log-columns.ts'
import {
  type Category,
  guessCategory,
  isCategory,
  ofReason,
  saysOnlyThatItStands,
  stands,
} from './state-words.ts'
import { type LogRow } from './shift-losses.ts'
import { spansOf, type Timing } from './spans.ts'

export interface StateMeaning {
  state: string
  minutes: number
  rows: number
  /** Undefined while only the visitor can say. */
  category: Category | undefined
}

export interface Log {
  /** Those whose state is known and that count. */
  rows: LogRow[]
  states: StateMeaning[]
  timing: Timing
  machines: number
  hasParts: boolean
  /** The counts were read as a counter that goes on. */
  isCounter: boolean
  partsInStops: number
  /** Rejects are in a column of their own, or follow from good parts beside all. */
  hasRejects: boolean
}

/** More are too many to look through. */
const mostListed = 40

const nameOf = (state: string, reason = '') => (reason === '' ? state : `${state}: ${reason}`)

/** A log from the visitor's columns. `chosen`: what the visitor says of a state. Throws `DemoError` for figures that can't be. */
export function readLog(
  table: Table<LogColumns>,
  counting: Counting,
  chosen: Readonly<Record<string, string>> = {},
): Log {
  const { columns, lines, length } = table
  const states = columns.state.map((state) => state.trim())
  const { minutes, labels, timing } = spansOf(table)
  const reasons = states.map((state, i) => {
    const reason = columns.reason?.[i]?.trim() ?? ''
    return saysOnlyThatItStands(state) ? reason : ''
  })
  // So many can be looked through; of more, those that count otherwise than their state.
  const isShort = new Set(states.map((state, i) => nameOf(state, reasons[i]))).size <= mostListed
  const named = states.map((state, i) => {
    const reason = reasons[i] ?? ''
    return reason !== '' && (isShort || ofReason(reason)) ? nameOf(state, reason) : state
  })
  const categories = named.map((name, i) => {
    const state = states[i] ?? ''
    const told = [chosen[name], chosen[state]].find(isCategory)
    const own = isCategory(chosen[name]) ? told : (ofReason(reasons[i] ?? '') ?? told)
    return own ?? guessCategory(state)
  })
  const machines = columns.machine ?? states.map(() => '')
  const amount = (cells: readonly number[] | undefined) =>
    amountsOf(cells, { categories, machines, counting })
  const [parts, good, rejects] = [columns.parts, columns.good, columns.rejects].map(amount)
  const rows = Array.from({ length }, (_, i): LogRow => {
    const bad =
      rejects?.values[i] || (parts && good ? Math.max(0, (parts.values[i] || 0) - (good.values[i] || 0)) : 0)
    const made = parts ? parts.values[i] || 0 : good ? (good.values[i] || 0) + bad : 0
    return {
      line: lines[i] ?? 0,
      shift: labels[i] ?? '',
      minutes: minutes[i] ?? Number.NaN,
      state: states[i] ?? '',
      category: categories[i] ?? 'out',
      reason: columns.reason?.[i] ?? '',
      parts: made,
      rejects: bad,
      isCounted: !(parts ?? good)?.unknown.has(i),
    }
  })
  const wrong = rows.find(
    (row) => row.minutes < 0 || row.parts < 0 || row.rejects < 0 || row.rejects > row.parts,
  )
  if (wrong) {
    const what =
      wrong.minutes < 0
        ? 'ends before it starts'
        : wrong.rejects > wrong.parts
          ? `has ${wrong.rejects} rejects of ${wrong.parts} parts; if that column holds good parts only, choose it as “Good parts”`
          : 'has negative figures'
    throw new DemoError(`Row ${wrong.line} ${what}.`)
  }
  const meanings = new Map<string, StateMeaning>()
  rows.forEach(({ minutes: length }, i) => {
    const state = named[i] ?? ''
    const one = meanings.get(state) ?? { state, minutes: 0, rows: 0, category: categories[i] }
    one.minutes += length || 0
    one.rows++
    meanings.set(state, one)
  })
  const counted = rows.filter(
    ({ category, minutes: length }) => category !== 'out' && Number.isFinite(length),
  )
  return {
    rows: counted,
    states: [...meanings.values()].sort((a, b) => b.minutes - a.minutes),
    timing,
    machines: new Set(machines).size,
    hasParts: rows.some(({ parts: made }) => made > 0),
    isCounter: [parts, good, rejects].some((one) => one?.isCounter),
    hasRejects: Boolean(rejects ?? (parts && good)),
    partsInStops: counted.reduce((sum, row) => sum + (stands(row.category) ? row.parts : 0), 0),
  }
}
