import { pictureOf, type PictureEntry, type PictureName } from './pictures.ts'
import { pictureSource } from '#lib/stored-picture.ts'
import type { Photo } from './photo.ts'
import { pictures } from './rendered-pictures.ts'
import { ownAlts } from './scene-alts.ts'
import { sceneAlts, type ScenePicture } from './sector-scenes.ts'

interface Illustrated {
  slug: string
  title: string
  picture: ScenePicture
  pictureAlt?: string
  photo?: Photo | undefined
}

/** The entry's own scene (`use-case-ID`, `solution-SLUG`, `role-SLUG`, `post-SLUG`, `page-SLUG`) once it is drawn, else that of its sector, with what it shows; a photo uploaded by staff replaces either. */
export function ownSceneOf(
  collection: 'use-case' | 'solution' | 'role' | 'post' | 'page',
  entry: Illustrated,
): { picture: PictureEntry; alt: string } {
  const own = `${collection}-${entry.slug}`
  if (entry.photo) {
    const { alt, ...stored } = entry.photo
    return { picture: { ...pictureOf(entry.picture), photo: pictureSource(stored) }, alt }
  }
  if (isDrawn(own)) {
    return { picture: pictureOf(own), alt: entry.pictureAlt ?? ownAlts[own] ?? `Drawing: ${entry.title}` }
  }
  return { picture: pictureOf(entry.picture), alt: sceneAlts[entry.picture] }
}

/** A drawn scene by its name; undefined when there is none of that name. */
export function sceneNamed(name: string, title: string): { picture: PictureEntry; alt: string } | undefined {
  if (!isDrawn(name)) return undefined
  const sector = Object.entries(sceneAlts).find(([id]) => id === name)?.[1]
  return { picture: pictureOf(name), alt: ownAlts[name] ?? sector ?? `Drawing: ${title}` }
}

/** The scenes that an article may choose from. */
export const sceneNames: string[] = Object.keys(pictures).filter(
  (name) => name in sceneAlts || /^(?:post|use-case|solution|role|page)-/.test(name),
)

function isDrawn(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
