import type { Mark } from './report.ts'

/** Of letters, in shares of the picture's width. */
export const letterHeight = 0.024
const letterWidth = 0.02

/** Where a mark's label begins on a picture of this width, in its pixels: beside the mark, or ending at its other side where the picture's edge would cut it. */
export function labelPlace({ shape, at, label = '' }: Mark, width: number) {
  const [a = 0, b = 0, c = 0] = at
  const aside = shape === 'circle' ? c * 0.72 : 0
  const isAtEdge = a + aside + label.length * letterWidth * width > width
  return {
    x: isAtEdge ? a - aside : a + aside,
    y: shape === 'circle' ? b - aside : b - width * 0.006,
    isAtEdge,
  }
}
