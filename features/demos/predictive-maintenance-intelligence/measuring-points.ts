import type { Table } from '#features/demos/frame/demo.ts'
import type { Report, ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { MaintenanceColumns } from './columns.ts'

export interface Followed {
  /** From the earliest on where each has a time. */
  readings: number[]
  /** In ms; undefined where not every reading has one. */
  times: number[] | undefined
  /** Of the measuring point that is followed, where there are several. */
  name: string
  /** Points among which the visitor chooses. */
  meanings?: ValueMeanings
  /** They have not chosen one yet. */
  isOpen: boolean
}

/** More different names are no measuring points. */
const mostPoints = 40

/** Readings and their times, empty rows left out: the two lists of a sheet need not be equally long. Of several measuring points the one in `chosen`. */
export function followedOf(
  { columns: { at, reading, point }, headings }: Table<MaintenanceColumns>,
  chosen: Readonly<Record<string, string>> = {},
): Followed {
  const rows = (reading ?? []).flatMap((value, i) =>
    Number.isFinite(value) ? [{ value, at: at?.[i] ?? Number.NaN, point: point?.[i]?.trim() ?? '' }] : [],
  )
  const points = [...Map.groupBy(rows, (row) => row.point)].filter(([name]) => name !== '')
  const isSeveral = points.length > 1 && points.length <= Math.min(mostPoints, rows.length / 2)
  const followed = points.filter(([name]) => chosen[name] === 'follow')
  const [one] = followed
  const isOne = followed.length === 1
  const own = (isSeveral && isOne && one ? one[1] : rows).slice()
  const hasTimes = own.every((row) => Number.isFinite(row.at))
  if (hasTimes) own.sort((a, b) => a.at - b.at)
  return {
    readings: own.map(({ value }) => value),
    times: hasTimes ? own.map((row) => row.at) : undefined,
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
