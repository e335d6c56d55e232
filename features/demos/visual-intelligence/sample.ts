import { seededRandom } from '#lib/random.ts'
import { pictureOf, type Grey } from '#features/demos/vision/grey.ts'

export interface Disc {
  x: number
  y: number
  /** In pixels. */
  diameter: number
}

const width = 640
const height = 480
/** Of the sample: the tray is 128 mm wide. */
export const sampleScale = 0.2

/** 37 discs of 22 to 58 pixels, of which three pairs touch; the others keep clear of each other and of the edge. */
export function sampleDiscs(): Disc[] {
  const random = seededRandom(37)
  const discs: Disc[] = []
  const isFree = ({ x, y, diameter }: Disc, clear: number) =>
    Math.min(x, width - x, y, height - y) > diameter / 2 + 8 &&
    discs.every((other) => Math.hypot(x - other.x, y - other.y) > (diameter + other.diameter) / 2 + clear)
  const sizeOf = () => 22 + 36 * random.next() ** 1.4
  while (discs.length < 37) {
    const disc = { x: 640 * random.next(), y: 480 * random.next(), diameter: sizeOf() }
    if (!isFree(disc, 7)) continue
    if (discs.length >= 6) {
      discs.push(disc)
      continue
    }
    const angle = 2 * Math.PI * random.next()
    const diameter = disc.diameter * (0.75 + 0.5 * random.next())
    const away = (disc.diameter + diameter) / 2 - 0.6
    const twin = { x: disc.x + away * Math.cos(angle), y: disc.y + away * Math.sin(angle), diameter }
    if (isFree(twin, 7)) discs.push(disc, twin)
  }
  return discs
}

/** Dark discs with soft edges on a light tray, the light falling off to one corner, with noise and specks of dust. */
export function sampleTray(discs = sampleDiscs(), seed = 1) {
  const random = seededRandom(seed)
  const cover = new Float32Array(width * height)
  const dust = Array.from({ length: 30 }, () => ({
    x: width * random.next(),
    y: height * random.next(),
    diameter: 1.5 + 1.5 * random.next(),
  }))
  for (const { x, y, diameter } of [...discs, ...dust]) {
    const radius = diameter / 2
    for (let v = Math.max(0, Math.floor(y - radius - 1)); v <= Math.min(height - 1, y + radius + 1); v++) {
      for (let u = Math.max(0, Math.floor(x - radius - 1)); u <= Math.min(width - 1, x + radius + 1); u++) {
        const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(u - x, v - y)))
        const i = v * width + u
        cover[i] = Math.max(cover[i] ?? 0, inside)
      }
    }
  }
  const tray: Grey = { width, height, data: new Float32Array(width * height) }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const light = 1 - 0.18 * (x / width) - 0.1 * (y / height)
      const paint = 206 - 138 * (cover[i] ?? 0)
      tray.data[i] = Math.round(Math.min(255, Math.max(0, paint * light + random.normal(0, 6))))
    }
  }
  return pictureOf('sample tray', tray)
}
