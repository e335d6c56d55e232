import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { isUuid } from '#lib/uuid.ts'

/** The meeting that the calendar part of a mail is about. */
export const ofMeeting = sql<string>`(${messages.calendar} ->> 'meetingId')`

const hostOf = (ctx: Ctx) => new URL(ctx.settings.siteUrl).hostname

/** The UID of a meeting in calendars: the same in every version. */
export const calendarId = (ctx: Ctx, meetingId: string) => `${meetingId}@${hostOf(ctx)}`

/** The meeting that a UID means; undefined for one that isn't of this site. */
export function meetingOfUid(ctx: Ctx, uid: string): string | undefined {
  const [id = '', host] = uid.toLowerCase().split('@')
  return host === hostOf(ctx) && isUuid(id) ? id : undefined
}
