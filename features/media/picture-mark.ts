import type { StoredPicture } from '#lib/stored-picture.ts'

const widths = [320, 640, 768, 1024, 1280, 1536]
const widest = Math.max(...widths)

/** The widths in which a picture of so many pixels is kept, rising: those of the site up to its own. */
export const keptWidths = (own: number): number[] => [
  ...new Set([...widths.filter((width) => width < own), Math.min(own, widest)]),
]

/** How Markdown names a kept picture: with its size, so that drawing the text asks nothing of the database. */
export const addressInText = ({ id, width, height }: StoredPicture) => `/media/${id}-${width}x${height}.webp`

const inText = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([1-9]\d{0,3})x([1-9]\d{0,4})\.webp$/

/** The picture that such an address names; undefined for any other address. */
export function pictureInText(address: string): StoredPicture | undefined {
  const [, id, width, height] = inText.exec(address) ?? []
  if (id === undefined) return undefined
  return { id, width: Number(width), height: Number(height), widths: keptWidths(Number(width)) }
}

/** A kept picture as a block of Markdown; `alt` says what it shows. */
export const pictureMarkdown = (picture: StoredPicture, alt: string) =>
  `![${alt.replace(/[[\]\\]/g, String.raw`\$&`)}](${addressInText(picture)})`
