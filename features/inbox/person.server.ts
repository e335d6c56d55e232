import { inArray } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { inboxSnoozes } from './inbox.table.server.ts'

/** What of the person's was put off: an id and a time, which go with them. */
export const inboxHolder: PersonHolder = {
  label: 'Inbox',
  columns: [],
  async exportPerson() {
    return []
  },
  async erasePerson(ctx, { recordIds }) {
    const gone = await ctx.db.delete(inboxSnoozes).where(inArray(inboxSnoozes.recordId, recordIds))
    return gone.rowCount ?? 0
  },
}
