import type { Table } from '#features/demos/frame/demo.ts'
import type { Report, ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { SalesColumns } from './columns.ts'

const counted = 'counted'
const leftOut = 'left out'
const mostShown = 12

/**
 * The rows of one currency. Where the file has several, `meanings` asks which one counts, and there is no table until the visitor has said so: pounds and
 * euros have no sum.
 */
export function inOneCurrency(
  table: Table<SalesColumns>,
  said: Readonly<Record<string, string>> = {},
): { table?: Table<SalesColumns>; meanings?: ValueMeanings } {
  const own = (table.columns.currency ?? []).map((cell) => cell.trim().toUpperCase())
  const found = [...new Set(own)].filter(Boolean)
  if (found.length < 2) return { table }
  const chosen = found.filter((one) => said[one] === counted)
  const meanings: ValueMeanings = {
    title: 'Which currency counts?',
    note: 'Figures of different currencies can’t be added up: count one, and the rows of the others are left out.',
    options: [
      { value: counted, label: 'Count it' },
      { value: leftOut, label: 'Leave it out' },
    ],
    rows: found.slice(0, mostShown).map((value) => ({
      value,
      meaning: said[value] ?? (chosen.length === 1 ? leftOut : null),
    })),
  }
  if (chosen.length !== 1) return { meanings }
  const kept = own.flatMap((one, i) => (one === chosen[0] ? [i] : []))
  const pick = <T>(list: readonly T[]) => kept.flatMap((i) => list.slice(i, i + 1))
  const columns = Object.fromEntries(
    Object.entries(table.columns).map(([name, cells]) => [
      name,
      cells && cells.length > 0 ? pick<string | number>(cells) : cells,
    ]),
  ) as Table<SalesColumns>['columns']
  return { table: { ...table, length: kept.length, lines: pick(table.lines), columns }, meanings }
}

/** Nothing is computed while it is open. */
export function currencyQuestion(meanings?: ValueMeanings): Report {
  const names = meanings?.rows.map(({ value }) => value) ?? []
  return {
    headline: `First say which currency counts: ${names.join(' or ')}?`,
    figures: [],
    blocks: [],
    meaning: [
      {
        text: 'The rows are in several currencies, and a sum of them means nothing, so nothing is computed until one is chosen.',
      },
    ],
    ...(meanings && { meanings }),
  }
}
