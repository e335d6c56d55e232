import type { Grey } from '#features/demos/vision/grey.ts'
import type { Pose } from './pose.ts'

/** The straight lines by which places of the master become places of a picture: x' = xx · x + xy · y + x0, and so on. */
export function linesOf({ right, down, degrees, scale }: Pose, width: number, height: number) {
  const angle = (degrees * Math.PI) / 180
  const cos = scale * Math.cos(angle)
  const sin = scale * Math.sin(angle)
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2]
  return {
    cos,
    sin,
    x0: cx + right - cos * cx + sin * cy,
    y0: cy + down - sin * cx - cos * cy,
  }
}

/** Between four pixels by straight lines; what lies outside repeats the edge. */
export function levelAt({ width, height, data }: Grey, x: number, y: number): number {
  const u = Math.min(width - 1, Math.max(0, x))
  const v = Math.min(height - 1, Math.max(0, y))
  const left = Math.min(width - 2, Math.floor(u))
  const top = Math.min(height - 2, Math.floor(v))
  const i = top * width + left
  const across = u - left
  const upper = mix(data[i] ?? 0, data[i + 1] ?? 0, across)
  const lower = mix(data[i + width] ?? 0, data[i + width + 1] ?? 0, across)
  return mix(upper, lower, v - top)
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** The picture laid back onto the master, and which of its pixels the picture shows with `margin` pixels to spare. */
export function layBack(picture: Grey, pose: Pose, margin = 0): { grey: Grey; isSeen: Uint8Array } {
  const { width, height } = picture
  const lines = linesOf(pose, width, height)
  const data = new Float32Array(picture.data.length)
  const isSeen = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) layRowBack(picture, lines, y, margin, data, isSeen)
  return { grey: { width, height, data }, isSeen }
}

function layRowBack(
  picture: Grey,
  { cos, sin, x0, y0 }: ReturnType<typeof linesOf>,
  y: number,
  margin: number,
  data: Float32Array,
  isSeen: Uint8Array,
) {
  const { width, height } = picture
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = cos * x - sin * y + x0
    const v = sin * x + cos * y + y0
    data[i] = levelAt(picture, u, v)
    if (u >= margin && v >= margin && u <= width - 1 - margin && v <= height - 1 - margin) isSeen[i] = 1
  }
}
