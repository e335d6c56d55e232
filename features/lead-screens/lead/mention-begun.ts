const atTheEnd = /(?:^|[\s(])@([\p{L}'’-]{0,40})$/u

/** The letters of a name that is begun after an @ at the end of a text, in small letters; empty right after the @. */
export const nameBegun = (text: string): string | undefined => atTheEnd.exec(text)?.[1]?.toLowerCase()

/** The text with the whole name in place of what was begun. */
export const withName = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `
