import type { LevelName } from '#content/readiness/readiness-model.ts'

/** From the lowest to the highest. */
export const levelNames = [
  'Exploring',
  'Preparing',
  'Piloting',
  'Scaling',
  'Leading',
] as const satisfies readonly LevelName[]
