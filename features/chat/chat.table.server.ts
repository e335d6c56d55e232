import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { Subject } from '#features/answers/subject.ts'
import type { Capture } from './details/capture.ts'
import { questionStates, turnAuthors, turnKinds, type ShownSource, chatStates } from './chat.schema.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The visitor's session id is a bearer secret of 128 random bits: only its SHA-256 is kept. */
    sessionHash: text().notNull().unique(),
    startedAt: instant().notNull(),
    lastTurnAt: instant().notNull(),
    /** The page on which it began, when the browser told. */
    page: text(),
    state: text({ enum: chatStates }).notNull().default('bot'),
    /** The number of the newest turn. */
    lastSeq: integer().notNull().default(0),
    /** Someone asked something; before that it is only a greeting. */
    hasAsked: boolean().notNull().default(false),
    usefulAnswers: integer().notNull().default(0),
    hasUnknown: boolean().notNull().default(false),
    hasThumbsDown: boolean().notNull().default(false),
    /** Since when a person's answer is waited for. */
    awaitingSince: instant(),
    assigneeId: uuid(),
    assigneeName: text(),
    leadId: uuid(),
    capture: jsonb().$type<Capture>().notNull(),
    /** What was answered last: follow-ups lean on it. */
    subject: jsonb().$type<Subject>(),
    /** When the visitor's open panel was last connected. */
    visitorSeenAt: instant(),
  },
  (table) => [
    index('conversations_asked')
      .on(table.lastTurnAt, table.id)
      .where(sql`${table.hasAsked}`),
    index('conversations_waiting')
      .on(table.awaitingSince, table.id)
      .where(sql`${table.awaitingSince} is not null`),
    index('conversations_lead')
      .on(table.leadId, table.lastTurnAt, table.id)
      .where(sql`${table.leadId} is not null`),
    index('conversations_unknown')
      .on(table.lastTurnAt, table.id)
      .where(sql`${table.hasUnknown}`),
    index('conversations_thumbs_down')
      .on(table.lastTurnAt, table.id)
      .where(sql`${table.hasThumbsDown}`),
    index('conversations_last_turn').on(table.lastTurnAt),
  ],
)

/** What was said, numbered within its conversation. */
export const chatTurns = pgTable(
  'chat_turns',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    at: instant().notNull(),
    author: text({ enum: turnAuthors }).notNull(),
    text: text().notNull(),
    /** How the assistant came to say it; of a visitor's turn only that it gave details or called a person. */
    kind: text({ enum: turnKinds }),
    sources: jsonb().$type<ShownSource[]>(),
    /** The model wrote it from the sources. */
    isFromModel: boolean().notNull().default(false),
    actorId: uuid(),
    actorName: text(),
    /** What staff think of it: 1 or -1. */
    thumb: smallint(),
    /** Whether the visitor says that it answered them. */
    isHelpful: boolean(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] })],
)

/** Questions that weren’t answered, or wrongly as the visitor says, each once however often it is asked: what the FAQ lacks. */
export const chatQuestions = pgTable(
  'chat_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The words of it in small letters, without marks. */
    questionKey: text().notNull().unique(),
    question: text().notNull(),
    asked: integer().notNull().default(1),
    firstAskedAt: instant().notNull(),
    lastAskedAt: instant().notNull(),
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    /** The visitor got an answer and said that it was none. */
    isWrong: boolean().notNull().default(false),
    state: text({ enum: questionStates }).notNull().default('open'),
    /** The entry proposed for the FAQ, as staff word it. */
    draftQuestion: text(),
    draftAnswer: text(),
    /** The known question of which it is another wording. */
    answerId: text(),
    decidedAt: instant(),
    decidedBy: text(),
  },
  (table) => [
    index('chat_questions_state').on(table.state, table.lastAskedAt, table.id),
    index('chat_questions_conversation').on(table.conversationId),
  ],
)
