/** Each is edited and versioned by itself. */
export const firmParts = ['identity', 'evidence', 'examples', 'hours'] as const
export type FirmPart = (typeof firmParts)[number]
/** What is stored beside them: the words of each mail by itself. */
export type StoredPartName = FirmPart | `mail-text.${string}`
