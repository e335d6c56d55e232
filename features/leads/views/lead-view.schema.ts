import { z } from 'zod/mini'
import { leadFilter, leadSorts } from '#features/leads/lead-query.schema.ts'

export const viewNameMax = 40
/** So many of their own someone may keep. */
export const mostViews = 50

/** What a view opens: a filter, a sort and, for a board, the layout. What is left out is as usual. */
export const viewQuery = z.extend(leadFilter, {
  sort: z.optional(z.enum(leadSorts)),
  view: z.optional(z.literal('board')),
})
export type ViewQuery = z.infer<typeof viewQuery>

export const newView = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please give the view a name'),
      z.maxLength(viewNameMax, `At most ${viewNameMax} characters`),
    ),
  query: viewQuery,
  /** Colleagues see it as well. */
  isShared: z.boolean(),
})
export type NewView = z.infer<typeof newView>

export const viewChange = z.partial(newView)
export type ViewChange = z.infer<typeof viewChange>

export const leadView = z.extend(newView, {
  id: z.string(),
  /** Whose it is, unless it is one's own. */
  owner: z.nullable(z.string()),
})
export type LeadView = z.infer<typeof leadView>

export const leadViewList = z.object({ items: z.array(leadView) })
