import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isAway, type Stage } from '../stage-kind.ts'
import type { NewStage, StageEdit, StageItem } from '../stage.schema.ts'
import { leadStages } from '../stage.table.server.ts'
import { noSuchStage, readStages, toStageItem, type StageRow } from './read-stages.ts'

const mostOnBoard = 20
const mostEver = 500

/** All rows, kept from others until the transaction ends: changes go one after the other, on all servers. */
export async function lockStages(ctx: Ctx): Promise<StageRow[]> {
  return ctx.db.select().from(leadStages).orderBy(leadStages.id).for('update')
}

/** A row that may be changed; those away are what the program needs them to be. */
export function changeable(rows: readonly StageRow[], id: Stage): StageRow {
  const row = rows.find((one) => one.id === id)
  if (!row || isAway(id)) throw new AppError('not_found', 'There is no such stage')
  return row
}

export const onBoard = (rows: readonly StageRow[]) =>
  rows
    .filter(({ id, archivedAt }) => archivedAt === null && !isAway(id))
    .toSorted((a, b) => a.position - b.position)

export async function listStages(ctx: Ctx): Promise<{ items: readonly StageItem[] }> {
  mustHave(ctx, 'leads.read')
  const { items } = await readStages(ctx)
  return { items }
}

export function mustBeFree(rows: readonly StageRow[], name: string, id?: Stage) {
  const isTaken = rows.some(
    (row) => row.id !== id && row.archivedAt === null && row.name.toLowerCase() === name.toLowerCase(),
  )
  if (!isTaken) return
  const message = `A stage called ${name} already exists`
  throw new AppError('invalid', message, { errors: { name: message } })
}

/** `open-first-call` of "First call"; an id that was there once is never given again. */
function freshId(rows: readonly StageRow[], { kind, name }: NewStage): Stage {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40)
  const first = `${kind}-${words || 'stage'}`
  const taken = new Set(rows.map(({ id }) => id))
  let id = first
  for (let count = 2; taken.has(id); count += 1) id = `${first}-${count}`
  return id
}

/** A further stage, the last one of its kind on the board. Throws `invalid` for a name that is taken and for a board that is full. */
export async function addStage(ctx: Ctx, input: NewStage): Promise<StageItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockStages(ctx)
    mustBeFree(rows, input.name)
    const board = onBoard(rows)
    if (board.length >= mostOnBoard || rows.length >= mostEver)
      throw new AppError('invalid', `A board holds at most ${mostOnBoard} stages`)
    const at = board.findLastIndex(({ kind }) => kind === input.kind) + 1 || board.length
    const whole = { open: 50, won: 100, lost: 0 }
    const [row] = await ctx.db
      .insert(leadStages)
      .values({
        id: freshId(rows, input),
        name: input.name,
        kind: input.kind,
        position: at,
        probability: input.probability ?? whole[input.kind],
        isQualified: input.isQualified ?? input.kind === 'won',
      })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await writeOrder(ctx, board.map(({ id }) => id).toSpliced(at, 0, row.id))
    const { name, kind, probability, isQualified } = row
    await ctx.audit({
      action: 'stage.added',
      entity: 'stage',
      entityId: row.id,
      to: { name, kind, probability, isQualified },
    })
    return toStageItem(row)
  })
}

async function writeOrder(ctx: Ctx, ids: readonly Stage[]) {
  await ctx.db.execute(sql`
    update ${leadStages} set position = n.at::int
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as n(id, at)
    where ${leadStages.id} = n.id`)
}

/** Renames a stage or says anew what it stands for. Throws `conflict` with the present one when someone was quicker. */
export async function changeStage(
  ctx: Ctx,
  { id, version, ...change }: StageEdit & { id: Stage },
): Promise<StageItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockStages(ctx)
    const row = changeable(rows, id)
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed this stage in the meantime', {
        data: { current: toStageItem(row) },
      })
    if (change.name !== undefined && row.archivedAt === null) mustBeFree(rows, change.name, id)
    const wanted = {
      name: change.name ?? row.name,
      probability: change.probability ?? row.probability,
      isQualified: change.isQualified ?? row.isQualified,
    }
    const fields = (['name', 'probability', 'isQualified'] as const).filter(
      (field) => wanted[field] !== row[field],
    )
    if (fields.length === 0) return toStageItem(row)
    const [changed] = await ctx.db
      .update(leadStages)
      .set({ ...wanted, version: row.version + 1 })
      .where(eq(leadStages.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const only = (of: StageRow) => Object.fromEntries(fields.map((field) => [field, of[field]]))
    const action = fields.includes('name') ? 'stage.renamed' : 'stage.changed'
    await ctx.audit({ action, entity: 'stage', entityId: id, from: only(row), to: only(changed) })
    return toStageItem(changed)
  })
}

/** Orders the board. Throws `invalid` unless every stage of it is named once, as when someone has added one meanwhile. */
export async function orderStages(
  ctx: Ctx,
  { ids }: { ids: Stage[] },
): Promise<{ items: readonly StageItem[] }> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const board = onBoard(await lockStages(ctx))
    const names = new Map(board.map(({ id, name }) => [id, name]))
    if (ids.some((id) => !names.has(id))) throw noSuchStage('ids')
    if (new Set(ids).size !== ids.length || ids.length !== board.length) {
      const message = 'The stages have changed in the meantime. Please order them again.'
      throw new AppError('invalid', message, { errors: { ids: message } })
    }
    if (board.some(({ id }, at) => ids[at] !== id)) {
      await writeOrder(ctx, ids)
      await ctx.audit({
        action: 'stage.ordered',
        entity: 'stage',
        entityId: 'board',
        from: board.map(({ name }) => name),
        to: ids.map((id) => names.get(id)),
      })
    }
    const { items } = await readStages(ctx)
    return { items }
  })
}
