import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { nameEndingFiles } from '#features/attachments/ending-files.server.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import { nameLeads } from '#features/leads/leads.server/name-leads.ts'
import { tellLive } from '#features/live/live.server.ts'
import { noticeKinds } from '#features/context/notice.ts'
import {
  permissionOf,
  type notificationQuery,
  type NotificationPage,
  type readMark,
} from '../notification.schema.ts'
import { notifications } from '../notification.table.server.ts'
import { screenOf, titleOf } from '../notice-words.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

const countUpTo = 100

/** The caller's own, the newest first. What their role no longer lets them see is left out. */
export async function listNotifications(
  ctx: Ctx,
  { unread, cursor, limit }: z.infer<typeof notificationQuery>,
): Promise<NotificationPage> {
  const own = ownOf(ctx)
  const after = cursor
    ? readCursor(cursor, 'notifications', (key, id) => isIsoInstant(key) && isUuid(id))
    : undefined
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(
      and(
        own,
        unread ? isNull(notifications.readAt) : undefined,
        after &&
          sql`(${notifications.createdAt}, ${notifications.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const names = await nameLeads(
    ctx,
    page.flatMap(({ leadId }) => leadId ?? []),
  )
  const documents = await nameEndingFiles(
    ctx,
    'suppliers',
    page.flatMap(({ kind, recordId }) => (kind === 'document_expiring' && recordId ? [recordId] : [])),
  )
  const now = ctx.clock.now()
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => {
      const dueAt = row.dueAt?.toISOString() ?? null
      const who =
        row.kind === 'document_expiring'
          ? documentOf(row, documents)
          : (row.leadId && names.get(row.leadId)) || 'a lead that is gone'
      return {
        id: row.id,
        kind: row.kind,
        at: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
        dueAt,
        title: titleOf({ kind: row.kind, dueAt }, who, row.actorName, now),
        to: screenOf({ ...row, dueAt }),
      }
    }),
    nextCursor: last ? writeCursor('notifications', last.createdAt.toISOString(), last.id) : null,
    unread: await countUnread(ctx),
  }
}

/** “Policy.pdf” of a supplier. */
function documentOf({ recordId, dueAt }: typeof notifications.$inferSelect, names: Map<string, string[]>) {
  const files = dueAt ? names.get(`${recordId}:${isoDateOf(dueAt)}`) : undefined
  return files ? `${files.map((name) => `“${name}”`).join(', ')} of a supplier` : 'A document of a supplier'
}

export async function countUnread(ctx: Ctx): Promise<number> {
  const some = ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ownOf(ctx), isNull(notifications.readAt)))
    .limit(countUpTo)
    .as('some')
  return ctx.db.$count(some)
}

/** Marks the caller's own as read: these, or all that came until then. In each of their windows. */
export async function readNotifications(ctx: Ctx, mark: z.infer<typeof readMark>) {
  const which =
    'ids' in mark ? inArray(notifications.id, mark.ids) : lte(notifications.createdAt, new Date(mark.until))
  const { userId } = signedIn(ctx)
  return ctx.transaction(async (ctx) => {
    const read = await ctx.db
      .update(notifications)
      .set({ readAt: ctx.clock.now() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))
      .returning({ id: notifications.id })
    if (read.length > 0) await tellLive(ctx, { kind: 'notification', ids: null, to: userId })
    return { unread: await countUnread(ctx) }
  })
}

function ownOf(ctx: Ctx) {
  const { userId, permissions } = signedIn(ctx)
  const kinds = noticeKinds.filter((kind) => permissions.has(permissionOf[kind]))
  return and(
    eq(notifications.userId, userId),
    notifications.isShown,
    ofVisibleLead(ctx, notifications.leadId),
    kinds.length > 0 ? inArray(notifications.kind, kinds) : sql`false`,
  )
}
