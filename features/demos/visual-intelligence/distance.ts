import type { Mask } from '#features/demos/vision/morphology.ts'

const far = 1e9

/**
 * Euclidean distance of each pixel of a mask to the next pixel outside it, in pixels; what lies beyond the picture doesn't count.
 * P. F. Felzenszwalb, D. P. Huttenlocher, Distance transforms of sampled functions. Theory of Computing 8, 2012. Linear.
 */
export function distances({ width, height, data }: Mask): Float32Array {
  const squared = new Float32Array(data.length)
  for (let x = 0; x < width; x++) {
    let run = far
    for (let y = 0, i = x; y < height; y++, i += width) {
      run = data[i] ? run + 1 : 0
      squared[i] = run
    }
    run = far
    for (let y = height - 1, i = y * width + x; y >= 0; y--, i -= width) {
      run = data[i] ? run + 1 : 0
      const least = Math.min(run, squared[i] ?? 0)
      squared[i] = least >= far ? far : least * least
    }
  }
  const row = new Float64Array(width)
  const apex = new Int32Array(width)
  const border = new Float64Array(width + 1)
  for (let start = 0; start < data.length; start += width) lowerEnvelope(squared, start, row, apex, border)
  for (let i = 0; i < squared.length; i++) squared[i] = Math.sqrt(squared[i] ?? 0)
  return squared
}

/** For each place of a row the least of (x − q)² + f(q). */
function lowerEnvelope(
  values: Float32Array,
  start: number,
  row: Float64Array,
  apex: Int32Array,
  border: Float64Array,
) {
  const width = row.length
  for (let x = 0; x < width; x++) row[x] = values[start + x] ?? 0
  let k = 0
  apex[0] = 0
  border[0] = -Infinity
  border[1] = Infinity
  const meet = (q: number, p: number) => ((row[q] ?? 0) + q * q - (row[p] ?? 0) - p * p) / (2 * (q - p))
  for (let q = 1; q < width; q++) {
    let at = meet(q, apex[k] ?? 0)
    while (k > 0 && at <= (border[k] ?? 0)) at = meet(q, apex[--k] ?? 0)
    apex[++k] = q
    border[k] = at
    border[k + 1] = Infinity
  }
  k = 0
  for (let x = 0; x < width; x++) {
    while ((border[k + 1] ?? Infinity) < x) k++
    const p = apex[k] ?? 0
    values[start + x] = (x - p) ** 2 + (row[p] ?? 0)
  }
}
