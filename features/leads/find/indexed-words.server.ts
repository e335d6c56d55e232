import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wordsOfText } from './word-index.server.ts'

/** The text of an enquiry. */
export const textOfMessage = ({ message }: { message: SQLWrapper }): SQL => sql`coalesce(${message}, '')`

/** Its words; an index holds them. */
export const wordsOfMessage = (enquiry: { message: SQLWrapper }): SQL => wordsOfText(textOfMessage(enquiry))

/** What people wrote themselves, and not the system. An index holds these only. */
export const isWritten = ({ kind }: { kind: SQLWrapper }): SQL =>
  sql`${kind} in ('note', 'call', 'email', 'meeting')`

/** The words of a note; an index holds them. */
export const wordsOfNote = ({ body }: { body: SQLWrapper }): SQL => wordsOfText(sql`${body}`)
