import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wordsOfText } from './word-index.server.ts'

/** The words of an enquiry; an index holds them. */
export const wordsOfMessage = ({ message }: { message: SQLWrapper }): SQL =>
  wordsOfText(sql`coalesce(${message}, '')`)

/** What people wrote themselves, and not the system. An index holds these only. */
export const isWritten = ({ kind }: { kind: SQLWrapper }): SQL =>
  sql`${kind} in ('note', 'call', 'email', 'meeting')`

/** The words of a note; an index holds them. */
export const wordsOfNote = ({ body }: { body: SQLWrapper }): SQL => wordsOfText(sql`${body}`)
