import { median } from 'simple-statistics'

export interface FrameTimes {
  /** Seconds from the first frame, for each. */
  at: number[]
  /** Between two frames as a rule, in seconds. */
  usual: number
  /** Read from the names of the frames instead of counted at what was filled in. */
  isRead: boolean
}

/** As this page names the frames it takes itself. */
const measured = /\bat (\d+(?:\.\d+)?) s\b/
/** As cameras name files: 20260114_101500, 2026-01-14 10.15.00, 20260114T101500123. */
const dated =
  /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)[-_T .]+(\d\d)[-_.:]?(\d\d)[-_.:]?(\d\d)(?:\.?(\d{3}))?(?!\d)/

/** Times in the names of all frames, as long as each is later than the one before; else one frame every `interval` seconds. */
export function timesOf(names: readonly string[], interval: number): FrameTimes {
  const read = names.map(timeIn)
  const [first = Number.NaN] = read
  const isRead =
    read.length > 1 && read.every((time, i) => (i === 0 ? time >= 0 : time > (read[i - 1] ?? time)))
  const at = isRead ? read.map((time) => time - first) : names.map((_, i) => i * interval)
  return { at, usual: isRead ? median(gapsOf(at)) : interval, isRead }
}

export const gapsOf = (at: readonly number[]): number[] =>
  at.slice(1).map((time, i) => time - (at[i] ?? time))

function timeIn(name: string): number {
  const seconds = measured.exec(name)?.[1]
  if (seconds !== undefined) return Number(seconds)
  const [, year, month, day, hour, minute, second, thousandths] = (dated.exec(name) ?? []).map(Number)
  return year === undefined
    ? Number.NaN
    : Date.UTC(year, (month ?? 1) - 1, day, hour, minute, second, thousandths || 0) / 1000
}
