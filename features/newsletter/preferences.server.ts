import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { withdrawMarketing } from '#features/leads/withdraw-marketing.server.ts'
import { isUuid } from '#lib/uuid.ts'
import { endNews } from './end-news.server.ts'
import { noteLeft } from './issues/outgoing.server.ts'
import type { Topic } from './newsletter-choices.ts'
import { subscribers } from './newsletter.table.server.ts'
import { leaveConsent, newsletterMessages } from './newsletter-words.ts'

async function subscriberOf(ctx: Ctx, leaveKey: string) {
  const [row] = await ctx.db.select().from(subscribers).where(eq(subscribers.leaveKey, leaveKey))
  return row
}

/** What the link at the end of each mail opens. */
export async function findPreferences(ctx: Ctx, leaveKey: string) {
  const row = await subscriberOf(ctx, leaveKey)
  if (!row || row.state === 'pending') return undefined
  return { email: row.email, topics: row.topics, isSubscribed: row.state === 'confirmed' }
}

/** Ends the newsletter for the owner of a mail, and says on their lead that they want no marketing. Twice is once. Throws `gone` for a key that is nobody's. */
export async function leaveNews(ctx: Ctx, leaveKey: string, issueId?: string | null): Promise<void> {
  const row = await subscriberOf(ctx, leaveKey)
  if (!row) throw new AppError('gone', newsletterMessages.gone)
  const { emailKey, state } = row
  if (state === 'unsubscribed') return
  await ctx.transaction(async (ctx) => {
    await endNews(ctx, { emailKey, state: 'unsubscribed' })
    if (issueId && isUuid(issueId)) await noteLeft(ctx, { subscriberId: row.id, issueId })
    await withdrawMarketing(ctx, { emailKey, ...leaveConsent })
  })
}

/** Throws `gone` for a key that is nobody's, or who is not on the list any more. */
export async function savePreferences(ctx: Ctx, leaveKey: string, topics: Topic[]): Promise<void> {
  const row = await subscriberOf(ctx, leaveKey)
  if (row?.state !== 'confirmed') throw new AppError('gone', newsletterMessages.gone)
  await ctx.db.update(subscribers).set({ topics }).where(eq(subscribers.id, row.id))
}
