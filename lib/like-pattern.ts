const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A part of a text that someone searches for, for `like` and `ilike`. */
export const likePattern = (text: string): string => `%${literal(text)}%`

/** The same for the beginning of a text. */
export const likeBeginning = (text: string): string => `${literal(text)}%`
