/** Each is edited and versioned by itself. */
export const firmParts = ['identity', 'evidence', 'examples'] as const
export type FirmPart = (typeof firmParts)[number]
