import { median, quantileSorted } from 'simple-statistics'

/** By how much each message is older than the newest one before it, in ms; 0 for the newest. */
export function latenessOf(at: ArrayLike<number>): Float64Array {
  const late = new Float64Array(at.length)
  let newest = -Infinity
  for (let i = 0; i < at.length; i++) {
    newest = Math.max(newest, at[i] ?? 0)
    late[i] = newest - (at[i] ?? 0)
  }
  return late
}

const neighbours = 20
/** A lead below this is no faulty clock, in ms. */
const leastLead = 60_000

export interface Lead {
  index: number
  /** Ahead of the messages that arrived next, in ms. */
  by: number
  /** Later messages that are older than it. */
  behind: number
}

/** The message whose clock runs far ahead of those that arrive after it, so that it makes them late; undefined without one. */
export function clockAhead(at: ArrayLike<number>): Lead | undefined {
  let newest = -Infinity
  const leads: { index: number; by: number }[] = []
  for (let i = 0; i + 1 < at.length; i++) {
    const own = at[i] ?? 0
    if (own <= newest) continue
    newest = own
    const next = Array.from({ length: Math.min(neighbours, at.length - 1 - i) }, (_, k) => at[i + 1 + k] ?? 0)
    if (next.length >= 3) leads.push({ index: i, by: own - median(next) })
  }
  const [first] = leads.toSorted((a, b) => b.by - a.by)
  if (!first || first.by < leastLead) return undefined
  const usual = quantileSorted(latenessWithout(at, first.index), 0.99)
  if (first.by < 20 * usual) return undefined
  let behind = 0
  for (let i = first.index + 1; i < at.length; i++) if ((at[i] ?? 0) < (at[first.index] ?? 0)) behind++
  return { ...first, behind }
}

function latenessWithout(at: ArrayLike<number>, index: number): number[] {
  const kept = Array.from(at).filter((_, i) => i !== index)
  return [...latenessOf(kept).sort()]
}
