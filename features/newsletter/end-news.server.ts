import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { subscribers } from './newsletter.table.server.ts'

interface Ending {
  emailKey: string
  state: 'unsubscribed' | 'bounced'
  /** What the mail server said of an address that bounced. */
  reason?: string
}

/** Nothing of the newsletter goes to this address any more, and an open link of a sign-up opens nothing. In the caller's transaction. */
export async function endNews(ctx: Ctx, { emailKey, state, reason }: Ending): Promise<void> {
  const [row] = await ctx.db
    .update(subscribers)
    .set({
      state,
      endedAt: ctx.clock.now(),
      endReason: reason ?? null,
      asked: null,
      confirmHash: null,
      confirmUntil: null,
    })
    .where(
      and(
        eq(subscribers.emailKey, emailKey),
        // What someone said stands above what became of a mail.
        inArray(
          subscribers.state,
          state === 'bounced' ? ['pending', 'confirmed'] : ['pending', 'confirmed', 'bounced'],
        ),
      ),
    )
    .returning({ id: subscribers.id })
  if (row) await ctx.audit({ action: `subscriber.${state}`, entity: 'subscriber', entityId: row.id })
}
