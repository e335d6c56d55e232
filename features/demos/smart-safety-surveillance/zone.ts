import type { Step, Track } from './track.ts'

/** A rectangle of the picture, in pixels. */
export interface Zone {
  left: number
  top: number
  width: number
  height: number
}

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

export const isInside = ({ x, y }: { x: number; y: number }, { left, top, width, height }: Zone): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

/** One alarm for each stay of at least `dwell` frames. */
export function dwellAlarms(tracks: readonly Track[], zone: Zone, dwell: number): Alarm[] {
  const alarms: Alarm[] = []
  for (const { id, steps } of tracks) {
    let first: Step | undefined
    let open: Alarm | undefined
    for (const step of steps) {
      if (!isInside(step, zone)) {
        first = open = undefined
        continue
      }
      first ??= step
      if (open) open.to = step.frame
      else if (step.frame - first.frame >= dwell) {
        open = { track: id, from: first.frame, to: step.frame, at: step.frame, step }
        alarms.push(open)
      }
    }
  }
  return alarms.sort((a, b) => a.at - b.at || a.track - b.track)
}
