/** What an assessment finds a firm to be, from the lowest to the highest. */
export const levelNames = ['Exploring', 'Preparing', 'Piloting', 'Scaling', 'Leading'] as const
export type LevelName = (typeof levelNames)[number]
