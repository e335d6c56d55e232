import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customLog } from '#features/custom-fields/custom-import.server.ts'
import { activities } from '../activity.table.server.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import type { ImportFields, NewLeadFacts } from '../import-fields.ts'
import { noLoss, readLossReasons } from '../loss-reasons/loss-reasons.server.ts'
import { leads } from '../lead.table.server.ts'
import { derivedOf } from '../leads.server/lead-facts.ts'
import { isLost } from '../stages/stage-kind.ts'
import { holdStage } from '../stages/stages.server/read-stages.ts'
import { engagementMass } from '../lead-score.ts'
import { fieldColumns } from './field-columns.ts'
import { joinParties } from './join-parties.ts'
import { joinNameless } from './join-nameless.ts'
import { consentsOf, lossOfFile, momentsOf, touchOf } from './new-lead-facts.ts'
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
  'signals',
  'engagementMass',
  'consents',
  'createdAt',
  'lastActivityAt',
  'replyRiskAt',
  'replyDueAt',
  'firstReplyAt',
  'retainUntil',
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
      ...(isLost(stage) ? lossOfFile(reasons, facts) : noLoss),
      source: typeof facts.source === 'string' ? facts.source : ('import' as const),
      firstTouch: touchOf(facts),
      signals: facts.signals ?? {},
      engagementMass: engagementMass(facts.signals ?? {}),
      consents: consentsOf(facts, from, now),
      ...momentsOf(facts, now),
      facts,
      datedNotes: facts.datedNotes ?? [],
      notes: facts.owner && !named ? [...facts.notes, `Owner in the file: ${facts.owner}`] : facts.notes,
    }
  })
  const same = {
    version: 1,
    lastTouch: {},
    updatedAt: now,
  }
  for (const stage of new Set(rows.map((row) => row.stage))) await holdStage(ctx, stage)
  const inserted = await ctx.db.execute<{ id: string }>(
    sql`${insertRows(leads, createdColumns, rows, same)} on conflict (email_key) do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const made = rows.filter(({ id }) => ids.has(id))
  await joinParties(ctx, made)
  await joinNameless(ctx, [...ids])
  await attachLeads(ctx, [...ids])
  await noteImport(
    ctx,
    from,
    made.map(({ id }) => id),
    'Imported',
  )
  await writeNotes(ctx, from, made)
  await writeMoves(ctx, from, made)
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

interface Noted {
  id: string
  createdAt: Date
  datedNotes: NonNullable<NewLeadFacts['datedNotes']>
  notes: string[]
}

/** What the file says beyond the fields goes into the timeline, and away with the lead when the import is undone. */
async function writeNotes(ctx: Ctx, from: Import, rows: Noted[]) {
  const notes = rows.flatMap(({ id: leadId, createdAt, datedNotes, notes }) =>
    [
      ...datedNotes.map(({ at, body }) => ({ at: new Date(at), body })),
      ...(notes.length > 0 ? [{ at: createdAt, body: notes.join('\n') }] : []),
    ].map(({ at, body }) => ({ id: randomUUID(), leadId, at, body: body.slice(0, 10_000) })),
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

interface Moved {
  id: string
  facts: Pick<NewLeadFacts, 'stage' | 'inStageSince'>
}

/** When a lead came into its stage: by it reports tell its age, and in which period it was won or lost. */
async function writeMoves(ctx: Ctx, from: Import, rows: Moved[]) {
  const moves = rows.flatMap(({ id: leadId, facts: { stage, inStageSince } }) =>
    stage && inStageSince
      ? { id: randomUUID(), leadId, at: new Date(inStageSince), data: { to: stage, importId: from.id } }
      : [],
  )
  if (moves.length === 0) return
  const same = {
    kind: 'stage_change' as const,
    body: `In this stage since then, as ${from.fileName} says`,
    actorId: from.by?.id ?? null,
    actorName: from.by?.name ?? 'System',
  }
  await ctx.db.execute(insertRows(activities, ['id', 'leadId', 'at', 'data'], moves, same))
}
