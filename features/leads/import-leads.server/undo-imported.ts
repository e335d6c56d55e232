import { isDeepStrictEqual } from 'node:util'
import { asc, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog, customPutBack } from '#features/custom-fields/custom-import.server.ts'
import { changedSince } from './changed-since.ts'
import { activities, tasks } from '../activity.table.server.ts'
import { enquiries } from '../enquiry.table.server.ts'
import { writtenFieldNames, type ImportFields } from '../import-fields.ts'
import { leadColumns, leads } from '../lead.table.server.ts'
import { toKnown, type KnownLead } from './match-leads.ts'
import { auditImport, type Import } from './note-import.ts'
import { only, writeFields } from './write-fields.ts'

/** What undoing did with a record, or why it left it alone. */
export type Undone = { done: true } | { done: false; reason: string }

/** In one parameter however many they are. */
const isOneOf = (ids: string[]) => sql`${leads.id} = any(${sql.param(ids)}::uuid[])`

/** Deletes leads that an import made, unless someone or something touched them since. */
export async function removeImported(ctx: Ctx, from: Import, ids: string[]): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(
    ids.map((id) => [id, { done: false, reason: 'It isn’t there any more' }]),
  )
  if (ids.length === 0) return answer
  const rows = await ctx.db
    .select({ id: leads.id, version: leads.version, mergedInto: leads.mergedInto })
    .from(leads)
    .where(isOneOf(ids))
    .orderBy(asc(leads.id))
    .for('update')
  const { rows: worked } = await ctx.db.execute<{ id: string }>(sql`
    select a.lead_id as id from ${activities} a where a.lead_id = any(${sql.param(ids)}::uuid[]) and a.data ->> 'importId' is distinct from ${from.id}
    union select t.lead_id from ${tasks} t where t.lead_id = any(${sql.param(ids)}::uuid[])
    union select e.lead_id from ${enquiries} e where e.lead_id = any(${sql.param(ids)}::uuid[])`)
  const touched = new Set(worked.map(({ id }) => id))
  const free: string[] = []
  for (const { id, version, mergedInto } of rows) {
    if (mergedInto) answer.set(id, { done: false, reason: 'It was merged with another lead since' })
    else if (version > 1 || touched.has(id)) answer.set(id, { done: false, reason: 'It was worked on since' })
    else free.push(id)
  }
  if (free.length === 0) return answer
  await ctx.db.delete(leads).where(isOneOf(free))
  for (const id of free) answer.set(id, { done: true })
  await auditImport(
    ctx,
    'lead',
    from,
    free.map((id) => ({ action: 'lead.import_undo', entityId: id, to: { importId: from.id } })),
  )
  return answer
}

/** Puts back what an import wrote on leads, unless one of these fields was changed since. */
export async function restoreImported(
  ctx: Ctx,
  from: Import,
  list: { id: string; before: Partial<ImportFields>; after: Partial<ImportFields> }[],
): Promise<Map<string, Undone>> {
  mustHave(ctx, 'leads.import')
  const answer = new Map<string, Undone>(
    list.map(({ id }) => [id, { done: false, reason: 'It isn’t there any more' }]),
  )
  if (list.length === 0) return answer
  const ids = list.map(({ id }) => id)
  const rows = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(isOneOf(ids))
    .orderBy(asc(leads.id))
    .for('update')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const back: { lead: KnownLead; changes: Partial<ImportFields> }[] = []
  for (const { id, before, after } of list) {
    const lead = byId.get(id)
    if (!lead) continue
    const custom = customPutBack(lead.custom, { before: before.custom, after: after.custom })
    const changed = [
      ...writtenFieldNames.filter((name) => name in after && !isDeepStrictEqual(lead[name], after[name])),
      ...(custom ? [] : ['custom']),
    ]
    if (lead.mergedInto) answer.set(id, { done: false, reason: 'It was merged with another lead since' })
    else if (lead.anonymisedAt) answer.set(id, { done: false, reason: 'It was anonymised since' })
    else if (changed.length > 0) answer.set(id, { done: false, reason: changedSince(changed) })
    else back.push({ lead: toKnown(lead), changes: { ...before, custom } })
  }
  if (back.length === 0) return answer
  const written = new Map(list.map((one) => [one.id, one]))
  const inWords = await customLog(ctx, 'lead')
  await writeFields(ctx, back)
  for (const { lead } of back) answer.set(lead.id, { done: true })
  await auditImport(
    ctx,
    'lead',
    from,
    back.map(({ lead, changes }) => {
      const { custom: _, ...others } = changes
      return {
        action: 'lead.import_undo',
        entityId: lead.id,
        from: { ...only(lead, changes), ...inWords(written.get(lead.id)?.after.custom) },
        to: { importId: from.id, ...others, ...inWords(written.get(lead.id)?.before.custom) },
      }
    }),
  )
  return answer
}
