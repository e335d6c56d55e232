import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog } from '#features/custom-fields/custom-import.server.ts'
import { activities } from '../activity.table.server.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import type { ImportFields, NewLeadFacts } from '../import-fields.ts'
import { lossAmong, noLoss, readLossReasons } from '../loss-reasons/loss-reasons.server.ts'
import { leads } from '../lead.table.server.ts'
import { derivedOf } from '../leads.server/lead-facts.ts'
import { retainUntil } from '../retention.ts'
import { isLost } from '../stages/stage-kind.ts'
import { holdStage } from '../stages/stages.server/read-stages.ts'
import { fieldColumns } from './field-columns.ts'
import { auditImport, noteImport, type Import } from './note-import.ts'
import { holdTargets } from '../sectors/sectors.server.ts'

interface Owner {
  ownerId: string | null
  ownerName: string | null
}

export interface ImportedLead {
  fields: ImportFields
  facts: NewLeadFacts
}

const createdColumns = [
  'id',
  ...fieldColumns,
  'stage',
  'lossReasonId',
  'lostReason',
  'ownerId',
  'ownerName',
  'source',
  'firstTouch',
  'createdAt',
] as const

/**
 * New leads of a file: no enquiry, so no reply clock and no mail. Owners are found by name or address among those who may work on leads; `owner` is
 * that of the others. Returns the id of each, or undefined when its address was taken meanwhile.
 */
export async function createImported(
  ctx: Ctx,
  from: Import,
  list: ImportedLead[],
  owner: Owner,
): Promise<(string | undefined)[]> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return []
  const now = ctx.clock.now()
  const findOwner = await findOwners(ctx, list)
  const reasons = await readLossReasons(ctx)
  const inWords = await customLog(ctx, 'lead')
  const targets = await holdTargets(
    ctx,
    list.map(({ fields }) => fields.sector),
  )
  const rows = list.map(({ fields, facts }) => {
    const named = facts.owner ? findOwner(facts.owner) : undefined
    const stage = facts.stage ?? 'new'
    return {
      ...fields,
      ...derivedOf(fields, targets),
      ...(named ?? owner),
      id: randomUUID(),
      stage,
      ...(isLost(stage) ? lossAmong(reasons, undefined, facts.lostReason ?? 'Not told by the file') : noLoss),
      source: typeof facts.source === 'string' ? facts.source : ('import' as const),
      firstTouch: typeof facts.source === 'object' ? { utm: { source: facts.source.words } } : {},
      createdAt: facts.createdAt ? new Date(facts.createdAt) : now,
      notes: facts.owner && !named ? [...facts.notes, `Owner in the file: ${facts.owner}`] : facts.notes,
    }
  })
  const same = {
    version: 1,
    lastTouch: {},
    consents: [],
    signals: {},
    engagementMass: 0,
    updatedAt: now,
    lastActivityAt: now,
    retainUntil: retainUntil(now),
  }
  for (const stage of new Set(rows.map((row) => row.stage))) await holdStage(ctx, stage)
  const inserted = await ctx.db.execute<{ id: string }>(
    sql`${insertRows(leads, createdColumns, rows, same)} on conflict (email_key) do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const made = rows.filter(({ id }) => ids.has(id))
  await attachLeads(ctx, [...ids])
  await noteImport(
    ctx,
    from,
    made.map(({ id }) => id),
    'Imported',
  )
  await writeNotes(ctx, from, made)
  await auditImport(
    ctx,
    'lead',
    from,
    made.map(({ id, name, email, stage, ownerName, custom }) => ({
      action: 'lead.import',
      entityId: id,
      to: { importId: from.id, name, email, stage, owner: ownerName, ...inWords(custom) },
    })),
  )
  return rows.map(({ id }) => (ids.has(id) ? id : undefined))
}

/** Colleagues who may work on leads, by what a file calls them. */
export async function findOwners(
  ctx: Ctx,
  list: { facts: Pick<NewLeadFacts, 'owner'> }[],
): Promise<(words: string) => Owner | undefined> {
  if (!list.some(({ facts }) => facts.owner)) return () => undefined
  const colleagues = await ctx.listColleagues('leads.write')
  return (words) => {
    const wanted = words.trim().toLowerCase()
    const found = colleagues.filter(
      ({ name, email }) => name.toLowerCase() === wanted || email.toLowerCase() === wanted,
    )
    // Two of one name: nobody can tell which.
    const [one] = found
    return one && found.length === 1 ? { ownerId: one.id, ownerName: one.name } : undefined
  }
}

/** What the file says beyond the fields goes into the timeline, and away with the lead when the import is undone. */
async function writeNotes(ctx: Ctx, from: Import, rows: { id: string; createdAt: Date; notes: string[] }[]) {
  const notes = rows.flatMap(({ id, createdAt, notes }) =>
    notes.length > 0
      ? [{ id: randomUUID(), leadId: id, at: createdAt, body: notes.join('\n').slice(0, 10_000) }]
      : [],
  )
  if (notes.length === 0) return
  const same = {
    kind: 'note' as const,
    data: { importId: from.id },
    actorId: from.by?.id ?? null,
    actorName: from.by?.name ?? 'System',
  }
  await ctx.db.execute(insertRows(activities, ['id', 'leadId', 'at', 'body'], notes, same))
}
