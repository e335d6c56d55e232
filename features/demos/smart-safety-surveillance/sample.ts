import { seededRandom } from '#lib/random.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import { pictureOf, wordOf } from '#features/demos/vision/grey.ts'
import { isInside, type Zone } from './zone.ts'

export const sceneWidth = 240
export const sceneHeight = 180
const frameCount = 120

/** Moves straight from place to place: frame, x and y of its foot. */
interface Figure {
  name: string
  level: number
  width: number
  height: number
  path: [frame: number, x: number, y: number][]
}

const person = (name: string, level: number, path: Figure['path']): Figure => ({
  name,
  level,
  width: 9,
  height: 19,
  path,
})

/** Six who stay in the zone; then those who don't count: on the walkway, across a corner, a truck far from it. */
const figures: Figure[] = [
  person('Fetches a tool', 50, [
    [6, 244, 120],
    [14, 200, 112],
    [22, 186, 108],
    [28, 244, 104],
  ]),
  person('Looks at the press', 74, [
    [24, -6, 140],
    [46, 120, 128],
    [50, 142, 122],
    [62, 146, 120],
    [76, -6, 150],
  ]),
  person('Clears a jam', 58, [
    [36, 200, -4],
    [46, 190, 84],
    [58, 184, 90],
    [68, 244, 96],
  ]),
  person('Sweeps', 236, [
    [56, 244, 136],
    [64, 206, 138],
    [74, 160, 134],
    [82, 204, 128],
    [90, 244, 132],
  ]),
  person('Reads the gauge', 66, [
    [72, 150, -4],
    [82, 148, 78],
    [92, 150, 80],
    [102, 150, -4],
  ]),
  person('Cuts the corner and stops', 48, [
    [88, 244, 100],
    [96, 206, 112],
    [103, 190, 118],
    [112, 226, 178],
    [116, 228, 204],
  ]),
  person('Walks the walkway', 60, [
    [2, -6, 166],
    [44, 246, 168],
  ]),
  person('Walks back', 230, [
    [62, 246, 164],
    [104, -6, 168],
  ]),
  person('Crosses a corner', 56, [
    [8, 108, -4],
    [20, 128, 66],
    [22, 140, 76],
    [25, 124, 92],
    [40, -8, 120],
  ]),
  {
    name: 'Fork-lift truck',
    level: 222,
    width: 34,
    height: 24,
    path: [
      [74, -20, 60],
      [88, 70, 66],
      [98, 72, 70],
      [116, 74, 226],
    ],
  },
]

export interface Planted {
  name: string
  from: number
  to: number
  path: { frame: number; x: number; y: number }[]
}

/** Where a figure is in a frame; undefined before it comes and after it has gone. */
function footAt({ path }: Figure, frame: number): { x: number; y: number } | undefined {
  const next = path.findIndex(([at]) => at >= frame)
  const [to, before] = [path[next], path[next - 1]]
  if (!to || !before) return undefined
  const share = (frame - before[0]) / (to[0] - before[0])
  return { x: before[1] + share * (to[1] - before[1]), y: before[2] + share * (to[2] - before[2]) }
}

/** Who stays in a zone for at least so many frames, as it was planned. */
export function plantedStays(zone: Zone, dwell: number): Planted[] {
  return figures.flatMap((figure) => {
    const stays: Planted[] = []
    let open: Planted | undefined
    for (let frame = 0; frame < frameCount; frame++) {
      const foot = footAt(figure, frame)
      if (!foot || !isInside(foot, zone)) open = undefined
      else {
        if (!open) stays.push((open = { name: figure.name, from: frame, to: frame, path: [] }))
        open.to = frame
        open.path.push({ frame, ...foot })
      }
    }
    return stays.filter(({ from, to }) => to - from >= dwell)
  })
}

const soft = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))

/** The empty yard, `zoom` times as large, for the page. */
export function emptyYard(zoom: number): Picture {
  return pictureOf('yard', { width: sceneWidth * zoom, height: sceneHeight * zoom, data: yardLevels(zoom) })
}

type Box = [left: number, top: number, width: number, height: number]

/** The yard without anybody, `zoom` times as large: floor, walkway, a press and its table, a rack. Sharp at any size. */
function yardLevels(zoom: number): Float32Array {
  const width = sceneWidth * zoom
  const height = sceneHeight * zoom
  const levels = new Float64Array(width * height)
  for (let i = 0; i < levels.length; i++) {
    const x = ((i % width) + 0.5) / zoom
    const y = (Math.floor(i / width) + 0.5) / zoom
    const isJoint = Math.abs(((x + y * 0.4 + 400) % 40) - 20) < 0.3
    levels[i] = 150 - 0.12 * y - (isJoint ? 5 : 0)
  }
  /** Paints a shape, given by the distance to it, within the box around it. */
  const paint = ([left, top, wide, high]: Box, to: number, away: (x: number, y: number) => number) => {
    const [right, bottom] = [(left + wide) * zoom + 1, (top + high) * zoom + 1]
    for (let v = Math.max(0, Math.floor(top * zoom) - 1); v < Math.min(height, bottom); v++) {
      for (let u = Math.max(0, Math.floor(left * zoom) - 1); u < Math.min(width, right); u++) {
        const was = levels[v * width + u] ?? 0
        const cover = soft(away((u + 0.5) / zoom, (v + 0.5) / zoom) * zoom)
        levels[v * width + u] = was + (to - was) * cover
      }
    }
  }
  const box = (left: number, top: number, wide: number, high: number, to: number) =>
    paint([left, top, wide, high], to, (x, y) => Math.max(left - x, x - left - wide, top - y, y - top - high))
  box(0, 152, 240, 28, 172)
  for (let left = 2; left < 240; left += 16) box(left, 151, 9, 1.6, 226)
  box(160, 6, 74, 46, 84)
  box(166, 12, 30, 26, 112)
  box(202, 12, 26, 34, 62)
  box(168, 44, 58, 5, 190)
  paint([173, 17, 16, 16], 70, (x, y) => Math.hypot(x - 181, y - 25) - 8)
  for (const left of [8, 30, 52]) {
    box(left, 8, 18, 26, 104)
    box(left + 2, 11, 14, 5, 168)
    box(left + 2, 21, 14, 5, 132)
  }
  return Float32Array.from(levels)
}

/** A minute at two frames a second, with noise, a lamp that flickers and a cloud that takes a tenth of the light from half-time on. */
export function sampleFrames(seed = 6): Picture[] {
  const random = seededRandom(seed)
  const size = sceneWidth * sceneHeight
  const floor = yardLevels(1)
  const grain = new Float32Array(size * 2)
  for (let i = 0; i < grain.length; i++) grain[i] = random.normal(0, 4)
  const level = new Float32Array(size)
  return Array.from({ length: frameCount }, (_, frame) => {
    const light = 1 - 0.1 * Math.min(1, Math.max(0, (frame - 58) / 3))
    level.set(floor)
    if (random.next() < 0.4)
      for (let y = 74; y < 78; y++) level.fill(250, y * sceneWidth + 208, y * sceneWidth + 213)
    for (const figure of figures) {
      const foot = footAt(figure, frame)
      if (foot) drawFigure(level, figure, foot.x, foot.y)
    }
    const offset = random.whole(0, size - 1)
    const data = exposed(level, light, grain.subarray(offset, offset + size))
    return { name: `frame ${frame + 1}`, width: sceneWidth, height: sceneHeight, data }
  })
}

/** The bytes of a picture of these levels in this light, with the grain of the sensor. */
function exposed(level: Float32Array, light: number, grain: Float32Array): Picture['data'] {
  const words = new Int32Array(level.length)
  for (let at = 0; at < level.length; at += sceneWidth) exposeRow(words, at, level, light, grain)
  return new Uint8ClampedArray(words.buffer)
}

function exposeRow(
  words: Int32Array,
  start: number,
  level: Float32Array,
  light: number,
  grain: Float32Array,
) {
  for (let i = start; i < start + sceneWidth; i++)
    words[i] = wordOf((level[i] ?? 0) * light + (grain[i] ?? 0))
}

/** An upright capsule, its foot at (x, y): a shape, never a likeness. */
function drawFigure(level: Float32Array, { width, height, level: to }: Figure, x: number, y: number) {
  const round = width / 2
  for (let v = Math.max(0, Math.floor(y - height)); v < Math.min(sceneHeight, y + 1); v++) {
    for (let u = Math.max(0, Math.floor(x - round - 1)); u < Math.min(sceneWidth, x + round + 1); u++) {
      const spine = Math.min(y - round * 0.6, Math.max(y - height + round, v + 0.5))
      const cover = soft(Math.hypot(u + 0.5 - x, v + 0.5 - spine) - round)
      const i = v * sceneWidth + u
      level[i] = (level[i] ?? 0) + (to - (level[i] ?? 0)) * cover
    }
  }
}
