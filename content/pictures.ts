import { pictures } from './pictures.gen.ts'

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
