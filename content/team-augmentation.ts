import { wordsOf } from './site/index.ts'

/** The words of /team-augmentation, from `site/team-augmentation.md`. */
export const teamAugmentation = wordsOf('team-augmentation')

/** Of the page that follows its form, from `site/team-augmentation-thanks.md`. */
export const teamAugmentationThanks = wordsOf('team-augmentation-thanks')
