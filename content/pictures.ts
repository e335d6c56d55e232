import { pictures, signposts } from './rendered-pictures.ts'

export type PictureName = keyof typeof pictures
export type PictureEntry = {
  name: string
  width: number
  height: number
  version: string
  widths: readonly number[]
}

/** Nominal size in CSS pixels, version and rendered widths of a drawing, for `Picture` of ui/picture.tsx. */
export function pictureOf(name: PictureName): PictureEntry {
  return pictures[name]
}

const widestOfCards = 768

/** The same for a card, which is at most half as wide as a screen: a list of forty names no file that none of them needs. */
export const cardOf = (picture: PictureEntry): PictureEntry => ({
  ...picture,
  widths: picture.widths.filter((width) => width <= widestOfCards),
})

export type BoardShare = { left: number; top: number; width: number; height: number }

/** The signpost's board in percent of the hero's picture, wide and narrow: the page lays its Get Started link there. */
export const heroSignpost: { wide: BoardShare; narrow: BoardShare } = {
  wide: signposts.hero,
  narrow: signposts['hero-phone'],
}
