import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { wordsOfText } from '#features/leads/find/word-index.server.ts'

/** Subject and text of a mail. Of a longer text its beginning, since there is a limit to what one row of an index takes. */
export const textOfMail = ({ subject, text }: { subject: SQLWrapper; text: SQLWrapper }): SQL =>
  sql`${subject} || ' ' || left(${text}, 50000)`

/** Its words; an index holds them. */
export const wordsOfMail = (mail: { subject: SQLWrapper; text: SQLWrapper }): SQL =>
  wordsOfText(textOfMail(mail))
