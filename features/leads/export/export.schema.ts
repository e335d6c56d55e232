import { z } from 'zod/mini'
import { leadFilter } from '#features/leads/lead-query.schema.ts'

const most = 500

/** The filter of a list, or the ticked ones: ids separated by commas. */
export const exportQuery = z.extend(leadFilter, {
  ids: z.optional(
    z.pipe(
      z.string().check(z.maxLength(37 * most, `At most ${most} leads can be named`)),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(z.uuid()),
      ),
    ),
  ),
})
export type ExportQuery = z.infer<typeof exportQuery>
