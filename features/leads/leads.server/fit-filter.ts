import type { Ctx } from '#features/context/context.server.ts'
import { mustFitFields } from '#features/custom-fields/custom-filter.server.ts'
import type { LeadFilter } from '../lead-query.schema.ts'
import { mustKnowSector } from '../sectors/sectors.server.ts'
import { mustKnowStage } from '../stages/stages.server/read-stages.ts'

/** Throws `invalid` for a filter by a stage, a sector or a field that there never was, or that asks of a field what it can’t hold. */
export async function mustFitFilter(ctx: Ctx, filter: LeadFilter): Promise<void> {
  await mustKnowStage(ctx, filter.stage)
  await mustKnowSector(ctx, filter.sector)
  await mustFitFields(ctx, 'lead', filter.fields)
}
