import { asc, inArray, or, sql } from 'drizzle-orm'
import { heldRecord, type Person, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { recordFiles } from './attachment.table.server.ts'

/** Of their leads, and of their record as a supplier once it may go. */
const theirs = ({ leadIds, recordIds }: Person) =>
  or(inArray(recordFiles.leadId, leadIds), inArray(recordFiles.supplierId, recordIds))

const path = sql`case when ${recordFiles.leadId} is not null then '/lead-form/' || ${recordFiles.leadId}
  when ${recordFiles.companyId} is not null then '/companies/' || ${recordFiles.companyId}
  else '/supplier-form/' || ${recordFiles.supplierId} end`

/** Files go with what they hang on. One elsewhere that names someone goes as a whole: who names its file after a person has them in it. */
export const attachmentHolder: PersonHolder = {
  label: 'Files of leads, companies and suppliers',
  columns: ['recordFiles.name', 'recordFiles.description'],
  texts: [
    {
      id: 'record_files',
      label: 'File of someone else’s record',
      table: recordFiles,
      columns: ['name', 'description'],
      key: [keyPart(recordFiles.id)],
      own: theirs,
      path,
      removal: 'record',
    },
  ],
  async findRecords(ctx, person) {
    const rows = await ctx.db.select({ id: recordFiles.id }).from(recordFiles).where(theirs(person))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({
        name: recordFiles.name,
        description: recordFiles.description,
        kind: recordFiles.kind,
        type: recordFiles.type,
        bytes: recordFiles.size,
        expiresOn: recordFiles.expiresOn,
        at: recordFiles.createdAt,
      })
      .from(recordFiles)
      .where(theirs(person))
      .orderBy(asc(recordFiles.createdAt), asc(recordFiles.id))
    return rows.map((row) => heldRecord('A file that we keep with your record; ask us for it', row))
  },
  async erasePerson(ctx, person) {
    const { rowCount } = await ctx.db.delete(recordFiles).where(theirs(person))
    return rowCount ?? 0
  },
}
