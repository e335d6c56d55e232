import { inArray } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { companies } from '../company.table.server.ts'

/** Companies by the ids under which they were known: each as it is called now, or what it was merged into; those that are gone are left out. */
export async function nameCompanies(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const named = new Map<string, { id: string; name: string }>()
  let sought = new Map(ids.map((id) => [id, [id]]))
  while (sought.size > 0) {
    const rows = await ctx.db
      .select({ id: companies.id, name: companies.name, mergedInto: companies.mergedInto })
      .from(companies)
      .where(inArray(companies.id, [...sought.keys()]))
    const next = new Map<string, string[]>()
    for (const { id, name, mergedInto } of rows) {
      const knownAs = sought.get(id) ?? []
      if (mergedInto) next.set(mergedInto, [...(next.get(mergedInto) ?? []), ...knownAs])
      else for (const one of knownAs) named.set(one, { id, name })
    }
    sought = next
  }
  return named
}
