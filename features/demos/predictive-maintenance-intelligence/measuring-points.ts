import type { Table } from '#features/demos/frame/demo.ts'
import type { Report, ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { MaintenanceColumns } from './columns.ts'

export interface Followed {
  /** From the earliest on where they have times. */
  readings: number[]
  /** Of each, in ms; the number of its row where there are no times, so that a row without a reading is a step, too. */
  times: number[]
  isTimed: boolean
  /** Readings that are left out because others have a time and they have none. */
  untimed: number
  /** Of the measuring point that is followed, where there are several. */
  name: string
  /** Points among which the visitor chooses. */
  meanings?: ValueMeanings
  /** They have not chosen one yet. */
  isOpen: boolean
}

/** More different names are no measuring points. */
const mostPoints = 40

/** Readings and their times: the two lists of a sheet need not be equally long. Of several measuring points the one in `chosen`. */
export function followedOf(
  { columns: { at, reading, point }, headings }: Table<MaintenanceColumns>,
  chosen: Readonly<Record<string, string>> = {},
): Followed {
  const rows = (reading ?? []).map((value, i) => ({
    value,
    at: at?.[i] ?? Number.NaN,
    point: point?.[i]?.trim() ?? '',
  }))
  const filled = rows.filter(({ value }) => Number.isFinite(value))
  const points = [...Map.groupBy(filled, (row) => row.point)].filter(([name]) => name !== '')
  const isSeveral = points.length > 1 && points.length <= Math.min(mostPoints, filled.length / 2)
  const followed = points.filter(([name]) => chosen[name] === 'follow')
  const [one] = followed
  const isOne = followed.length === 1
  const own = isSeveral && isOne && one ? rows.filter((row) => row.point === one[0]) : rows
  const stepped = own.map((row, step) => ({ ...row, step })).filter(({ value }) => Number.isFinite(value))
  const timed = stepped.filter((row) => Number.isFinite(row.at)).sort((a, b) => a.at - b.at)
  const isTimed = timed.length > stepped.length / 2
  const used = isTimed ? timed : stepped
  return {
    readings: used.map(({ value }) => value),
    times: used.map((row) => (isTimed ? row.at : row.step)),
    isTimed,
    untimed: stepped.length - used.length,
    name: isSeveral && isOne && one ? one[0] : '',
    isOpen: isSeveral && !isOne,
    ...(isSeveral && {
      meanings: {
        title: `Which of ${headings?.point ?? 'the measuring points'} to follow`,
        note: 'Each has a trend of its own. Choose one.',
        options: [
          { value: 'follow', label: 'Follow this one' },
          { value: 'aside', label: 'Leave it aside' },
        ],
        rows: points.map(([name, { length }]) => ({
          value: name,
          detail: `${length.toLocaleString('en-GB')} ${length === 1 ? 'reading' : 'readings'}`,
          meaning: followed.some(([other]) => other === name)
            ? 'follow'
            : isOne || chosen[name] === 'aside'
              ? 'aside'
              : null,
        })),
      },
    }),
  }
}

/** Until one measuring point is chosen. */
export function choicePending({ meanings }: Followed): Report {
  const names = meanings?.rows.map(({ value }) => `“${value}”`) ?? []
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
  return {
    headline: `First choose one measuring point: ${shown}.`,
    figures: [],
    blocks: [],
    meaning: [
      {
        text: 'Readings of several points in one line would have a trend that none of them has, so nothing is computed until one is chosen.',
      },
    ],
    ...(meanings && { meanings }),
  }
}
