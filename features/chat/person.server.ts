import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person, PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { chatQuestions, chatTurns, conversations } from './chat.table.server.ts'

/** Conversations that led to the person's lead, took down their address, or in which someone wrote it. */
export const chatHolder: PersonHolder = {
  label: 'Chats',
  columns: [
    'conversations.capture',
    'conversations.page',
    'chatTurns.text',
    'chatTurns.sources',
    'chatQuestions.question',
    'chatQuestions.questionKey',
    'chatQuestions.draftQuestion',
    'chatQuestions.draftAnswer',
  ],
  texts: [
    {
      id: 'conversations',
      label: 'Chat of someone else',
      table: conversations,
      columns: ['capture', 'page'],
      key: [keyPart(conversations.id)],
      own: ({ recordIds }) => inArray(conversations.id, recordIds),
      path: sql`'/conversations/' || ${conversations.id}`,
    },
    {
      id: 'chat_turns',
      label: 'Turn of someone else’s chat',
      table: chatTurns,
      columns: ['text', 'sources'],
      key: [keyPart(chatTurns.conversationId), keyPart(chatTurns.seq)],
      own: ({ recordIds }) => inArray(chatTurns.conversationId, recordIds),
      path: sql`'/conversations/' || ${chatTurns.conversationId}`,
    },
    {
      id: 'chat_questions',
      label: 'Question without an answer, or its draft',
      table: chatQuestions,
      columns: ['question', 'draftQuestion', 'draftAnswer'],
      key: [keyPart(chatQuestions.id)],
      own: ({ recordIds }) =>
        and(
          inArray(chatQuestions.conversationId, recordIds),
          inArray(chatQuestions.state, ['open', 'dismissed']),
        ),
      path: sql`'/conversations?filter=questions'`,
      // It is made of the question's words.
      alsoSet: { questionKey: sql`'removed ' || ${chatQuestions.id}` },
    },
  ],
  async findRecords(ctx, person) {
    const rows = await ctx.db.select({ id: conversations.id }).from(conversations).where(theirs(ctx, person))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, { recordIds }) {
    const rows = await ctx.db
      .select({ id: conversations.id, startedAt: conversations.startedAt, page: conversations.page })
      .from(conversations)
      .where(inArray(conversations.id, recordIds))
      .orderBy(asc(conversations.startedAt), asc(conversations.id))
    const turns = await ctx.db
      .select()
      .from(chatTurns)
      .where(inArray(chatTurns.conversationId, recordIds))
      .orderBy(asc(chatTurns.conversationId), asc(chatTurns.seq))
    return rows.map(({ id, startedAt, page }) => ({
      title: 'Chat',
      fields: {
        startedAt,
        page,
        said: turns
          .filter(({ conversationId }) => conversationId === id)
          .map(({ at, author, text }) => ({ at, author, text })),
      },
    }))
  },
  async erasePerson(ctx, { recordIds }) {
    // What became an entry of the FAQ was worded anew by staff; the rest are the visitor's own words.
    await ctx.db
      .delete(chatQuestions)
      .where(
        and(
          inArray(chatQuestions.conversationId, recordIds),
          inArray(chatQuestions.state, ['open', 'dismissed']),
        ),
      )
    const { rowCount } = await ctx.db.delete(conversations).where(inArray(conversations.id, recordIds))
    return rowCount ?? 0
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db.selectDistinct({ key: capturedKey }).from(conversations)
    return rows.flatMap(({ key }) => (key ? [key] : []))
  },
}

const capturedKey = sql<string | null>`lower(${conversations.capture} ->> 'email')`

function theirs(ctx: Ctx, { emailKey, leadIds }: Person) {
  const wrote = emailKey
    ? ctx.db
        .select({ one: sql`1` })
        .from(chatTurns)
        .where(
          and(
            eq(chatTurns.conversationId, conversations.id),
            sql`position(${emailKey}::text in lower(${chatTurns.text})) > 0`,
          ),
        )
    : undefined
  return or(
    inArray(conversations.leadId, leadIds),
    emailKey ? eq(capturedKey, emailKey) : undefined,
    wrote && exists(wrote),
  )
}
