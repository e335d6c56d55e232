/**
 * Opening and closing with a disc. A pixel stays in an erosion when every row of the disc around it lies within the mask,
 * which one look at the row's distance to its next gap answers: linear in pixels times the radius.
 * J. Serra, Image Analysis and Mathematical Morphology. Academic Press, 1982.
 */
export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

/** Takes away what is narrower than the disc; the rest keeps its size. */
export const open = (mask: Mask, radius: number): Mask =>
  radius > 0 ? dilate(erode(mask, radius), radius) : mask

/** Fills gaps and holes narrower than the disc. */
export const close = (mask: Mask, radius: number): Mask =>
  radius > 0 ? erode(dilate(mask, radius), radius) : mask

const inverse = ({ width, height, data }: Mask): Mask => ({ width, height, data: data.map((on) => 1 - on) })

/** Beyond the picture's edge a mask goes on as it is, so that nothing at the edge is eaten. */
export function erode(mask: Mask, radius: number): Mask {
  const { width, height, data } = mask
  const reach = rowReach(mask)
  const half = Array.from({ length: radius + 1 }, (_, dy) =>
    Math.floor(Math.sqrt((radius + 0.5) ** 2 - dy * dy)),
  )
  const out = new Uint8Array(data.length)
  for (let y = 0, i = 0; y < height; y++) {
    const from = Math.max(-radius, -y)
    const to = Math.min(radius, height - 1 - y)
    for (let x = 0; x < width; x++, i++) {
      if (!data[i]) continue
      let isIn = 1
      for (let dy = from; dy <= to; dy++) {
        if ((reach[i + dy * width] ?? 0) > (half[dy < 0 ? -dy : dy] ?? 0)) continue
        isIn = 0
        break
      }
      out[i] = isIn
    }
  }
  return { width, height, data: out }
}

export const dilate = (mask: Mask, radius: number): Mask => inverse(erode(inverse(mask), radius))

/** How far each pixel is from the next gap of its row, 0 in a gap. */
function rowReach({ width, height, data }: Mask): Uint16Array {
  const far = 65_535
  const reach = new Uint16Array(data.length)
  for (let y = 0; y < height; y++) {
    const start = y * width
    let run = far
    for (let i = start; i < start + width; i++) {
      run = data[i] ? Math.min(far, run + 1) : 0
      reach[i] = run
    }
    run = far
    for (let i = start + width - 1; i >= start; i--) {
      run = data[i] ? Math.min(far, run + 1) : 0
      if (run < (reach[i] ?? 0)) reach[i] = run
    }
  }
  return reach
}
