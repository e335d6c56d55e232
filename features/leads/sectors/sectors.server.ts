import { inArray, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Targets } from '#features/leads/lead-score.ts'
import { fault } from '#features/leads/named-rows.server.ts'
import type { Sector, SectorItem, SectorList } from './sector.schema.ts'
import { leadSectors } from './sector.table.server.ts'

export type SectorRow = typeof leadSectors.$inferSelect

export const toSectorItem = ({ id, name, isTarget, archivedAt, version }: SectorRow): SectorItem => ({
  id,
  name,
  isTarget,
  isArchived: archivedAt !== null,
  version,
})

/** All rows as they are now, those that are offered first: a few, so no server keeps a copy. */
export const readSectors = (ctx: Ctx): Promise<SectorRow[]> =>
  ctx.db
    .select()
    .from(leadSectors)
    .orderBy(sql`${leadSectors.archivedAt} is not null`, leadSectors.position, leadSectors.id)

export async function listSectors(ctx: Ctx): Promise<SectorList> {
  mustHave(ctx, 'leads.read')
  return { items: (await readSectors(ctx)).map(toSectorItem) }
}

/** What sectors are called now, by their ids. */
export async function readSectorNames(ctx: Ctx): Promise<(id: Sector) => string> {
  const names = new Map((await readSectors(ctx)).map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}

const noTargets: Targets = new Set()

/** Those of these sectors that we work in, to show a score. Of records without a sector nothing is read. */
export async function readTargets(ctx: Ctx, of: readonly (Sector | null)[]): Promise<Targets> {
  return of.every((id) => id === null) ? noTargets : targetsAmong(await readSectors(ctx))
}

/** The same to store a score: until the transaction ends nobody says otherwise of them, so what follows a change finds what was written before it. */
export async function holdTargets(ctx: Ctx, of: readonly (Sector | null)[]): Promise<Targets> {
  const ids = [...new Set(of.filter((id) => id !== null))]
  if (ids.length === 0) return noTargets
  const rows = ctx.db.select().from(leadSectors).where(inArray(leadSectors.id, ids))
  return targetsAmong(await rows.orderBy(leadSectors.id).for('share'))
}

const targetsAmong = (rows: readonly SectorRow[]): Targets =>
  new Set(rows.flatMap(({ id, isTarget }) => (isTarget ? [id] : [])))

/** Throws `invalid` unless a record may be given this sector: one that is offered, or the one that it has. */
export async function mustOfferSector(
  ctx: Ctx,
  sector: Sector | null | undefined,
  held: Sector | null = null,
): Promise<void> {
  if (!sector || sector === held) return
  const row = (await readSectors(ctx)).find(({ id }) => id === sector)
  if (!row) throw fault('sector', 'There is no such sector')
  if (row.archivedAt) throw fault('sector', 'This sector is archived. Please choose another one.')
}

/** Throws `invalid` for a filter by a sector that never was. */
export async function mustKnowSector(ctx: Ctx, sector: Sector | undefined): Promise<void> {
  if (sector === undefined) return
  if (!(await readSectors(ctx)).some(({ id }) => id === sector))
    throw fault('sector', 'There is no such sector')
}
