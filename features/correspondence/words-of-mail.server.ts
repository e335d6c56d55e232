import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wordsOfText } from '#features/leads/find/word-index.server.ts'

/** The words of a mail, subject and text; an index holds them. Of a longer text its beginning, since there is a limit to what one row of an index takes. */
export const wordsOfMail = ({ subject, text }: { subject: SQLWrapper; text: SQLWrapper }): SQL =>
  wordsOfText(sql`${subject} || ' ' || left(${text}, 50000)`)
