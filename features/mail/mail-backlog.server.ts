import { count, eq, min } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { mails } from './mail.table.server.ts'

export interface MailBacklog {
  waiting: number
  /** When the oldest of them was written. */
  oldestAt: Date | null
  /** Given up; someone has to send them again. */
  failed: number
}

export async function readMailBacklog(ctx: Ctx): Promise<MailBacklog> {
  mustHave(ctx, 'mail.read')
  const [queued] = await ctx.db
    .select({ waiting: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(eq(mails.state, 'queued'))
  const [given] = await ctx.db.select({ failed: count() }).from(mails).where(eq(mails.state, 'failed'))
  return { waiting: queued?.waiting ?? 0, oldestAt: queued?.oldestAt ?? null, failed: given?.failed ?? 0 }
}
