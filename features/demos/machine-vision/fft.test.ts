import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import { fourier, newSpectrum } from './fft.ts'

test.for([2, 4, 8, 16, 32])(
  'the Fourier transform of side %i is the sum it is defined by, and the way back gives the picture again',
  (side) => {
    const random = seededRandom(1)
    const data = Array.from({ length: side * side }, () => 256 * random.next())
    const picture = Float64Array.from(data)
    const spectrum = newSpectrum(side)
    const transform = fourier(side)
    transform.forward(picture, spectrum)
    for (let u = 0; u <= side / 2; u++) {
      for (let v = 0; v < side; v++) {
        let re = 0
        let im = 0
        data.forEach((value, i) => {
          const turn = (-2 * Math.PI * (u * (i % side) + v * Math.floor(i / side))) / side
          re += value * Math.cos(turn)
          im += value * Math.sin(turn)
        })
        expect(spectrum.re[u * side + v]).toBeCloseTo(re, 6)
        expect(spectrum.im[u * side + v]).toBeCloseTo(im, 6)
      }
    }
    picture.fill(0)
    transform.backward(spectrum, picture)
    data.forEach((value, i) => expect(picture[i]).toBeCloseTo(value, 9))
  },
)

test('a side that isn’t a power of two is refused, and a spectrum holds half the frequencies and the middle one', () => {
  expect(() => fourier(24)).toThrow('24 isn’t a power of two')
  expect(newSpectrum(8).re).toHaveLength(40)
  expect(newSpectrum(8).im).toHaveLength(40)
})
