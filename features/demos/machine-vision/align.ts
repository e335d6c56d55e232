import type { Grey } from '#features/demos/vision/grey.ts'
import { fourier, type Spectrum } from './fft.ts'

export interface Shift {
  /** What lies at (x, y) in the master lies at (x + right, y + down) in the picture. */
  right: number
  down: number
  /** Height of the peak, 1 for the same picture: under 0.03 nothing was recognised. */
  peak: number
}

/**
 * Finds how far pictures are moved against a master: the phases of the two spectra differ by the shift alone.
 * C. D. Kuglin, D. C. Hines, IEEE Conf. Cybernetics and Society, 1975; parts of a pixel after H. Foroosh et al., IEEE Trans. Image
 * Processing 11, 2002. Up to a quarter of the side.
 */
export function shiftFinder(master: Grey): (picture: Grey) => Shift {
  const size = 2 ** Math.ceil(Math.log2(Math.max(master.width, master.height)))
  const transform = fourier(size)
  const window = hann(master.width, master.height)
  const own = spectrumOf(master, size, window)
  transform.forward(own)
  const floor = meanPower(own) * 0.002
  return (picture) => {
    const cross = spectrumOf(picture, size, window)
    transform.forward(cross)
    whiten(cross, own, floor)
    transform.backward(cross)
    return peakOf(cross, Math.floor(Math.min(master.width, master.height) / 4))
  }
}

/** Fades to the edges, so that what enters or leaves the picture there weighs little. */
function hann(width: number, height: number): Float64Array {
  const fades = (length: number) =>
    Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length))
  const [across, down] = [fades(width), fades(height)]
  const window = new Float64Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) window[i] = (across[x] ?? 0) * (down[y] ?? 0)
  }
  return window
}

function spectrumOf({ width, height, data }: Grey, size: number, window: Float64Array): Spectrum {
  let sum = 0
  for (let i = 0; i < data.length; i++) sum += data[i] ?? 0
  const mean = sum / data.length
  const re = new Float64Array(size * size)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) re[y * size + x] = ((data[i] ?? 0) - mean) * (window[i] ?? 0)
  }
  return { size, re, im: new Float64Array(size * size) }
}

function meanPower({ re, im }: Spectrum): number {
  let power = 0
  for (let i = 0; i < re.length; i++) power += (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2
  return power / re.length
}

/** The phase of one spectrum against the other; frequencies that hold next to nothing beside `floor` stay small instead of being all noise. */
function whiten(cross: Spectrum, own: Spectrum, floor: number) {
  for (let i = 0; i < own.re.length; i++) {
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

function peakOf({ size, re }: Spectrum, reach: number): Shift {
  const at = (x: number, y: number) => re[((y + size) % size) * size + ((x + size) % size)] ?? 0
  let right = 0
  let down = 0
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      if (at(x, y) <= at(right, down)) continue
      right = x
      down = y
    }
  }
  const peak = at(right, down)
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

/** The picture moved back onto the master, between pixels by straight lines; what lay outside repeats the edge. */
export function moveBack(
  { width, height, data }: Grey,
  { right, down }: Pick<Shift, 'right' | 'down'>,
): Grey {
  const moved = new Float32Array(data.length)
  const columns = Array.from({ length: width }, (_, x) => Math.min(width - 1, Math.max(0, x + right)))
  for (let y = 0, i = 0; y < height; y++) {
    const v = Math.min(height - 1, Math.max(0, y + down))
    const top = Math.floor(v)
    const below = Math.min(height - 1, top + 1)
    for (let x = 0; x < width; x++, i++) {
      const u = columns[x] ?? 0
      const left = Math.floor(u)
      const next = Math.min(width - 1, left + 1)
      const upper = mix(data[top * width + left] ?? 0, data[top * width + next] ?? 0, u - left)
      const lower = mix(data[below * width + left] ?? 0, data[below * width + next] ?? 0, u - left)
      moved[i] = mix(upper, lower, v - top)
    }
  }
  return { width, height, data: moved }
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share
