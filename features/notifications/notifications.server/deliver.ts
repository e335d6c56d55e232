import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import webPush from 'web-push'
import { FetchRefused, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { isStillAwaited } from '#features/leads/leads.server/due-replies.ts'
import { permissionOf, type Channel } from '../notification.schema.ts'
import { notifications, pushBrowsers } from '../notification.table.server.ts'
import { plainTitleOf, screenOf } from '../notice-words.ts'
import { noticeMail } from '../notice-mail.server.ts'
import { postToService } from './outbound.ts'
import { readPushKeys } from './push-keys.ts'
import { whoSee } from '#features/leads/visible-leads.server.ts'

type Told = typeof notifications.$inferSelect

/** Sends one notification out by one way, unless it was read or answered meanwhile, or its reader has gone. */
export async function deliverNotification(
  ctx: Ctx,
  { id, channel }: { id: string; channel: Channel },
  post: GuardedFetch = postToService,
): Promise<void> {
  const [told] = await ctx.db.select().from(notifications).where(eq(notifications.id, id))
  if (!told || told.readAt || !(await isStillTrue(ctx, told))) return
  const able = await whoSee(ctx, told.leadId, await ctx.listColleagues(permissionOf[told.kind]))
  const reader = able.find((one) => one.id === told.userId)
  if (!reader) return
  if (channel === 'mail') await mail(ctx, told, reader)
  if (channel === 'push') await push(ctx, told, post)
}

async function isStillTrue(ctx: Ctx, { kind, leadId, dueAt }: Told): Promise<boolean> {
  if (kind !== 'reply_at_risk' && kind !== 'reply_breached') return true
  return leadId !== null && dueAt !== null && isStillAwaited(ctx, leadId, dueAt)
}

/** In one transaction with its mark, so that a job that is run twice sends one mail. */
async function mail(ctx: Ctx, told: Told, reader: { name: string; email: string }) {
  await ctx.transaction(async (ctx) => {
    const [first] = await ctx.db
      .update(notifications)
      .set({ mailedAt: ctx.clock.now() })
      .where(and(eq(notifications.id, told.id), isNull(notifications.mailedAt)))
      .returning({ id: notifications.id })
    if (first) await ctx.sendMail(noticeMail(ctx.settings, reader, told))
  })
}

/** A service that knows the browser no more says so. */
const gone = [404, 410]

async function push(ctx: Ctx, told: Told, post: GuardedFetch) {
  const browsers = await ctx.db.select().from(pushBrowsers).where(eq(pushBrowsers.userId, told.userId))
  if (browsers.length === 0) return
  const keys = await readPushKeys(ctx)
  const dueAt = told.dueAt?.toISOString() ?? null
  const payload = JSON.stringify({
    title: plainTitleOf(told.kind),
    url: screenOf({ ...told, dueAt }),
    // One that arrives twice takes the place of the first.
    tag: told.id,
  })
  const topic = createHash('sha256').update(told.id).digest('base64url').slice(0, 32)
  const lost: string[] = []
  let failure: Error | undefined
  const options = {
    vapidDetails: { subject: `mailto:${ctx.settings.salesEmail}`, ...keys },
    TTL: 12 * 3600,
    urgency: 'high' as const,
    topic,
  }
  for (const { id, endpoint, p256dh, auth } of browsers) {
    const sealed = sealedFor({ endpoint, keys: { p256dh, auth } }, payload, options)
    // Keys that are none: nothing can be told to this browser.
    if (!sealed) {
      lost.push(id)
      continue
    }
    const { headers, body } = sealed
    try {
      const { status } = await post(endpoint, { headers: textOf(headers), body })
      if (gone.includes(status)) lost.push(id)
      else if (status >= 300) failure = new Error(`A push service answered ${status}`)
    } catch (error) {
      // A refused address stays refused; what failed on the way is tried again.
      if (error instanceof FetchRefused && error.kind === 'address') lost.push(id)
      else failure = error instanceof Error ? error : new Error(String(error))
    }
  }
  if (lost.length > 0)
    await ctx.db
      .delete(pushBrowsers)
      .where(and(inArray(pushBrowsers.id, lost), eq(pushBrowsers.userId, told.userId)))
  if (failure) throw failure
}

function sealedFor(...message: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...message)
  } catch {
    return undefined
  }
}

const textOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
