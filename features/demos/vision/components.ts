/** A connected region of a mask; its edges are pixels, both included. */
export interface Region {
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
 * The regions of a mask (1 where there is something, `width` pixels in a row) in reading order; pixels that meet at a corner hang together.
 * Two passes with union-find: A. Rosenfeld, J. L. Pfaltz, JACM 13, 1966; over the runs of each row instead of its pixels, so that
 * emptiness and breadth cost next to nothing: L. He, Y. Chao, K. Suzuki, IEEE Trans. Image Processing 17, 2008.
 */
export function findRegions(mask: Uint8Array, width: number): Region[] {
  const runs = runsOf(mask, width)
  const parent = joinRuns(runs)
  const byRun: Region[] = []
  const regions: Region[] = []
  for (let i = 0; i < parent.length; i++) {
    const first = rootOf(parent, i)
    const region = byRun[first] ?? newRegion(mask.length)
    if (first === i) regions.push(region)
    byRun.push(region)
    const row = runs.rows[i] ?? 0
    const from = runs.starts[i] ?? 0
    const to = runs.ends[i] ?? 0
    const length = to - from + 1
    region.area += length
    region.x += (length * (from + to)) / 2
    region.y += length * row
    region.left = Math.min(region.left, from)
    region.right = Math.max(region.right, to)
    region.top = Math.min(region.top, row)
    region.bottom = row
  }
  return centred(regions)
}

/** Stretches of marked pixels within one row, in reading order; both ends included. */
interface Runs {
  rows: number[]
  starts: number[]
  ends: number[]
}

function runsOf(mask: Uint8Array, width: number): Runs {
  const runs: Runs = { rows: [], starts: [], ends: [] }
  for (let i = mask.indexOf(1); i >= 0; i = mask.indexOf(1, i)) {
    const row = Math.floor(i / width)
    const start = i - row * width
    let end = start
    while (end + 1 < width && mask[i + 1]) {
      end++
      i++
    }
    i++
    runs.rows.push(row)
    runs.starts.push(start)
    runs.ends.push(end)
  }
  return runs
}

/** Hangs each run on those of the row above that it touches; the first run of a region in reading order is its root. */
function joinRuns({ rows, starts, ends }: Runs): number[] {
  const parent: number[] = []
  let above = 0
  for (let i = 0; i < rows.length; i++) {
    parent.push(i)
    const row = rows[i] ?? 0
    const [from, to] = [(starts[i] ?? 0) - 1, (ends[i] ?? 0) + 1]
    // Runs above that end before this one begins touch none of those that follow either.
    while ((rows[above] ?? 0) < row - 1 || ((rows[above] ?? 0) === row - 1 && (ends[above] ?? 0) < from))
      above++
    for (let k = above; (rows[k] ?? 0) === row - 1 && (starts[k] ?? 0) <= to; k++) join(parent, k, i)
  }
  return parent
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

function join(parent: number[], a: number, b: number): void {
  const one = rootOf(parent, a)
  const two = rootOf(parent, b)
  parent[Math.max(one, two)] = Math.min(one, two)
}

/** Nothing yet; `far` is beyond every row and column. */
const newRegion = (far: number): Region => ({
  area: 0,
  left: far,
  top: far,
  right: -1,
  bottom: -1,
  x: 0,
  y: 0,
})

/** From sums of coordinates to their means. */
function centred(regions: Region[]): Region[] {
  for (const region of regions) {
    region.x /= region.area
    region.y /= region.area
  }
  return regions
}

/** The regions that numbered pixels (0 for none) make up. */
export function measureRegions(labels: Int32Array, count: number, width: number): Region[] {
  const regions = Array.from({ length: count }, () => newRegion(labels.length))
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
  return centred(regions)
}
