import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** In what other words visitors asked a known question, as staff decided: beside the wordings of the content. */
export const learnedWordings = pgTable(
  'learned_wordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The id of a known question or FAQ entry; one that is gone makes the wording idle. */
    questionId: text().notNull(),
    wording: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [index('learned_wordings_question').on(table.questionId)],
)
