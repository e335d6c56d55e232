import { sql, type SQL } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What parts words here: in the stored text and in what is searched for alike. */
export const wordBreaks = '@._-+/,;:()\'"&'

/** One of the words that are searched for: a whole word, or the beginning of one. */
export interface Term {
  word: string
  isBeginning: boolean
}

const parts = new RegExp(`[\\s\\\\${wordBreaks.replace(/[-\]]/g, '\\$&')}]+`, 'u')

/** The words of what someone typed. */
export const wordsTyped = (q: string): string[] => q.split(parts).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** What a vector of words must match to have all of them. */
export const allOf = (terms: Term[]): SQL =>
  sql`to_tsquery('simple', ${terms.map(({ word, isBeginning }) => `'${word}'${isBeginning ? ':*' : ''}`).join(' & ')})`
