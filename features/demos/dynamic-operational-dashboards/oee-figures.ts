import type { Figure } from '#features/demos/frame/report/report.ts'
import type { Oee } from '#lib/oee.ts'

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`
export const count = (value: number) => value.toLocaleString('en-GB')
export const minutes = (value: number) => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} min`

/** OEE and its factors of a shift or of a whole file, each with what it is made of. */
export const factorFigures = (
  one: Oee & { plannedMinutes: number; parts: number; rejects: number },
): Figure[] => [
  {
    label: 'Availability',
    value: percent(one.availability),
    basis: `${minutes(one.runMinutes)} running of ${minutes(one.plannedMinutes)}`,
  },
  {
    label: 'Performance',
    value: percent(one.performance),
    basis: `${count(one.parts)} parts in ${minutes(one.runMinutes)}`,
  },
  {
    label: 'Quality',
    value: percent(one.quality),
    basis: `${count(one.rejects)} rejects of ${count(one.parts)}`,
  },
  { label: 'OEE', value: percent(one.oee), basis: `${minutes(one.goodMinutes)} of good production` },
]
