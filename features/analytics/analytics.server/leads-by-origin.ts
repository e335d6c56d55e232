import type { Ctx } from '#features/context/context.server.ts'
import { countLeadsByTouch, type LeadsByTouch } from '#features/leads/leads.server/count-by-touch.ts'
import type { Source } from '#features/leads/lead.schema.ts'
import type { CutRange } from '#features/analytics/days.ts'
import { originOf } from '#features/analytics/events/visit-facts.server.ts'

export interface LeadSums {
  leads: number
  qualified: number
  won: number
  value: number
}

export interface LeadsFrom extends LeadSums {
  origin: string
  medium: string
  campaign: string
}

/** No visit came before these: someone entered them. */
const enteredByStaff: Source[] = ['job_scanner', 'import', 'manual']

/**
 * New leads by the same word for where they came from as visits have, from the marks and the referrer of their first touch. Those that
 * staff entered are apart.
 */
export async function leadsByOrigin(
  ctx: Ctx,
  range: CutRange,
): Promise<{ fromVisits: LeadsFrom[]; entered: LeadSums }> {
  const rows = await countLeadsByTouch(ctx, range)
  const [entered = [], visited = []] = [true, false].map((isEntered) =>
    rows.filter(({ source }) => enteredByStaff.includes(source) === isEntered),
  )
  return { fromVisits: visited.map((row) => from(ctx, row)), entered: addLeads(entered) }
}

function from(ctx: Ctx, { marks, referrerHost, leads, qualified, won, value }: LeadsByTouch): LeadsFrom {
  const { origin, utmMedium, utmCampaign } = originOf(ctx, {
    origin: marks,
    referrer: referrerHost ?? undefined,
  })
  return {
    origin,
    medium: utmMedium ?? '',
    campaign: utmCampaign ?? '',
    leads,
    qualified,
    won,
    value,
  }
}

export function addLeads(rows: LeadSums[]): LeadSums {
  const sum = (of: (row: LeadSums) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    leads: sum((row) => row.leads),
    qualified: sum((row) => row.qualified),
    won: sum((row) => row.won),
    value: sum((row) => row.value),
  }
}
