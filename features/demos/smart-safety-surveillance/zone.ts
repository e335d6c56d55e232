import { DemoError } from '#features/demos/frame/demo.ts'
import type { Step, Track } from './track.ts'

type Point = readonly [x: number, y: number]

/** The corners of a part of the picture, one after the other, in pixels; sides may cross. */
export type Zone = readonly Point[]

/** A stay in the zone that lasted long enough. Frames are counted from 0. */
export interface Alarm {
  track: number
  from: number
  to: number
  /** When the time was up. */
  at: number
  /** Where it stood then. */
  step: Step
}

/**
 * Whether a ray from the point to the right crosses the outline an odd number of times; left and upper sides belong to it, right and
 * lower ones don't. M. Shimrat, Communications of the ACM 5, 1962.
 */
export function isInside({ x, y }: { x: number; y: number }, zone: Zone): boolean {
  let isIn = false
  zone.forEach(([ax, ay], i) => {
    const [bx, by] = zone[(i + 1) % zone.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isIn = !isIn
  })
  return isIn
}

/** Zones are written in per cent of the picture's sides, as in "55,38 90,38 90,82". Throws `DemoError` when that is no area. */
export function readZone(text: string, { width, height }: { width: number; height: number }): Zone {
  const corners = text.split(' ').map((corner): Point => {
    const [x = Number.NaN, y = Number.NaN] = corner.split(',').map(Number)
    return [(x / 100) * width, (y / 100) * height]
  })
  if (corners.length < 3 || corners.some(([x, y]) => !Number.isFinite(x + y)))
    throw new DemoError('The zone needs at least three corners.')
  return corners
}

interface Dwell {
  /** Seconds of each frame. */
  at: readonly number[]
  /** Seconds. */
  dwell: number
  /** A longer time between two frames ends a stay. */
  longestGap: number
}

/** One alarm for each stay of at least `dwell` seconds. */
export function dwellAlarms(tracks: readonly Track[], zone: Zone, { at, dwell, longestGap }: Dwell): Alarm[] {
  const between = (from: Step, to: Step) => (at[to.frame] ?? 0) - (at[from.frame] ?? 0) + 1e-9
  const alarms: Alarm[] = []
  for (const { id, steps } of tracks) {
    let first: Step | undefined
    let open: Alarm | undefined
    let last: Step | undefined
    for (const step of steps) {
      if (last && between(last, step) > longestGap + 2e-9) first = open = undefined
      last = step
      if (!isInside(step, zone)) {
        first = open = undefined
        continue
      }
      first ??= step
      if (open) open.to = step.frame
      else if (between(first, step) >= dwell) {
        open = { track: id, from: first.frame, to: step.frame, at: step.frame, step }
        alarms.push(open)
      }
    }
  }
  return alarms.sort((a, b) => a.at - b.at || a.track - b.track)
}
