import { wordsOf } from './site/index.ts'

/** The words of /team-augmentation, from `site/team-augmentation.md`. */
export const teamAugmentation = wordsOf('team-augmentation')
