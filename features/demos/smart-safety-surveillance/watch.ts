import { DemoError, type Picture, type Work } from '#features/demos/frame/demo.ts'
import { findRegions, type Region } from '#features/demos/vision/components.ts'
import { checkSides, greyOf, readGrey, sidesOf, type Grey } from '#features/demos/vision/grey.ts'
import { learnBackground, spreadOver, subtract } from './background.ts'
import { profileOf, shiftBetween } from './camera-shift.ts'
import { timesOf, type FrameTimes } from './frame-times.ts'
import { follow, mostMissed, type Sighting, type Track } from './track.ts'
import { dwellAlarms, readZone, type Alarm, type Zone } from './zone.ts'

export interface WatchSettings {
  /** Seconds. */
  interval: number
  dwell: number
  /** Corners of the zone in per cent of the picture. */
  zone: string
  /** Deviations from the background. */
  limit: number
  /** Pixels of a figure. */
  area: number
}

/** What the page starts with; the sample's pictures in `public/demos` are drawn with it. */
export const firstSettings: WatchSettings = {
  interval: 0.5,
  dwell: 2,
  zone: '55,38 90,38 90,82 55,82',
  limit: 4,
  area: 40,
}

export interface Watched {
  zone: Zone
  tracks: Track[]
  alarms: Alarm[]
  sightings: Sighting[][]
  /** The scene without what moves, as it was learnt. */
  scene: Grey
  /** Share of the picture that moved, frame by frame. */
  moving: number[]
  /** Pixels to a side by which the camera looks elsewhere than a frame before, or at the start. */
  shifts: number[]
  times: FrameTimes
  /** Between two frames, in seconds: what stood there before and after is not known to have stayed. */
  longestGap: number
}

const learningRate = 0.05
const leastFrames = 8

/** A stay in the sample is long enough when it spans this many frames. */
export const dwellFrames = ({ dwell, interval }: WatchSettings) =>
  Math.max(1, Math.ceil(dwell / interval - 1e-9))

/** Finds what moves in frames, follows it and counts its stays in the zone. Throws `DemoError` when they are no sequence. */
export function watch(frames: readonly Picture[], settings: WatchSettings, work: Work): Watched {
  const [first] = frames
  if (!first || frames.length < leastFrames) {
    throw new DemoError(
      `${frames.length} ${frames.length === 1 ? 'frame' : 'frames'} can be read; finding the background takes at least ${leastFrames}.`,
    )
  }
  checkSides(first, 32)
  const { width, height } = first
  const other = frames.find((frame) => frame.width !== width || frame.height !== height)
  if (other) {
    throw new DemoError(
      `${other.name} has ${sidesOf(other)} pixels and ${first.name} ${sidesOf(first)}. All frames must come from one camera that doesn’t move.`,
    )
  }
  const background = learnBackground(spreadOver(frames).map(greyOf))
  const scene: Grey = { width, height, data: background.mean.slice() }
  const moving: number[] = []
  const shifts: number[] = []
  const start = profileOf(greyOf(first))
  let before = start
  const level = new Float32Array(width * height)
  const sightings = frames.map((frame, i): Sighting[] => {
    work.progress(0.1 + (0.8 * i) / frames.length, `Frame ${i + 1}`)
    const grey = readGrey(frame, level)
    const profile = profileOf(grey)
    shifts.push(shiftBetween(before, profile) || shiftBetween(start, profile))
    before = profile
    const marked = subtract(background, grey, settings.limit, learningRate)
    const mask = withoutSpecks(marked, width)
    const regions = findRegions(mask, width)
    moving.push(regions.reduce((sum, { area }) => sum + area, 0) / mask.length)
    return joined(regions.filter(({ area }) => area >= 6))
      .filter(({ area }) => area >= settings.area)
      .map(sightingOf)
  })
  const tracks = follow(sightings, Math.max(18, width * 0.09))
  const zone = readZone(settings.zone, first)
  const times = timesOf(
    frames.map(({ name }) => name),
    settings.interval,
  )
  const longestGap = (mostMissed + 1) * times.usual
  const alarms = dwellAlarms(tracks, zone, { at: times.at, dwell: settings.dwell, longestGap })
  return { zone, tracks, alarms, sightings, scene, moving, shifts, times, longestGap }
}

/** Drops marked pixels with fewer than four marked ones among their eight neighbours, and those at the very edge. */
function withoutSpecks(mask: Uint8Array, width: number): Uint8Array {
  const kept = new Uint8Array(mask.length)
  for (let i = mask.indexOf(1, width + 1); i > 0 && i < mask.length - width - 1; i = mask.indexOf(1, i + 1)) {
    let near = -1
    for (let row = i - width; row <= i + width; row += width) {
      near += (mask[row - 1] ?? 0) + (mask[row] ?? 0) + (mask[row + 1] ?? 0)
    }
    if (near >= 4) kept[i] = 1
  }
  return kept
}

/** The foot is the middle of the lower edge: where someone stands, not where the head is. */
const sightingOf = ({ left, top, right, bottom }: Region): Sighting => ({
  x: (left + right + 1) / 2,
  y: bottom + 1,
  left,
  top,
  width: right - left + 1,
  height: bottom - top + 1,
})

/** A figure in front of something of its own brightness falls into pieces: those that lie above each other belong together. */
function joined(regions: Region[]): Region[] {
  const whole: Region[] = []
  for (const region of regions) {
    const own = whole.find(
      (other) =>
        Math.max(region.left, other.left) <= Math.min(region.right, other.right) + 1 &&
        Math.max(region.top, other.top) <= Math.min(region.bottom, other.bottom) + 5,
    )
    if (!own) {
      whole.push({ ...region })
      continue
    }
    own.area += region.area
    own.left = Math.min(own.left, region.left)
    own.right = Math.max(own.right, region.right)
    own.top = Math.min(own.top, region.top)
    own.bottom = Math.max(own.bottom, region.bottom)
  }
  return whole
}
