import type { Mask } from '#features/demos/vision/morphology.ts'

/** The mask with everything filled that it encloses on all sides, and how many pixels that were. */
export function fillHoles({ width, height, data }: Mask): { mask: Mask; filled: number } {
  const outside = new Uint8Array(data.length)
  const open = new Int32Array(data.length)
  let count = 0
  const reach = (i: number) => {
    if (data[i] || outside[i]) return
    outside[i] = 1
    open[count++] = i
  }
  for (let x = 0; x < width; x++) {
    reach(x)
    reach((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width)
    reach(y * width + width - 1)
  }
  while (count > 0) {
    const i = open[--count] ?? 0
    const x = i % width
    if (x > 0) reach(i - 1)
    if (x < width - 1) reach(i + 1)
    if (i >= width) reach(i - width)
    if (i < data.length - width) reach(i + width)
  }
  let filled = 0
  const whole = data.map((on, i) => {
    if (on || outside[i]) return on
    filled++
    return 1
  })
  return { mask: { width, height, data: whole }, filled }
}
