import type { Grey } from '#features/demos/vision/grey.ts'
import { fourier, newSpectrum, type Spectrum } from './fft.ts'

export interface Shift {
  /** What is at (x, y) in the master lies at (x + right, y + down) in the picture. */
  right: number
  down: number
  /** Height of the peak, 1 for the same picture: under 0.03 nothing was recognised. */
  peak: number
}

/**
 * Finds how far pictures are moved against a master: the phases of the two spectra differ by the shift alone.
 * C. D. Kuglin, D. C. Hines, IEEE Conf. Cybernetics and Society, 1975; parts of a pixel after H. Foroosh et al., IEEE Trans. Image
 * Processing 11, 2002. Up to `reach` pixels, a quarter of the side at most.
 */
export function shiftFinder(master: Grey, reach = Infinity): (picture: Grey) => Shift {
  const { width, height } = master
  const size = 2 ** Math.ceil(Math.log2(Math.max(width, height)))
  const transform = fourier(size)
  const window = hann(width, height)
  const plane = new Float64Array(size * size)
  const own = newSpectrum(size)
  const cross = newSpectrum(size)
  lay(master, window, plane, size)
  // What the squares of a picture add up to is the mean power of its spectrum (Parseval).
  const floor = plane.reduce((sum, value) => sum + value * value, 0) * 0.002
  transform.forward(plane, own)
  return (picture) => {
    lay(picture, window, plane, size)
    transform.forward(plane, cross)
    for (let start = 0; start < own.re.length; start += size) whiten(cross, own, floor, start, start + size)
    transform.backward(cross, plane)
    return peakOf(plane, size, Math.min(reach, Math.floor(Math.min(width, height) / 4)))
  }
}

/** Fades to the edges, so that what enters or leaves the picture there weighs little. */
export function hann(width: number, height: number): Float64Array {
  const fades = (length: number) =>
    Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length))
  const [across, down] = [fades(width), fades(height)]
  return Float64Array.from(down.flatMap((fade) => across.map((other) => other * fade)))
}

/** The picture about its mean, faded, in the upper left corner of a square plane that is 0 elsewhere. */
export function lay({ width, height, data }: Grey, window: Float64Array, plane: Float64Array, size: number) {
  let sum = 0
  for (let y = 0; y < height; y++) sum += sumOfRow(data, y * width, width)
  const mean = sum / data.length
  if (width < size || height < size) plane.fill(0)
  for (let y = 0; y < height; y++) layRow(data, window, y * width, width, mean, plane, y * size)
}

function sumOfRow(data: Float32Array, start: number, width: number): number {
  let sum = 0
  for (let i = start; i < start + width; i++) sum += data[i] ?? 0
  return sum
}

function layRow(
  data: Float32Array,
  window: Float64Array,
  start: number,
  width: number,
  mean: number,
  plane: Float64Array,
  to: number,
) {
  for (let x = 0; x < width; x++) plane[to + x] = ((data[start + x] ?? 0) - mean) * (window[start + x] ?? 0)
}

/** The phase of one spectrum against the other; frequencies that hold next to nothing beside `floor` stay small instead of being all noise. */
function whiten(cross: Spectrum, own: Spectrum, floor: number, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const a = own.re[i] ?? 0
    const b = own.im[i] ?? 0
    const c = cross.re[i] ?? 0
    const d = cross.im[i] ?? 0
    const re = a * c + b * d
    const im = a * d - b * c
    const length = Math.sqrt(re * re + im * im) + floor
    cross.re[i] = re / length
    cross.im[i] = im / length
  }
}

/** The highest place of a plane that goes on at its edges, up to `reach` from its corner. */
function peakOf(plane: Float64Array, size: number, reach: number): Shift {
  const last = size - 1
  const at = (x: number, y: number) => plane[(y & last) * size + (x & last)] ?? 0
  let right = 0
  let down = 0
  let peak = at(0, 0)
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const height = at(x, y)
      if (height <= peak) continue
      peak = height
      right = x
      down = y
    }
  }
  return {
    right: right + part(at(right - 1, down), peak, at(right + 1, down)),
    down: down + part(at(right, down - 1), peak, at(right, down + 1)),
    peak,
  }
}

/** Where between two pixels the peak lies, from the higher of its two neighbours. */
function part(before: number, peak: number, after: number): number {
  const side = Math.max(before, after)
  if (side <= 0 || peak <= 0) return 0
  return ((after > before ? 1 : -1) * side) / (side + peak)
}
