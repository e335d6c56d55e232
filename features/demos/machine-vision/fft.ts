/**
 * Half of the spectrum of a real picture, `size` wide and high: frequency u across (0 … size / 2) and v down stand at u · size + v. The
 * other half is its mirror image, conjugated.
 */
export interface Spectrum {
  re: Float64Array
  im: Float64Array
}

export const newSpectrum = (size: number): Spectrum => ({
  re: new Float64Array((size / 2 + 1) * size),
  im: new Float64Array((size / 2 + 1) * size),
})

/**
 * Fourier transform of real pictures whose side is a power of two, 2 at least. Two rows go through as the real and the imaginary part of
 * one line, and of the columns only half is computed: a quarter of the work of a complex picture twice.
 */
export function fourier(size: number) {
  const { re, im, place, transform } = lineOf(size)
  const half = size / 2

  /** Parts the transforms of two rows that went through as one. */
  function storeRows(spectrum: Spectrum, row: number) {
    for (let u = 0, at = row; u <= half; u++, at += size) {
      const mirror = u === 0 ? 0 : size - u
      const uRe = re[u] ?? 0
      const uIm = im[u] ?? 0
      const mRe = re[mirror] ?? 0
      const mIm = im[mirror] ?? 0
      spectrum.re[at] = (uRe + mRe) / 2
      spectrum.im[at] = (uIm - mIm) / 2
      spectrum.re[at + 1] = (uIm + mIm) / 2
      spectrum.im[at + 1] = (mRe - uRe) / 2
    }
  }

  /** Two rows as one again, the parts changed over for the way back. */
  function loadRows(spectrum: Spectrum, row: number) {
    for (let u = 0, at = row; u <= half; u++, at += size) {
      const aRe = spectrum.re[at] ?? 0
      const aIm = spectrum.im[at] ?? 0
      const bRe = spectrum.re[at + 1] ?? 0
      const bIm = spectrum.im[at + 1] ?? 0
      const mirror = place[u === 0 ? 0 : size - u] ?? 0
      re[mirror] = bRe - aIm
      im[mirror] = aRe + bIm
      const own = place[u] ?? 0
      re[own] = aIm + bRe
      im[own] = aRe - bIm
    }
  }

  function load(real: Float64Array, imaginary: Float64Array, realFrom: number, imaginaryFrom: number) {
    for (let i = 0; i < size; i++) {
      const to = place[i] ?? 0
      re[to] = real[realFrom + i] ?? 0
      im[to] = imaginary[imaginaryFrom + i] ?? 0
    }
  }

  function storeScaled(picture: Float64Array, start: number, line: Float64Array) {
    for (let i = 0; i < size; i++) picture[start + i] = (line[i] ?? 0) / (size * size)
  }

  return {
    /** Rows, then columns. */
    forward(picture: Float64Array, spectrum: Spectrum) {
      for (let row = 0; row < size; row += 2) {
        load(picture, picture, row * size, (row + 1) * size)
        transform()
        storeRows(spectrum, row)
      }
      for (let start = 0; start < spectrum.re.length; start += size) {
        load(spectrum.re, spectrum.im, start, start)
        transform()
        spectrum.re.set(re, start)
        spectrum.im.set(im, start)
      }
    },
    /** Undoes `forward` and uses the spectrum up: the inverse is the transform with the two parts changed over. */
    backward(spectrum: Spectrum, picture: Float64Array) {
      for (let start = 0; start < spectrum.re.length; start += size) {
        load(spectrum.im, spectrum.re, start, start)
        transform()
        spectrum.re.set(im, start)
        spectrum.im.set(re, start)
      }
      for (let row = 0; row < size; row += 2) {
        loadRows(spectrum, row)
        transform()
        storeScaled(picture, row * size, im)
        storeScaled(picture, (row + 1) * size, re)
      }
    },
  }
}

/**
 * A line of complex numbers that is transformed in place; the i-th goes to `place[i]` beforehand. J. W. Cooley, J. W. Tukey, Math.
 * Comp. 19, 1965, radix 2 with two steps at a time.
 */
function lineOf(size: number) {
  const bits = Math.log2(size)
  if (!Number.isInteger(bits)) throw new RangeError(`${size} isn’t a power of two`)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size))
  const place = Uint32Array.from({ length: size }, (_, i) => {
    let turned = 0
    for (let bit = 0; bit < bits; bit++) turned |= ((i >> bit) & 1) << (bits - 1 - bit)
    return turned
  })
  const isOdd = bits % 2 === 1

  /** The first step, in which nothing is turned. */
  function stepOfPairs() {
    for (let a = 0; a < size; a += 2) {
      const aRe = re[a] ?? 0
      const aIm = im[a] ?? 0
      const bRe = re[a + 1] ?? 0
      const bIm = im[a + 1] ?? 0
      re[a] = aRe + bRe
      im[a] = aIm + bIm
      re[a + 1] = aRe - bRe
      im[a + 1] = aIm - bIm
    }
  }

  /** The steps over distances `step` and 2 · `step`, for the k-th of each group of four times `step`. */
  function twoSteps(step: number, k: number) {
    const turn = k * (size / (4 * step))
    const c1 = cos[2 * turn] ?? 0
    const s1 = sin[2 * turn] ?? 0
    const c2 = cos[turn] ?? 0
    const s2 = sin[turn] ?? 0
    for (let a = k; a < size; a += 4 * step) {
      const b = a + step
      const c = b + step
      const d = c + step
      const bRe = (re[b] ?? 0) * c1 - (im[b] ?? 0) * s1
      const bIm = (re[b] ?? 0) * s1 + (im[b] ?? 0) * c1
      const dRe = (re[d] ?? 0) * c1 - (im[d] ?? 0) * s1
      const dIm = (re[d] ?? 0) * s1 + (im[d] ?? 0) * c1
      const sumRe = (re[c] ?? 0) + dRe
      const sumIm = (im[c] ?? 0) + dIm
      const gapRe = (re[c] ?? 0) - dRe
      const gapIm = (im[c] ?? 0) - dIm
      const cRe = sumRe * c2 - sumIm * s2
      const cIm = sumRe * s2 + sumIm * c2
      // A quarter turn further.
      const eRe = gapRe * s2 + gapIm * c2
      const eIm = gapIm * s2 - gapRe * c2
      const upperRe = (re[a] ?? 0) + bRe
      const upperIm = (im[a] ?? 0) + bIm
      const lowerRe = (re[a] ?? 0) - bRe
      const lowerIm = (im[a] ?? 0) - bIm
      re[a] = upperRe + cRe
      im[a] = upperIm + cIm
      re[c] = upperRe - cRe
      im[c] = upperIm - cIm
      re[b] = lowerRe + eRe
      im[b] = lowerIm + eIm
      re[d] = lowerRe - eRe
      im[d] = lowerIm - eIm
    }
  }

  function transform() {
    if (isOdd) stepOfPairs()
    for (let step = isOdd ? 2 : 1; step < size; step *= 4) for (let k = 0; k < step; k++) twoSteps(step, k)
  }
  return { re, im, place, transform }
}
