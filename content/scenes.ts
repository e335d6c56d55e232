import { pictureOf, type PictureEntry, type PictureName } from './pictures.ts'
import { pictures } from './rendered-pictures.ts'
import { ownAlts } from './scene-alts.ts'
import { sceneAlts } from './use-case-words.ts'

export type ScenePicture = keyof typeof sceneAlts

interface Illustrated {
  slug: string
  title: string
  picture: ScenePicture
  pictureAlt?: string
}

/** The entry's own scene (`use-case-ID`, `solution-SLUG`, `role-SLUG`, `page-SLUG`) once it is drawn, else that of its sector, with what it shows. */
export function ownSceneOf(
  collection: 'use-case' | 'solution' | 'role' | 'page',
  entry: Illustrated,
): { picture: PictureEntry; alt: string } {
  const own = `${collection}-${entry.slug}`
  if (isDrawn(own)) {
    return { picture: pictureOf(own), alt: entry.pictureAlt ?? ownAlts[own] ?? `Drawing: ${entry.title}` }
  }
  return { picture: pictureOf(entry.picture), alt: sceneAlts[entry.picture] }
}

function isDrawn(name: string): name is PictureName {
  return Object.hasOwn(pictures, name)
}
