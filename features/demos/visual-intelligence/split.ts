import { renumber, rootOf } from '#features/demos/vision/components.ts'
import type { Mask } from '#features/demos/vision/morphology.ts'

/** A basin must be this much deeper than its neck, in pixels, to stand for itself: rough edges make shallow ones. */
const leastDepth = 1.5
/** Levels for each pixel of distance. */
const fineness = 8

/**
 * Parts regions that touch, at their necks: a flooding from the middle of each outwards, in which two basins become one when
 * the neck between them is at least `neck` (0 to 1) of the smaller one's half width.
 * Watershed by flooding after F. Meyer, S. Beucher (J. Visual Comm. Image Repr. 1, 1990), with basins merged by their depth.
 */
export function splitRegions({ width, height, data }: Mask, distance: Float32Array, neck: number) {
  const labels = new Int32Array(data.length)
  const parent = [0]
  const peak = [0]
  for (const i of fromInside(data, distance)) {
    const own = distance[i] ?? 0
    const x = i % width
    let best = 0
    let bestDistance = -1
    const others: number[] = []
    for (let dy = i < width ? 0 : -1; dy <= (i >= width * (height - 1) ? 0 : 1); dy++) {
      for (let dx = x === 0 ? 0 : -1; dx <= (x === width - 1 ? 0 : 1); dx++) {
        const near = i + dy * width + dx
        const label = labels[near] ?? 0
        if (!label) continue
        const root = rootOf(parent, label)
        if (root !== others[0]) others.push(root)
        if ((distance[near] ?? 0) > bestDistance) {
          bestDistance = distance[near] ?? 0
          best = root
        }
      }
    }
    if (!best) {
      peak.push(own)
      labels[i] = parent.push(parent.length) - 1
      continue
    }
    labels[i] = best
    if (others.length === 1) continue
    for (const other of others) {
      const a = rootOf(parent, best)
      const b = rootOf(parent, other)
      if (a === b) continue
      const lower = Math.min(peak[a] ?? 0, peak[b] ?? 0)
      if (own < neck * lower && lower - own >= leastDepth) continue
      const isHigher = (peak[a] ?? 0) >= (peak[b] ?? 0)
      parent[isHigher ? b : a] = isHigher ? a : b
    }
  }
  return renumber(labels, (label) => rootOf(parent, label))
}

/** The pixels of a mask, those farthest from its edge first: sorted by counting. */
function fromInside(data: Uint8Array, distance: Float32Array): Int32Array {
  let deepest = 0
  let size = 0
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue
    size++
    deepest = Math.max(deepest, distance[i] ?? 0)
  }
  const levels = Math.min(1 << 16, Math.ceil(deepest * fineness) + 1)
  const levelOf = (i: number) => levels - 1 - Math.min(levels - 1, Math.floor((distance[i] ?? 0) * fineness))
  const start = new Int32Array(levels + 1)
  for (let i = 0; i < data.length; i++) if (data[i]) start[levelOf(i) + 1] = (start[levelOf(i) + 1] ?? 0) + 1
  for (let level = 0; level < levels; level++)
    start[level + 1] = (start[level + 1] ?? 0) + (start[level] ?? 0)
  const sorted = new Int32Array(size)
  for (let i = 0; i < data.length; i++) {
    if (!data[i]) continue
    const level = levelOf(i)
    const at = start[level] ?? 0
    sorted[at] = i
    start[level] = at + 1
  }
  return sorted
}
