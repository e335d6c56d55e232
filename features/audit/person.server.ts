import { asc, inArray, or, sql } from 'drizzle-orm'
import { auditLog } from '#features/context/audit.table.server.ts'
import type { Person, PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'

/** That something was done, when and by whom stays; the values before and after it go. */
export const auditHolder: PersonHolder = {
  label: 'Log of changes',
  columns: ['auditLog.from', 'auditLog.to'],
  texts: [
    {
      id: 'audit_log',
      label: 'Entry of the log of changes',
      table: auditLog,
      columns: ['from', 'to'],
      key: [keyPart(auditLog.id)],
      own: theirs,
    },
  ],
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({ at: auditLog.at, action: auditLog.action, from: auditLog.from, to: auditLog.to })
      .from(auditLog)
      .where(theirs(person))
      .orderBy(asc(auditLog.at), asc(auditLog.id))
    return rows.map((fields) => ({ title: 'Change', fields }))
  },
  async erasePerson(ctx, person) {
    const { rowCount } = await ctx.db.update(auditLog).set({ from: null, to: null }).where(theirs(person))
    return rowCount ?? 0
  },
}

function theirs({ emailKey, recordIds }: Person) {
  const names = (column: typeof auditLog.from | typeof auditLog.to) =>
    emailKey ? sql`position(${emailKey}::text in lower(${column}::text)) > 0` : undefined
  return or(inArray(auditLog.entityId, recordIds), names(auditLog.from), names(auditLog.to))
}
