/** Each is edited and versioned by itself. */
export const firmParts = ['identity', 'evidence', 'examples', 'hours'] as const
export type FirmPart = (typeof firmParts)[number]
