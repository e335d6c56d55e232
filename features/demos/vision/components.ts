/** A connected region of a mask; its edges are pixels, both included. */
export interface Region {
  label: number
  /** In pixels. */
  area: number
  left: number
  top: number
  right: number
  bottom: number
  /** Centre of gravity. */
  x: number
  y: number
}

/**
 * Numbers the regions of a mask, 1, 2, 3 … in reading order; pixels that meet at a corner hang together.
 * Two passes with union-find: A. Rosenfeld, J. L. Pfaltz, JACM 13, 1966; path halving after Tarjan.
 */
export function labelRegions(mask: Uint8Array, width: number, height: number) {
  const labels = new Int32Array(mask.length)
  const parent = [0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue
      let label = x > 0 ? (labels[i - 1] ?? 0) : 0
      if (y > 0) {
        for (let other = x > 0 ? -1 : 0; other <= (x < width - 1 ? 1 : 0); other++) {
          const above = labels[i - width + other] ?? 0
          if (!above) continue
          label = label ? join(parent, label, above) : above
        }
      }
      if (!label) label = parent.push(parent.length) - 1
      labels[i] = label
    }
  }
  return renumber(labels, (label) => rootOf(parent, label))
}

/** Gives the labels that hang together one number each, in reading order. */
export function renumber(labels: Int32Array, rootOf: (label: number) => number) {
  const numbers = new Map<number, number>()
  let lastLabel = 0
  let lastNumber = 0
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0
    if (!label) continue
    if (label !== lastLabel) {
      const root = rootOf(label)
      lastLabel = label
      lastNumber = numbers.get(root) ?? numbers.size + 1
      numbers.set(root, lastNumber)
    }
    labels[i] = lastNumber
  }
  return { labels, count: numbers.size }
}

export function rootOf(parent: number[], label: number): number {
  let at = label
  for (;;) {
    const up = parent[at] ?? at
    if (up === at) return at
    const next = parent[up] ?? up
    parent[at] = next
    at = next
  }
}

function join(parent: number[], a: number, b: number): number {
  const one = rootOf(parent, a)
  const two = rootOf(parent, b)
  const low = Math.min(one, two)
  parent[Math.max(one, two)] = low
  return low
}

export function measureRegions(labels: Int32Array, count: number, width: number): Region[] {
  const regions = Array.from({ length: count }, (_, i): Region => ({
    label: i + 1,
    area: 0,
    left: width,
    top: labels.length,
    right: -1,
    bottom: -1,
    x: 0,
    y: 0,
  }))
  for (let i = 0, x = 0, y = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0
    // Asking for the element -1 of each empty pixel would take most of the time.
    const region = label > 0 ? regions[label - 1] : undefined
    if (region) {
      region.area++
      region.x += x
      region.y += y
      if (x < region.left) region.left = x
      if (x > region.right) region.right = x
      if (y < region.top) region.top = y
      if (y > region.bottom) region.bottom = y
    }
    if (++x === width) {
      x = 0
      y++
    }
  }
  for (const region of regions) {
    region.x /= region.area
    region.y /= region.area
  }
  return regions
}
