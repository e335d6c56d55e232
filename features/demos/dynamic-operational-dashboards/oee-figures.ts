import type { Figure } from '#features/demos/frame/report/report.ts'
import type { Oee } from '#lib/oee.ts'

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`
export const count = (value: number) => value.toLocaleString('en-GB')
export const minutes = (value: number) => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} min`

/** "OEE 61.3%"; without rejects only what it can't be more than. */
export const oeeInWords = (oee: number, hasRejects: boolean) =>
  hasRejects ? `OEE ${percent(oee)}` : `OEE at most ${percent(oee)}, as rejects aren’t counted`

/** Shares of a row of a table: without rejects nothing is known of quality. */
export const sharesOf = ({ availability, performance, quality, oee }: Oee, hasRejects: boolean) =>
  [availability, performance, ...(hasRejects ? [quality] : []), oee].map((share) => share * 100)

export const shareColumns = (hasRejects: boolean) =>
  ['Availability', 'Performance', ...(hasRejects ? ['Quality', 'OEE'] : ['OEE at most'])].map((label) => ({
    label,
    unit: '%',
    digits: 2,
  }))

/** OEE and its factors of a shift or of a whole file, each with what it is made of. */
export const factorFigures = (
  one: Oee & { plannedMinutes: number; parts: number; rejects: number },
  hasRejects: boolean,
  countedMinutes = one.runMinutes,
): Figure[] => [
  {
    label: 'Availability',
    value: percent(one.availability),
    basis: `${minutes(one.runMinutes)} running of ${minutes(one.plannedMinutes)}`,
  },
  {
    label: 'Performance',
    value: percent(one.performance),
    basis: `${count(one.parts)} parts in ${minutes(countedMinutes)}`,
  },
  {
    label: 'Quality',
    value: hasRejects ? percent(one.quality) : 'not known',
    basis: hasRejects
      ? `${count(one.rejects)} rejects of ${count(one.parts)}`
      : 'no column holds rejects or good parts beside all',
  },
  {
    label: 'OEE',
    value: `${hasRejects ? '' : 'at most '}${percent(one.oee)}`,
    basis: hasRejects ? `${minutes(one.goodMinutes)} of good production` : 'availability × performance',
  },
]
