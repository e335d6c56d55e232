import { showsReplyFigure } from '#config/brand.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { measureLast30Days } from './leads.server/measure-leads.ts'

/** Fewer say nothing about the next one. */
const fewestEnquiries = 20

/**
 * The share of promises kept in the last 30 days, in words for everybody; undefined when the brand keeps it to itself or too few asked.
 * Rounded down, so that 100% means all of them. Kept pages show it as of the night.
 */
export async function publicReplyFigure(
  ctx: Ctx,
  isPublic: boolean = showsReplyFigure,
): Promise<string | undefined> {
  if (!isPublic) return undefined
  // The page is served without its database, and without the figure then.
  const { asked, met } = await measureLast30Days(ctx).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the public reply figure can’t be read')
    return { asked: 0, met: 0 }
  })
  if (asked < fewestEnquiries) return undefined
  return `In the last 30 days ${Math.floor((100 * met) / asked)}% of ${asked} enquiries had their reply in that time.`
}
