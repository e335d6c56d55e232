import { pictureOf } from './pictures.ts'
import { sceneAlts } from './use-case-words.ts'
import { useCaseCategories, type UseCaseCategory } from './use-case.ts'

/** The scene of a sector with what it shows. */
export function sceneOf(category: UseCaseCategory) {
  const { picture } = useCaseCategories.find(({ id }) => id === category) ?? useCaseCategories[0]
  return { picture: pictureOf(picture), alt: sceneAlts[picture] }
}
