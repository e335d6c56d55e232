import type { pictureSource } from '#lib/stored-picture.ts'
import { pictures, signposts } from './rendered-pictures.ts'

export type PictureName = keyof typeof pictures
type PhotoSource = ReturnType<typeof pictureSource>
export type PictureEntry = {
  name: string
  width: number
  height: number
  version: string
  /** Shown instead of the drawing. */
  photo?: PhotoSource
}

/** Nominal size in CSS pixels and version of a drawing, for `Picture` of ui/picture.tsx. */
export function pictureOf(name: PictureName): PictureEntry {
  return pictures[name]
}

export type BoardShare = { left: number; top: number; width: number; height: number }

/** The signpost's board in percent of the hero's picture, wide and narrow: the page lays its Get Started link there. */
export const heroSignpost: { wide: BoardShare; narrow: BoardShare } = {
  wide: signposts.hero,
  narrow: signposts['hero-phone'],
}
