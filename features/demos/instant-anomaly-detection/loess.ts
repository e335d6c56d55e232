/** A local line (or mean) through evenly spaced values: tricube weights over `span` of them. */
export interface Loess {
  span: number
  degree: 0 | 1
  /** It is computed at each value so far apart and interpolated between. */
  jump: number
}

/** The fitted value at `x`, counted from 0, from the values `left` to `right`; undefined where all weights are 0. */
export function loessAt(
  values: Float64Array,
  { span, degree }: Loess,
  x: number,
  left: number,
  right: number,
  robust: Float64Array | undefined,
): number | undefined {
  const n = values.length
  let reach = Math.max(x - left, right - x)
  if (span > n) reach += Math.floor((span - n) / 2)
  const weights = new Float64Array(right - left + 1)
  let total = 0
  for (let j = left; j <= right; j++) {
    const far = Math.abs(x - j)
    if (far > 0.999 * reach) continue
    let weight = far <= 0.001 * reach ? 1 : (1 - (far / reach) ** 3) ** 3
    if (robust) weight *= robust[j] ?? 0
    weights[j - left] = weight
    total += weight
  }
  if (total <= 0) return undefined
  let middle = 0
  for (let j = left; j <= right; j++) middle += ((weights[j - left] ?? 0) / total) * j
  let spread = 0
  for (let j = left; j <= right; j++) spread += ((weights[j - left] ?? 0) / total) * (j - middle) ** 2
  const isSloped = reach > 0 && degree > 0 && Math.sqrt(spread) > 0.001 * (n - 1)
  const slope = isSloped ? (x - middle) / spread : 0
  let fitted = 0
  for (let j = left; j <= right; j++)
    fitted += ((weights[j - left] ?? 0) / total) * (1 + slope * (j - middle)) * (values[j] ?? 0)
  return fitted
}

/** The fit at every value. */
export function loess(values: Float64Array, how: Loess, robust?: Float64Array): Float64Array {
  const n = values.length
  const fitted = new Float64Array(n)
  if (n < 2) return values.slice()
  const { span } = how
  const jump = Math.min(how.jump, n - 1)
  const half = Math.floor((span + 1) / 2)
  const at = (i: number) => {
    const left = span >= n ? 0 : Math.min(Math.max(0, i - half + 1), n - span)
    const right = span >= n ? n - 1 : left + span - 1
    fitted[i] = loessAt(values, how, i, left, right, robust) ?? values[i] ?? 0
  }
  const between = (from: number, to: number) => {
    const step = ((fitted[to] ?? 0) - (fitted[from] ?? 0)) / (to - from)
    for (let j = from + 1; j < to; j++) fitted[j] = (fitted[from] ?? 0) + step * (j - from)
  }
  let last = 0
  for (let i = 0; i < n; i += jump) {
    at(i)
    if (i > 0) between(last, i)
    last = i
  }
  if (last < n - 1) {
    at(n - 1)
    between(last, n - 1)
  }
  return fitted
}
