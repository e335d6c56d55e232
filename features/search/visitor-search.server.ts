import { searchRate } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { recordMissedSearch } from './missed-searches.server.ts'
import type { SearchKind } from './search-document.ts'
import type { SearchAnswer } from './search.schema.ts'
import { searchPages, shortestQuery } from './search.server.ts'

/** A visitor's search: limited for each client, and remembered without him when nothing was found. Throws `rate_limited`. */
export async function searchAsVisitor(
  ctx: Ctx,
  query: string,
  options: { kind?: SearchKind | undefined; limit?: number } = {},
): Promise<SearchAnswer> {
  const { allowed, retryAfterS } = await ctx.limits.consume(searchRate, ctx.client.address)
  if (!allowed)
    throw new AppError('rate_limited', 'That was a lot of searches in a minute. Please wait a moment.', {
      retryAfterS,
    })
  const answer = await searchPages(ctx, query, options)
  if (answer.total === 0 && answer.query.length >= shortestQuery) {
    await recordMissedSearch(ctx, answer.query).catch((error: unknown) => {
      // Nobody goes without a result because it couldn't be counted.
      ctx.log.warn({ err: error }, 'a search without result was not counted')
    })
  }
  return answer
}
