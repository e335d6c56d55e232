import type { Grey } from '#features/demos/vision/grey.ts'
import { hann, lay, shiftFinder } from './align.ts'
import { fourier, newSpectrum, type Spectrum } from './fft.ts'
import { poseReach } from './pose.ts'

/** Places of the polar spectrum: half a turn down, the logarithm of the frequency across. */
const places = 256
/** The highest frequency over the lowest. */
const span = 12

/**
 * Finds by how much pictures are turned and larger against a master, wherever they lie: a shift changes the phases of a spectrum only, a
 * turn turns its strengths and a scale stretches them, which both are shifts in log-polar coordinates.
 */
export function turnFinder(master: Grey): (picture: Grey) => { degrees: number; scale: number } {
  const { width, height } = master
  const size = 2 ** Math.ceil(Math.log2(Math.max(width, height)))
  const transform = fourier(size)
  const window = hann(width, height)
  const plane = new Float64Array(size * size)
  const spectrum = newSpectrum(size)
  const polarOf = (picture: Grey) => {
    lay(picture, window, plane, size)
    transform.forward(plane, spectrum)
    return logPolar(spectrum, size)
  }
  const reach = Math.ceil(Math.max((poseReach.degrees / 180) * places, Math.log1p(poseReach.scale) / logStep))
  const find = shiftFinder(polarOf(master), reach)
  return (picture) => {
    const { right, down } = find(polarOf(picture))
    return { degrees: (down / places) * 180, scale: Math.exp(-right * logStep) }
  }
}

const logStep = Math.log(span) / places

/** Radii of the columns as shares of the highest frequency. */
const radii = Float64Array.from({ length: places }, (_, column) => Math.exp(column * logStep) / span)

/** Strengths of a spectrum, the coarse ones held down. The seam lies at 45°, away from the upright and level edges of most parts. */
function logPolar(spectrum: Spectrum, size: number): Grey {
  const data = new Float32Array(places * places)
  const strengths = strengthsOf(spectrum)
  for (let row = 0; row < places; row++) {
    const angle = (row / places) * Math.PI - Math.PI / 4
    // Half of the plane is its mirror image.
    const reach = Math.cos(angle) < 0 ? -size * 0.45 : size * 0.45
    polarRow(strengths, size, reach * Math.cos(angle), reach * Math.sin(angle), data, row * places)
  }
  return { width: places, height: places, data }
}

function strengthsOf({ re, im }: Spectrum): Float64Array {
  const strengths = new Float64Array(re.length)
  for (let i = 0; i < strengths.length; i++) strengths[i] = Math.log1p(Math.hypot(re[i] ?? 0, im[i] ?? 0))
  return strengths
}

/** One ray out to (across, down), between four frequencies by straight lines. */
function polarRow(
  strengths: Float64Array,
  size: number,
  across: number,
  down: number,
  data: Float32Array,
  start: number,
) {
  for (let column = 0; column < places; column++) {
    const radius = radii[column] ?? 0
    const x = radius * across
    const y = radius * down
    const u = Math.floor(x)
    const v = Math.floor(y)
    const upper = u * size + (v < 0 ? v + size : v)
    const lower = u * size + (v + 1 < 0 ? v + 1 + size : v + 1)
    const left = (strengths[upper] ?? 0) * (1 - y + v) + (strengths[lower] ?? 0) * (y - v)
    const right = (strengths[upper + size] ?? 0) * (1 - y + v) + (strengths[lower + size] ?? 0) * (y - v)
    data[start + column] = left * (1 - x + u) + right * (x - u)
  }
}
