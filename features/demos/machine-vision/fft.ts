/** A picture of complex numbers, `size` wide and high, in place. */
export interface Spectrum {
  size: number
  re: Float64Array
  im: Float64Array
}

/** Fourier transform of side lengths that are a power of two. J. W. Cooley, J. W. Tukey, Math. Comp. 19, 1965 (radix 2). */
export function fourier(size: number) {
  const bits = Math.log2(size)
  if (!Number.isInteger(bits)) throw new RangeError(`${size} is no power of two`)
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size))
  const reversed = Uint32Array.from({ length: size }, (_, i) => {
    let turned = 0
    for (let bit = 0; bit < bits; bit++) turned |= ((i >> bit) & 1) << (bits - 1 - bit)
    return turned
  })

  /** One line of `size` numbers from `start`. */
  function transformLine(re: Float64Array, im: Float64Array, start: number) {
    for (let i = 0; i < size; i++) {
      const j = reversed[i] ?? 0
      if (j > i) {
        swap(re, start + i, start + j)
        swap(im, start + i, start + j)
      }
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let k = 0; k < half; k++) {
        const c = cos[k * stride] ?? 0
        const s = sin[k * stride] ?? 0
        for (let a = start + k; a < start + size; a += 2 * half) {
          const b = a + half
          const bRe = re[b] ?? 0
          const bIm = im[b] ?? 0
          const turnedRe = bRe * c - bIm * s
          const turnedIm = bRe * s + bIm * c
          const aRe = re[a] ?? 0
          const aIm = im[a] ?? 0
          re[b] = aRe - turnedRe
          im[b] = aIm - turnedIm
          re[a] = aRe + turnedRe
          im[a] = aIm + turnedIm
        }
      }
    }
  }

  function transformLines({ re, im }: Spectrum) {
    for (let start = 0; start < re.length; start += size) transformLine(re, im, start)
  }

  return {
    /** Rows, then columns; the result is transposed, which is all the same to the way back. */
    forward(picture: Spectrum) {
      transformLines(picture)
      transpose(picture)
      transformLines(picture)
    },
    /** Undoes `forward`: the inverse is the transform with the two parts changed over. */
    backward({ re, im }: Spectrum) {
      const turned = { size, re: im, im: re }
      transformLines(turned)
      transpose(turned)
      transformLines(turned)
      for (let i = 0; i < re.length; i++) {
        re[i] = (re[i] ?? 0) / re.length
        im[i] = (im[i] ?? 0) / im.length
      }
    },
  }
}

function swap(values: Float64Array, a: number, b: number) {
  const kept = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = kept
}

function transpose({ size, re, im }: Spectrum) {
  for (let row = 0; row < size; row++) {
    for (let column = row + 1; column < size; column++) {
      swap(re, row * size + column, column * size + row)
      swap(im, row * size + column, column * size + row)
    }
  }
}
