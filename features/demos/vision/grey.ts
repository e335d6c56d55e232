import { DemoError, type Picture } from '#features/demos/demo.ts'

/** Brightness, 0 black to 255 white, row by row. */
export interface Grey {
  width: number
  height: number
  data: Float32Array
}

/** Luma of ITU-R BT.601; what is transparent lies on white. */
export function greyOf({ width, height, data }: Picture): Grey {
  const grey = new Float32Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    const luma = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    const cover = data[at + 3] ?? 0
    grey[i] = cover === 255 ? luma : luma * (cover / 255) + 255 * (1 - cover / 255)
  }
  return { width, height, data: grey }
}

export function pictureOf(name: string, { width, height, data: grey }: Grey): Picture {
  // Rounds and clamps all at once.
  const levels = new Uint8ClampedArray(grey)
  const data = new Uint8ClampedArray(grey.length * 4)
  for (let i = 0, at = 0; i < levels.length; i++, at += 4) {
    const level = levels[i] ?? 0
    data[at] = level
    data[at + 1] = level
    data[at + 2] = level
    data[at + 3] = 255
  }
  return { name, width, height, data }
}

/** Throws `DemoError` when a picture has too few pixels to measure anything in. */
export function checkSides({ name, width, height }: Picture, least: number): void {
  if (Math.min(width, height) >= least) return
  throw new DemoError(
    `${name} has ${width} × ${height} pixels; the method needs at least ${least} on each side.`,
  )
}

/** Averaged with its neighbours by 1 4 6 4 1 both ways, which takes most of the noise of single pixels; edges repeat. */
export function soften({ width, height, data }: Grey): Grey {
  const across = new Float32Array(data.length)
  const soft = new Float32Array(data.length)
  smear(data, across, width, height, 1, width)
  smear(across, soft, height, width, width, 1)
  return { width, height, data: soft }
}

function smear(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  next: number,
) {
  const last = (length - 1) * step
  for (let line = 0; line < lines; line++) {
    const start = line * next
    for (let k = 0, at = start; k < length; k++, at += step) {
      const end = start + last
      const before = from[Math.max(start, at - step)] ?? 0
      const after = from[Math.min(end, at + step)] ?? 0
      const outer = (from[Math.max(start, at - 2 * step)] ?? 0) + (from[Math.min(end, at + 2 * step)] ?? 0)
      to[at] = (6 * (from[at] ?? 0) + 4 * (before + after) + outer) / 16
    }
  }
}
