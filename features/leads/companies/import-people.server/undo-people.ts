import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { changedSince } from '../../import-leads.server/changed-since.ts'
import { auditImport, type Import } from '../../import-leads.server/note-import.ts'
import type { Undone } from '../../import-leads.server/undo-imported.ts'
import { customLog, customPutBack } from '#features/custom-fields/custom-import.server.ts'
import { leadContacts, people } from '../company.table.server.ts'
import { personFieldNames, type PersonImportFields } from '../import-people-fields.ts'
import { lockPeople, toKnownPerson, type KnownPerson } from './match-people.ts'
import { onlyOf, writePeople } from './write-people.ts'

const notThere = { done: false, reason: 'They aren’t there any more' } as const
const merged = { done: false, reason: 'They were merged with somebody else since' } as const

/** Deletes people whom an import made, unless someone changed them, or a lead came to them since. */
export async function removePeople(ctx: Ctx, from: Import, ids: string[]): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(ids.map((id) => [id, notThere]))
  if (ids.length === 0) return answer
  const rows = await lockPeople(ctx, ids)
  const { rows: used } = await ctx.db.execute<{ id: string }>(sql`
    with wanted as (select unnest(${sql.param(ids)}::uuid[]) as id)
    select id from wanted where exists (select 1 from ${leadContacts} l where l.person_id = wanted.id)
      or exists (select 1 from ${people} p where p.merged_into = wanted.id)`)
  const inUse = new Set(used.map(({ id }) => id))
  const free: string[] = []
  for (const { id, version, mergedInto } of rows) {
    if (mergedInto) answer.set(id, merged)
    else if (version > 1) answer.set(id, { done: false, reason: 'They were changed since' })
    else if (inUse.has(id)) answer.set(id, { done: false, reason: 'A lead belongs to them since' })
    else free.push(id)
  }
  if (free.length === 0) return answer
  await ctx.db.delete(people).where(sql`${people.id} = any(${sql.param(free)}::uuid[])`)
  for (const id of free) answer.set(id, { done: true })
  await auditImport(
    ctx,
    'person',
    from,
    free.map((id) => ({ action: 'person.import_undo', entityId: id, to: { importId: from.id } })),
  )
  return answer
}

/** Puts back what an import wrote on people, unless one of these fields was changed since. */
export async function restorePeople(
  ctx: Ctx,
  from: Import,
  list: { id: string; before: Partial<PersonImportFields>; after: Partial<PersonImportFields> }[],
): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(list.map(({ id }) => [id, notThere]))
  if (list.length === 0) return answer
  const rows = await lockPeople(
    ctx,
    list.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const back: { known: KnownPerson; changes: Partial<PersonImportFields> }[] = []
  for (const { id, before, after } of list) {
    const row = byId.get(id)
    if (!row) continue
    const custom = customPutBack(row.custom, { before: before.custom, after: after.custom })
    const changed = [
      ...personFieldNames.filter((name) => name in after && row[name] !== after[name]),
      ...(custom ? [] : ['custom']),
    ]
    if (row.mergedInto) answer.set(id, merged)
    else if (changed.length > 0) answer.set(id, { done: false, reason: changedSince(changed) })
    else back.push({ known: toKnownPerson(row), changes: { ...before, custom } })
  }
  if (back.length === 0) return answer
  const written = new Map(list.map((one) => [one.id, one]))
  const inWords = await customLog(ctx, 'person')
  await writePeople(ctx, back)
  for (const { known } of back) answer.set(known.id, { done: true })
  await auditImport(
    ctx,
    'person',
    from,
    back.map(({ known, changes }) => ({
      action: 'person.import_undo',
      entityId: known.id,
      from: { ...onlyOf(known, changes), ...inWords(written.get(known.id)?.after.custom) },
      to: {
        importId: from.id,
        ...onlyOf(changes, changes),
        ...inWords(written.get(known.id)?.before.custom),
      },
    })),
  )
  return answer
}
