/** How large a picture may be once it is read. */
export interface PictureSize {
  /** Of its longer side, in pixels. */
  longest: number
  pixels: number
}

/** The size of a picture that fits, and how many of its file's pixels go into one of these, never under 1. */
export function fittingSize(width: number, height: number, { longest, pixels }: PictureSize) {
  const shrink = Math.max(1, Math.max(width, height) / longest, Math.sqrt((width * height) / pixels))
  const whole = (side: number) => Math.max(1, Math.round(side / shrink))
  return { width: whole(width), height: whole(height), shrink }
}
