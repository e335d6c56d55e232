import { inArray, or } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { notifications, roomNotices } from './notification.table.server.ts'

/** What staff were told about the person: an id and a time, which go with them. */
export const notificationHolder: PersonHolder = {
  label: 'Notifications to staff',
  columns: [],
  async exportPerson() {
    return []
  },
  async erasePerson(ctx, { leadIds, recordIds }) {
    const about = (table: typeof notifications | typeof roomNotices) =>
      or(inArray(table.leadId, leadIds), inArray(table.recordId, recordIds))
    const told = await ctx.db.delete(notifications).where(about(notifications))
    const rooms = await ctx.db.delete(roomNotices).where(about(roomNotices))
    return (told.rowCount ?? 0) + (rooms.rowCount ?? 0)
  },
}
