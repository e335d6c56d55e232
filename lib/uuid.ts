const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text is a UUID in lower case, as PostgreSQL writes it, and nothing else. */
export const isUuid = (text: string): boolean => uuid.test(text)
