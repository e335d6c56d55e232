import { DemoError, type Picture } from '#features/demos/frame/demo.ts'

/** Brightness, 0 black to 255 white, row by row. */
export interface Grey {
  width: number
  height: number
  data: Float32Array
}

/** The four bytes of each opaque shade as one word, in the byte order of the machine. */
const shades = new Int32Array(
  Uint8Array.from({ length: 256 * 4 }, (_, i) => (i % 4 === 3 ? 255 : i >> 2)).buffer,
)

/** Luma of ITU-R BT.601; what is transparent lies on white. */
export const greyOf = (picture: Picture): Grey =>
  readGrey(picture, new Float32Array(picture.width * picture.height))

/**
 * The same written over `data`, which has a place for each pixel, so that frame after frame needs no more memory. A picture's bytes
 * begin at a multiple of four, as those of a canvas do.
 */
export function readGrey({ width, height, data: bytes }: Picture, data: Float32Array): Grey {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, data.length)
  for (let row = 0; row < height; row++) readRow(bytes, words, data, row * width, (row + 1) * width)
  return { width, height, data }
}

function readRow(bytes: Uint8ClampedArray, words: Int32Array, data: Float32Array, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const word = words[i] ?? 0
    const level = word & 255
    // Of a grey pixel the luma is its level.
    data[i] = word === shades[level] ? level : lumaAt(bytes, 4 * i)
  }
}

function lumaAt(bytes: Uint8ClampedArray, at: number): number {
  const luma = 0.299 * (bytes[at] ?? 0) + 0.587 * (bytes[at + 1] ?? 0) + 0.114 * (bytes[at + 2] ?? 0)
  const cover = (bytes[at + 3] ?? 0) / 255
  return cover === 1 ? luma : luma * cover + 255 * (1 - cover)
}

const whole = new Uint8ClampedArray(1)

/** An opaque shade as the four bytes of a picture in one word, rounded and clamped to 0 … 255. */
export function wordOf(level: number): number {
  whole[0] = level
  return shades[whole[0] ?? 0] ?? 0
}

export function pictureOf(name: string, { width, height, data: grey }: Grey): Picture {
  const words = new Int32Array(grey.length)
  for (let i = 0; i < words.length; i++) words[i] = wordOf(grey[i] ?? 0)
  return { name, width, height, data: new Uint8ClampedArray(words.buffer) }
}

/** Throws `DemoError` when a picture has too few pixels to measure anything in. */
export function checkSides(picture: Picture, least: number): void {
  if (Math.min(picture.width, picture.height) >= least) return
  throw new DemoError(
    `${picture.name} has ${sidesOf(picture)} pixels; the method needs at least ${least} on each side.`,
  )
}

/** As the visitor knows them: of the file, not of what it was scaled down to. */
export function sidesOf({ width, height, ofFile }: Picture): string {
  const own = ofFile ?? { width, height }
  return `${own.width} × ${own.height}`
}

/** Averaged with its neighbours by 1 4 6 4 1 both ways, which takes most of the noise of single pixels; edges repeat. */
export function soften({ width, height, data }: Grey): Grey {
  const across = new Float32Array(data.length)
  const soft = new Float32Array(data.length)
  for (let y = 0; y < height; y++) softenRow(data, across, y * width, width)
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = 0; y < height; y++)
    mixRows(across, soft, width, [rowAt(y - 2), rowAt(y - 1), y * width, rowAt(y + 1), rowAt(y + 2)])
  return { width, height, data: soft }
}

function softenRow(from: Float32Array, to: Float32Array, start: number, width: number) {
  const last = start + width - 1
  for (let i = start; i <= last; i++) {
    const inner = (from[Math.max(start, i - 1)] ?? 0) + (from[Math.min(last, i + 1)] ?? 0)
    const outer = (from[Math.max(start, i - 2)] ?? 0) + (from[Math.min(last, i + 2)] ?? 0)
    to[i] = (6 * (from[i] ?? 0) + 4 * inner + outer) / 16
  }
}

/** The middle one of five rows, given by where they start. */
function mixRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  [a, b, c, d, e]: readonly [number, number, number, number, number],
) {
  for (let x = 0; x < width; x++) {
    const inner = (from[b + x] ?? 0) + (from[d + x] ?? 0)
    const outer = (from[a + x] ?? 0) + (from[e + x] ?? 0)
    to[c + x] = (6 * (from[c + x] ?? 0) + 4 * inner + outer) / 16
  }
}
