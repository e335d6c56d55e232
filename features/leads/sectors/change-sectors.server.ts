import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fault, lockRows, namesake, nextPosition, writeOrder } from '#features/leads/named-rows.server.ts'
import { otherSector } from './first-sectors.ts'
import { rescoreSectorJob } from './rescore-sector.server.ts'
import type { NewSector, Sector, SectorEdit, SectorItem, SectorList } from './sector.schema.ts'
import { leadSectors } from './sector.table.server.ts'
import { listSectors, toSectorItem, type SectorRow } from './sectors.server.ts'

const mostOffered = 60
const mostEver = 500

const lockAll = async (ctx: Ctx): Promise<SectorRow[]> => {
  await lockRows(ctx, leadSectors)
  return ctx.db.select().from(leadSectors).orderBy(leadSectors.position, leadSectors.id)
}

const offeredOf = (rows: readonly SectorRow[]) => rows.filter(({ archivedAt }) => archivedAt === null)

/** An archived one keeps its name too: a file that names it means that one. */
function mustBeFree(rows: readonly SectorRow[], name: string, id?: Sector) {
  const same = namesake(rows, name, id)
  if (same?.archivedAt)
    throw fault('name', `An archived sector is called ${same.name}. Bring it back, or rename it first.`)
  if (same) throw fault('name', `A sector called ${same.name} already exists`)
}

function mustHaveRoom(rows: readonly SectorRow[]) {
  if (offeredOf(rows).length >= mostOffered || rows.length >= mostEver)
    throw new AppError('invalid', `At most ${mostOffered} sectors are offered. Archive one first.`)
}

/** `food-drink` of "Food & drink"; an id that was there once is never given again. */
function freshId(rows: readonly SectorRow[], name: string): Sector {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-$/g, '')
    .slice(0, 40)
  const first = words || 'sector'
  const taken = new Set(rows.map(({ id }) => id))
  let id = first
  for (let count = 2; taken.has(id); count += 1) id = `${first}-${count}`
  return id
}

/** A further sector, the last of those that are offered. Throws `invalid` for a name that is taken. */
export async function addSector(ctx: Ctx, { name, isTarget }: NewSector): Promise<SectorItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    mustBeFree(rows, name)
    mustHaveRoom(rows)
    const [row] = await ctx.db
      .insert(leadSectors)
      .values({ id: freshId(rows, name), name, isTarget, position: nextPosition(rows) })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'sector.added', entity: 'sector', entityId: row.id, to: { name, isTarget } })
    return toSectorItem(row)
  })
}

/**
 * Renames a sector, says whether we work in it, archives it or brings it back; records that have it keep it, and the stored scores of its
 * leads follow by a job. Throws `conflict` with the present one when someone was quicker, and `invalid` for archiving the one that is
 * needed. What is already as asked is no change.
 */
export async function changeSector(
  ctx: Ctx,
  { id, version, ...change }: SectorEdit & { id: Sector },
): Promise<SectorItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('not_found', 'There is no such sector')
    const before = toSectorItem(row)
    const wanted = {
      name: change.name ?? before.name,
      isTarget: change.isTarget ?? before.isTarget,
      isArchived: change.isArchived ?? before.isArchived,
    }
    const fields = (['name', 'isTarget'] as const).filter((field) => wanted[field] !== before[field])
    const isMoved = wanted.isArchived !== before.isArchived
    if (fields.length === 0 && !isMoved) return before
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed this sector in the meantime', {
        data: { current: before },
      })
    if (wanted.name !== before.name) mustBeFree(rows, wanted.name, id)
    if (wanted.isArchived && id === otherSector)
      throw new AppError(
        'invalid',
        `${row.name} can be renamed but not archived: what fits no other sector goes there`,
      )
    const comesBack = isMoved && !wanted.isArchived
    if (comesBack) mustHaveRoom(rows)
    const { name, isTarget } = wanted
    const [changed] = await ctx.db
      .update(leadSectors)
      .set({
        name,
        isTarget,
        archivedAt: wanted.isArchived ? (row.archivedAt ?? ctx.clock.now()) : null,
        version: version + 1,
        ...(comesBack && { position: nextPosition(rows) }),
      })
      .where(eq(leadSectors.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const after = toSectorItem(changed)
    if (fields.includes('isTarget')) await ctx.enqueue({ name: rescoreSectorJob }, { sector: id })
    const about = { entity: 'sector', entityId: id }
    const only = (of: SectorItem) => Object.fromEntries(fields.map((field) => [field, of[field]]))
    if (fields.length > 0)
      await ctx.audit({
        ...about,
        action: fields.includes('name') ? 'sector.renamed' : 'sector.changed',
        from: only(before),
        to: { name, ...only(after) },
      })
    if (isMoved)
      await ctx.audit({
        ...about,
        action: wanted.isArchived ? 'sector.archived' : 'sector.restored',
        to: { name },
      })
    return after
  })
}

/** Orders what is offered. Throws `invalid` unless each of those is named once, as when someone has added one meanwhile. */
export async function orderSectors(ctx: Ctx, { ids }: { ids: Sector[] }): Promise<SectorList> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const offered = offeredOf(await lockAll(ctx))
    const told = await writeOrder(ctx, { table: leadSectors, offered, ids, what: 'sectors' })
    if (told) await ctx.audit({ action: 'sector.ordered', entity: 'sector', entityId: 'list', ...told })
    return listSectors(ctx)
  })
}
