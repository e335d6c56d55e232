/** A stored picture, as pages and screens are told of it. */
export interface StoredPicture {
  id: string
  /** Of the largest rendition. */
  width: number
  height: number
  /** Those that it was rendered in, rising. */
  widths: number[]
}

export const pictureAddress = (id: string, width: number) => `/media/${id}-${width}.webp`

/** What an `img` needs beside its `alt` and its `sizes`. */
export function pictureSource({ id, width, height, widths }: StoredPicture) {
  const srcSet = widths.map((each) => `${pictureAddress(id, each)} ${each}w`).join(', ')
  return { src: pictureAddress(id, width), srcSet, width, height }
}

/** The largest file that is taken: 12 MB. */
export const pictureBytes = 12 * 2 ** 20
