import { meanLevel, tideParts } from '#assets/pictures/tide.ts'
import { readingsAt } from '#assets/pictures/works.ts'

/** Mean level and what two harmonics add to it, the three factors of OEE, and a bearing's reading: each sum as it is printed, so that a reader can do it again. */
export function workingsAt(hours: number): { tide: string; oee: string; bearing: string } {
  const { m2, s2 } = tideParts(hours)
  const { availability, performance, quality, oee, bearing } = readingsAt(hours)
  const factors = [availability, performance, quality].map(inPercent).join(' × ')
  return {
    tide: `${meanLevel.toFixed(2)} ${signed(m2)} ${signed(s2)} = ${(meanLevel + m2 + s2).toFixed(2)} m`,
    oee: `${factors} % = ${inPercent(oee)} %`,
    bearing: `${bearing.toFixed(1)} mm/s`,
  }
}

const inPercent = (share: number) => (share * 100).toFixed(1)
const signed = (metres: number) => `${metres < 0 ? '−' : '+'} ${Math.abs(metres).toFixed(2)}`

/** How long before the drawing's moment: "3 days 4 hours before", "06:12" at the moment itself. */
export function timeBefore(hours: number): string {
  const before = Math.round(-hours)
  if (before === 0) return '06:12'
  const parts = [
    [Math.floor(before / 24), 'day'],
    [before % 24, 'hour'],
  ] as const
  const words = parts.flatMap(([count, unit]) => (count ? `${count} ${unit}${count === 1 ? '' : 's'}` : []))
  return `${words.join(' ')} before`
}
