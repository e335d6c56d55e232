import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { chatQuestions } from '#features/chat/chat.table.server.ts'

const longestQuestion = 500

/** Remembers a question that wasn’t answered, or wrongly, once for the same words. Addresses and numbers of people are blotted out. */
export async function noteQuestion(
  ctx: Ctx,
  conversationId: string,
  text: string,
  { isWrong = false } = {},
): Promise<void> {
  const question = withoutContacts(text).replace(/\s+/g, ' ').trim().slice(0, longestQuestion).toWellFormed()
  const questionKey = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (!questionKey) return
  const at = ctx.clock.now()
  await ctx.db
    .insert(chatQuestions)
    .values({ questionKey, question, firstAskedAt: at, lastAskedAt: at, conversationId, isWrong })
    .onConflictDoUpdate({
      target: chatQuestions.questionKey,
      set: {
        asked: sql`${chatQuestions.asked} + 1`,
        lastAskedAt: at,
        conversationId,
        ...(isWrong && { isWrong }),
      },
    })
}

const withoutContacts = (text: string) =>
  text.replace(/\S+@\S+/g, '[address]').replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
