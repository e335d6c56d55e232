import { sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Owner } from '../lead-answer.schema.ts'
import { leads } from '../lead.table.server.ts'
import { isVisible, visibleLeads } from '../visible-leads.server.ts'

const tagsAmongNewest = 2000

/** What a list can be narrowed by beyond the fixed choices: everybody who owns a lead, and the tags of the newest tagged leads. */
export async function listFacets(ctx: Ctx): Promise<{ owners: Owner[]; tags: string[] }> {
  mustHave(ctx, 'leads.read')
  // From owner to owner through the index: PostgreSQL would read every lead for a plain "distinct".
  const owners = await ctx.db.execute<{ id: string; name: string | null }>(sql`
    with recursive owner(id) as (
      (select ${leads.ownerId} from ${leads} where ${leads.ownerId} is not null order by ${leads.ownerId} limit 1)
      union all
      select (select l.owner_id from ${leads} l where l.owner_id > owner.id order by l.owner_id limit 1) from owner where owner.id is not null
    )
    select owner.id, (select l.owner_name from ${leads} l where l.owner_id = owner.id order by l.created_at desc limit 1) as name
    from owner where owner.id is not null order by name, id`)
  const tags = await ctx.db.execute<{ tag: string }>(sql`
    select distinct unnest(tagged.tags) as tag
    from (select ${leads.tags} from ${leads} where ${leads.tags} <> '{}' and ${visibleLeads(ctx)} order by ${leads.createdAt} desc, ${leads.id} desc limit ${tagsAmongNewest}) as tagged
    order by tag limit 200`)
  return {
    owners: owners.rows
      .filter(({ id }) => isVisible(ctx, { ownerId: id }))
      .map(({ id, name }) => ({ id, name: name ?? '' })),
    tags: tags.rows.map(({ tag }) => tag),
  }
}
