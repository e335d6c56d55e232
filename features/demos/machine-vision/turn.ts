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

/** Strengths of a spectrum, the coarse ones held down. The seam lies at 45°, away from the upright and level edges of most parts. */
function logPolar({ re, im }: Spectrum, size: number): Grey {
  const data = new Float32Array(places * places)
  const highest = size * 0.45
  const strengthAt = (u: number, v: number) => {
    const at = u * size + (v < 0 ? v + size : v)
    return Math.log1p(Math.hypot(re[at] ?? 0, im[at] ?? 0))
  }
  for (let row = 0; row < places; row++) {
    const angle = (row / places) * Math.PI - Math.PI / 4
    for (let column = 0; column < places; column++) {
      const radius = (highest / span) * Math.exp(column * logStep)
      // Half of the plane is its mirror image.
      const sign = Math.cos(angle) < 0 ? -1 : 1
      const x = sign * radius * Math.cos(angle)
      const y = sign * radius * Math.sin(angle)
      const u = Math.floor(x)
      const v = Math.floor(y)
      const [across, down] = [x - u, y - v]
      const upper = strengthAt(u, v) * (1 - across) + strengthAt(u + 1, v) * across
      const lower = strengthAt(u, v + 1) * (1 - across) + strengthAt(u + 1, v + 1) * across
      data[row * places + column] = upper * (1 - down) + lower * down
    }
  }
  return { width: places, height: places, data }
}
