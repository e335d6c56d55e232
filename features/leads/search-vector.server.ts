import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What parts words here: in the stored text and in what is searched for alike. */
export const wordBreaks = '@._-+/,;:()\'"&'
