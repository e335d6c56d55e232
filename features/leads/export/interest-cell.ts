import { signalPoints, type Signals } from '#features/leads/lead-score.ts'

/** Signs of interest in one cell of a file, each with the time when it was last seen: `Enquiry 2026-03-04T09:30:15.000Z; Chat …`. */
export const interestCell = (signals: Signals): string =>
  signalPoints
    .flatMap(({ signal, name }) => {
      const at = signals[signal]
      return at ? `${name} ${new Date(at).toISOString()}` : []
    })
    .join('; ')

/** The signs in such a cell, without those that are to come; what is none of ours is left out. */
export function interestOfCell(cell: string, now: Date): Signals {
  const signals: Signals = {}
  for (const part of cell.split(';')) {
    const words = part.trim()
    const known = signalPoints.find(({ name }) => words.startsWith(`${name} `))
    const at = known && new Date(words.slice(known.name.length + 1))
    if (known && at && !Number.isNaN(at.getTime()) && at <= now) signals[known.signal] = at.toISOString()
  }
  return signals
}
