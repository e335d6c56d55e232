import { assignCheapest } from '#lib/assignment.ts'

/** Something that moves in one frame: its foot, where it stands, and its box. */
export interface Sighting {
  x: number
  y: number
  left: number
  top: number
  width: number
  height: number
}

export interface Step extends Sighting {
  frame: number
}

export interface Track {
  id: number
  steps: Step[]
  /** Speed in pixels a frame. */
  right: number
  down: number
  missed: number
}

/** A track isn't believed before it was seen so often, and given up when it was missed more often than that. */
const leastSteps = 3
export const mostMissed = 3

/**
 * Follows sightings from frame to frame: each track is carried on at its speed, and all are paired at once with what lies within
 * `gate` pixels, at the least sum of squared distances.
 */
export function follow(frames: readonly Sighting[][], gate: number): Track[] {
  const ended: Track[] = []
  let live: Track[] = []
  let id = 0
  frames.forEach((sightings, frame) => {
    const costs = live.map((track) => {
      const { x, y } = expected(track, frame)
      return sightings.map((one) => {
        const square = (one.x - x) ** 2 + (one.y - y) ** 2
        return square <= gate * gate ? square : Infinity
      })
    })
    const pairs = assignCheapest(costs)
    const taken = new Set(pairs)
    live.forEach((track, i) => {
      const own = sightings[pairs[i] ?? -1]
      if (own) extend(track, own, frame)
      else track.missed++
    })
    sightings.forEach((one, i) => {
      if (!taken.has(i)) live.push({ id: ++id, steps: [{ ...one, frame }], right: 0, down: 0, missed: 0 })
    })
    ended.push(...live.filter(({ missed }) => missed > mostMissed))
    live = live.filter(({ missed }) => missed <= mostMissed)
  })
  return [...ended, ...live].filter(({ steps }) => steps.length >= leastSteps).sort((a, b) => a.id - b.id)
}

function expected({ steps, right, down }: Track, frame: number) {
  const last = steps.at(-1) ?? { x: 0, y: 0, frame }
  const passed = frame - last.frame
  return { x: last.x + right * passed, y: last.y + down * passed }
}

function extend(track: Track, own: Sighting, frame: number) {
  const last = track.steps.at(-1)
  if (last) {
    const passed = Math.max(1, frame - last.frame)
    const share = track.steps.length === 1 ? 1 : 0.5
    track.right += share * ((own.x - last.x) / passed - track.right)
    track.down += share * ((own.y - last.y) / passed - track.down)
  }
  track.steps.push({ ...own, frame })
  track.missed = 0
}
