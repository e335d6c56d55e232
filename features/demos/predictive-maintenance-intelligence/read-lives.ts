import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { Check, ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { MaintenanceColumns } from './columns.ts'
import { readEndings, type Ending } from './ending-codes.ts'
import type { Life } from './weibull.ts'

export interface ReadLives {
  lives: Life[]
  /** Rows that have an age or an ending and not both, or that the visitor leaves out. */
  leftOut: number
  /** How the codes were read, in a sentence; undefined without a column of them. */
  explained: string | undefined
  meanings?: ValueMeanings
  /** Of how they were read, instead of the check of endings. */
  checks?: Check[]
}

const endings: readonly Ending[] = ['failed', 'running', 'out']
const labels = { failed: 'Failed', running: 'Still good (censored)', out: 'Leave out' }
const isEnding = (text: string | undefined): text is Ending => endings.some((ending) => ending === text)
/** More parts than that can't be fitted while somebody waits. */
const mostParts = 200_000
const repeated = (life: Life, parts: number): Life[] => Array.from({ length: parts }, () => life)
/** More different endings are no codes. */
const mostCodes = 40

/** Lives from ages and codes of how they ended; `chosen` is what the visitor says of a code. Values without a meaning stay open in `meanings`. */
export function readLives(
  { columns: { age, ended, parts }, lines, headings }: Table<MaintenanceColumns>,
  chosen: Readonly<Record<string, string>> = {},
): ReadLives {
  const rows = (age ?? []).map((value, i) => ({
    age: value,
    ended: ended?.[i]?.trim() ?? '',
    line: lines[i],
    parts: parts ? (parts[i] ?? Number.NaN) : 1,
  }))
  for (const row of rows) {
    if (Number.isFinite(row.age) && !(row.parts >= 0 && Number.isInteger(row.parts)))
      throw new DemoError(
        `Row ${row.line}: ${headings?.parts ?? 'How many parts'} must be a whole number. Choose another column for “How many parts”, or none.`,
      )
    if (row.age <= 0) throw new DemoError(`Row ${row.line}: an age must be above 0, not ${row.age}.`)
  }
  const all = rows.reduce((sum, row) => sum + (Number.isFinite(row.age) ? row.parts : 0), 0)
  if (all > mostParts)
    throw new DemoError(
      `${all.toLocaleString('en-GB')} parts are too many; at most ${mostParts.toLocaleString('en-GB')} can be fitted.`,
    )
  const weighed = parts
    ? ` ${headings?.parts ?? 'A column'} says how many parts each row stands for, ${all.toLocaleString('en-GB')} in all.`
    : ''
  const aged = rows.filter((row) => Number.isFinite(row.age))
  if (!ended || aged.length === 0) {
    return {
      lives: aged.flatMap((row) => repeated({ age: row.age, hasFailed: true }, row.parts)),
      leftOut: 0,
      explained: undefined,
    }
  }
  const heading = headings?.ended ?? 'How it ended'
  const counts = new Map<string, number>()
  for (const row of aged) counts.set(row.ended, (counts.get(row.ended) ?? 0) + 1)
  if (counts.size > mostCodes) {
    throw new DemoError(
      `“${heading}” holds ${counts.size} different texts, too many to be codes for how a part ended. Choose another column, or none.`,
    )
  }
  const guessed = readEndings(heading, [...counts.keys()])
  const meaningOf = (value: string): Ending | undefined => {
    const own = chosen[value]
    return isEnding(own) ? own : guessed.get(value)
  }
  const told = [...counts].map(([value, times]) => ({ value, times, meaning: meaningOf(value) }))
  const lives = aged.flatMap((row): Life[] => {
    const meaning = meaningOf(row.ended)
    return meaning === 'failed' || meaning === 'running'
      ? repeated({ age: row.age, hasFailed: meaning === 'failed' }, row.parts)
      : []
  })
  const kept = aged.filter((row) => /^(?:failed|running)$/.test(meaningOf(row.ended) ?? '')).length
  const listed = (wanted: Ending) =>
    told
      .filter(({ meaning }) => meaning === wanted)
      .map(({ value }) => (value === '' ? 'an empty cell' : `“${value}”`))
      .join(', ')
  return {
    lives,
    leftOut: rows.length - kept - rows.filter((row) => Number.isNaN(row.age) && row.ended === '').length,
    explained: `In ${heading}, ${listed('failed') || 'nothing'} means failed${listed('running') && ` and ${listed('running')} still good`}.${weighed}`,
    meanings: {
      title: `What the values of ${heading} mean`,
      note: 'Programs code failed and censored in opposite ways. Change any that are wrong.',
      options: endings.map((value) => ({ value, label: labels[value] })),
      rows: told.map(({ value, times, meaning }) => ({
        value,
        detail: `${times.toLocaleString('en-GB')} ${times === 1 ? 'row' : 'rows'}`,
        meaning: meaning ?? null,
      })),
    },
  }
}
