/** A part of a text that someone searches for, for `like` and `ilike`. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
