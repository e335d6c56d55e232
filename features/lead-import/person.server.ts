import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { heldRecord, type Person, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { textOf } from './file-text.server.ts'
import { fail, readParts } from './lead-import.server/import-parts.ts'
import { leadImportParts, leadImportRows, leadImports } from './lead-import.table.server.ts'

/** Rows of files that were imported, kept for as long as the import can be undone. */
export const leadImportHolder: PersonHolder = {
  label: 'Imported files',
  columns: [
    'leadImports.createdByName',
    'leadImports.fileName',
    'leadImports.problem',
    'leadImports.header',
    'leadImports.ownerName',
    'leadImportRows.cells',
    'leadImportRows.fault',
    'leadImportRows.rowKey',
    'leadImportRows.reason',
    'leadImportRows.before',
    'leadImportRows.after',
    'leadImportRows.undoReason',
  ],
  texts: [
    {
      id: 'lead_imports',
      label: 'Imported file',
      table: leadImports,
      columns: ['fileName', 'problem', 'header'],
      key: [keyPart(leadImports.id)],
      path: sql`'/leads/import/' || ${leadImports.id}`,
    },
    {
      id: 'lead_import_rows',
      label: 'Row of an imported file',
      table: leadImportRows,
      columns: ['cells', 'fault', 'rowKey', 'reason', 'before', 'after', 'undoReason'],
      key: [keyPart(leadImportRows.importId), keyPart(leadImportRows.row)],
      own: theirs,
      path: sql`'/leads/import/' || ${leadImportRows.importId}`,
    },
  ],
  async exportPerson(ctx, person) {
    const rows = await ctx.db
      .select({ row: leadImportRows, file: leadImports.fileName, header: leadImports.header })
      .from(leadImportRows)
      .innerJoin(leadImports, eq(leadImports.id, leadImportRows.importId))
      .where(theirs(person))
      .orderBy(asc(leadImports.createdAt), asc(leadImportRows.row))
    return rows.map(({ row, file, header }) =>
      heldRecord('Row of an imported file', {
        file,
        line: row.line,
        ...Object.fromEntries(row.cells.map((cell, i) => [header?.[i] ?? `Column ${i + 1}`, cell])),
      }),
    )
  },
  async erasePerson(ctx, person) {
    const { rowCount } = await ctx.db.delete(leadImportRows).where(theirs(person))
    return (rowCount ?? 0) + (await dropFilesWith(ctx, person.emailKey))
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db
      .selectDistinct({ key: leadImportRows.rowKey })
      .from(leadImportRows)
      .where(sql`${leadImportRows.rowKey} like '%@%'`)
    return rows.flatMap(({ key }) => key ?? [])
  },
}

function theirs({ emailKey, leadIds, recordIds }: Person) {
  return or(
    inArray(leadImportRows.leadId, leadIds),
    inArray(leadImportRows.personId, recordIds),
    inArray(leadImportRows.supplierId, recordIds),
    emailKey ? eq(leadImportRows.rowKey, emailKey) : undefined,
    emailKey
      ? sql`position(${emailKey}::text in lower(array_to_string(${leadImportRows.cells}, ' '))) > 0`
      : undefined,
  )
}

/** A file in which the person stands and that isn't settled yet goes as a whole: its bytes can't be changed. Returns how many. */
async function dropFilesWith(ctx: Ctx, emailKey: string | null): Promise<number> {
  if (!emailKey) return 0
  const files = await ctx.db
    .selectDistinct({ id: leadImportParts.importId, encoding: leadImports.encoding })
    .from(leadImportParts)
    .innerJoin(leadImports, eq(leadImports.id, leadImportParts.importId))
  let dropped = 0
  for (const { id, encoding } of files) {
    let before = ''
    let isThere = false
    for await (const text of textOf(readParts(ctx, id), encoding ?? 'utf-8')) {
      isThere ||= (before + text).toLowerCase().includes(emailKey)
      before = text.slice(-emailKey.length)
    }
    if (!isThere) continue
    await ctx.db.delete(leadImportRows).where(eq(leadImportRows.importId, id))
    await fail(
      ctx,
      id,
      'Someone in this file was erased in the meantime. Please upload it again without them.',
    )
    dropped += 1
  }
  return dropped
}
