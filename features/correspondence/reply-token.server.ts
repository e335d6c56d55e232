import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { isUuid } from '#lib/uuid.ts'
import { replyAddressOf } from './address.ts'
import { mailboxes, replyTokens } from './correspondence.table.server.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 100 bits: whoever writes to such an address had a mail of ours. */
const newToken = () => [...randomBytes(20)].map((byte) => alphabet[byte % 32]).join('')

/** The newest token of a lead, made with its first mail. */
export async function tokenOfLead(ctx: Ctx, leadId: string): Promise<string> {
  const [known] = await ctx.db
    .select({ token: replyTokens.token })
    .from(replyTokens)
    .where(eq(replyTokens.leadId, leadId))
    .orderBy(desc(replyTokens.createdAt))
    .limit(1)
  if (known) return known.token
  const token = newToken()
  await ctx.db.insert(replyTokens).values({ token, leadId, createdAt: ctx.clock.now() })
  return token
}

export async function leadOfToken(ctx: Ctx, token: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ leadId: replyTokens.leadId })
    .from(replyTokens)
    .where(eq(replyTokens.token, token))
  return row && isUuid(row.leadId) ? row.leadId : undefined
}

/** Whether answers find the way back here: by a mailbox that is read, or by HTTP. */
export async function readsAnswers(ctx: Ctx): Promise<boolean> {
  if (ctx.settings.inboundToken) return true
  return (await ctx.db.$count(mailboxes, eq(mailboxes.isActive, true))) > 0
}

/** Where answers to mails with a lead go. */
export const answersTo = async (ctx: Ctx, leadId: string): Promise<string> =>
  (await readsAnswers(ctx))
    ? replyAddressOf(await tokenOfLead(ctx, leadId), ctx.settings)
    : ctx.settings.salesEmail
