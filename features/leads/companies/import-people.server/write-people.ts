import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows, recordset, setFromRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog, heldOf } from '#features/custom-fields/custom-import.server.ts'
import { uniteCustom } from '#features/custom-fields/custom-values.server.ts'
import { emailKeyOf, phoneKeyOf } from '../../email-key.ts'
import { auditImport, type Import } from '../../import-leads.server/note-import.ts'
import { people } from '../company.table.server.ts'
import type { NewPartyFacts } from '../import-fields.ts'
import { personFieldNames, type PersonImportFields } from '../import-people-fields.ts'
import type { KnownPerson } from './match-people.ts'

const writtenColumns = [...personFieldNames, 'custom', 'emailKey', 'phoneKey'] as const

const columnsOf = ({ name, jobTitle, email, phone, companyId, notes, custom }: PersonImportFields) => ({
  name,
  jobTitle,
  email,
  phone,
  companyId,
  notes,
  custom,
  emailKey: email && emailKeyOf(email),
  phoneKey: phoneKeyOf(phone),
})

/** New people of a file. Returns the id of each, or undefined when their address was taken meanwhile. */
export async function createPeople(
  ctx: Ctx,
  from: Import,
  list: (PersonImportFields & NewPartyFacts)[],
): Promise<(string | undefined)[]> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return []
  const now = ctx.clock.now()
  const rows = list.map((fields) => ({
    ...columnsOf(fields),
    createdAt: fields.createdAt ? new Date(fields.createdAt) : now,
    archivedAt: fields.archivedAt ? new Date(fields.archivedAt) : null,
    id: randomUUID(),
  }))
  const same = { version: 1, updatedAt: now }
  // Always in the same order, so that two servers never wait for each other.
  const sorted = rows.toSorted((a, b) => ((a.emailKey ?? '') < (b.emailKey ?? '') ? -1 : 1))
  const inserted = await ctx.db.execute<{ id: string }>(
    sql`${insertRows(people, ['id', ...writtenColumns, 'createdAt', 'archivedAt'], sorted, same)} on conflict (email_key) do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const inWords = await customLog(ctx, 'person')
  await auditImport(
    ctx,
    'person',
    from,
    rows.flatMap(({ id, name, email, companyId, custom }) =>
      ids.has(id)
        ? [
            {
              action: 'person.import',
              entityId: id,
              to: { importId: from.id, name, email, companyId, ...inWords(custom) },
            },
          ]
        : [],
    ),
  )
  return rows.map(({ id }) => (ids.has(id) ? id : undefined))
}

/** Writes fields of known people, whom the caller has locked. */
export async function updatePeople(
  ctx: Ctx,
  from: Import,
  list: { known: KnownPerson; changes: Partial<PersonImportFields> }[],
): Promise<void> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return
  const inWords = await customLog(ctx, 'person')
  await writePeople(
    ctx,
    list.map(({ known, changes }) => ({
      known,
      changes: { ...changes, custom: uniteCustom(changes.custom ?? {}, known.custom) },
    })),
  )
  await auditImport(
    ctx,
    'person',
    from,
    list.map(({ known, changes }) => ({
      action: 'person.import',
      entityId: known.id,
      from: { ...onlyOf(known, changes), ...inWords(heldOf(known.custom, changes.custom)) },
      to: { importId: from.id, ...onlyOf(changes, changes), ...inWords(changes.custom) },
    })),
  )
}

/** Writes these fields, and exactly these of the firm’s own. */
export async function writePeople(
  ctx: Ctx,
  list: { known: KnownPerson; changes: Partial<PersonImportFields> }[],
) {
  const updatedAt = ctx.clock.now()
  const rows = list.map(({ known, changes }) => ({
    ...columnsOf({ ...known, ...changes }),
    id: known.id,
    updatedAt,
  }))
  const columns = [...writtenColumns, 'updatedAt'] as const
  await ctx.db.execute(sql`
    update ${people} set ${setFromRows(people, columns)}, version = ${people}.version + 1
    from ${recordset(people, ['id', ...columns], rows)} where ${people.id} = r.id`)
}

export const onlyOf = (one: Partial<PersonImportFields>, changes: Partial<PersonImportFields>) =>
  Object.fromEntries(personFieldNames.filter((name) => name in changes).map((name) => [name, one[name]]))
