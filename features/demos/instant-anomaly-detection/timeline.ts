import { median } from 'simple-statistics'
import { dayMs, hourMs } from '#lib/durations.ts'

/** How the readings lie in time. */
export interface Timeline {
  /** The usual distance of two readings in ms; undefined without times. */
  step: number | undefined
  /** The place of each reading on an even grid; its own number where there is none. */
  slots: number[]
  isEven: boolean
  /** Stretches without a reading: the readings before them, and how many are missing. */
  gaps: { after: number; missing: number }[]
  /** Readings with the same time as the one before, or an earlier one. */
  unordered: number
}

/** A grid may be so many times as long as the readings. */
const mostStretch = 3
const leastEven = 0.9

export function timelineOf(at: readonly number[] | undefined, length: number): Timeline {
  const bare: Timeline = {
    step: undefined,
    slots: Array.from({ length }, (_, i) => i),
    isEven: true,
    gaps: [],
    unordered: 0,
  }
  if (!at || length < 3 || !at.every(Number.isFinite)) return bare
  const steps = at.slice(1).map((time, i) => time - (at[i] ?? 0))
  const unordered = steps.filter((step) => step <= 0).length
  const forward = steps.filter((step) => step > 0)
  if (forward.length === 0) return bare
  const step = median(forward)
  if (unordered > 0) return { ...bare, step, unordered, isEven: false }
  const slots = [0]
  const gaps: Timeline['gaps'] = []
  let [slot, even] = [0, 0]
  steps.forEach((one, i) => {
    // Months and quarters differ by a few days.
    const wide = Math.max(1, Math.round(one / step))
    if (Math.abs(one / step - wide) <= 0.15 * wide) even++
    slot += wide
    slots.push(slot)
    if (wide > 1) gaps.push({ after: i, missing: wide - 1 })
  })
  const isEven = even >= leastEven * steps.length && slot < mostStretch * length
  return { ...bare, step, isEven, gaps, ...(isEven && { slots }) }
}

/** A day and a week, in readings. */
export function calendarLags({ step, isEven }: Timeline): number[] {
  if (!step || !isEven) return []
  return [dayMs, 7 * dayMs].map((span) => Math.round(span / step)).filter((lag) => lag > 1)
}

/** On an even grid, with straight lines over what is missing. */
export function filled(values: readonly number[], slots: readonly number[]): number[] {
  const grid: number[] = []
  values.forEach((value, i) => {
    const [slot = 0, before = -1] = [slots[i], slots[i - 1]]
    const last = values[i - 1] ?? value
    for (let k = before + 1; k < slot; k++) grid[k] = last + ((value - last) * (k - before)) / (slot - before)
    grid[slot] = value
  })
  return grid
}

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** "24 hours", "1 week", "12 readings". */
export function spanName(readings: number, step: number | undefined): string {
  if (step === undefined) return `${readings} readings`
  const span = readings * step
  const of = (count: number, unit: string) =>
    `${count.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}${count === 1 ? '' : 's'}`
  const year = 365.25 * dayMs
  if (span >= 0.98 * year) return of(Math.round((span / year) * 10) / 10, 'year')
  if (span % (7 * dayMs) === 0) return of(span / (7 * dayMs), 'week')
  for (const [unit, size] of units) if (span >= size) return of(Math.round((span / size) * 10) / 10, unit)
  return `${readings} readings`
}
