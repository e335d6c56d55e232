import type { PastedPicture } from './inline.ts'

/** What stands in a text where a picture was, the first being 0; empty for nothing. */
export type PictureMark = (at: number, picture: PastedPicture) => string

/** Stands on a line of its own in the Markdown where a picture was. */
export const pictureMark: PictureMark = (at, { alt }) =>
  `(Picture ${at + 1} goes here${alt ? `: ${alt}` : ''})`
