import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { tidyQuery } from './query.ts'
import { searchKinds } from './search-document.ts'
import { shortestQuery } from './search.server.ts'
import type { SearchAnswer } from './search.schema.ts'
import { searchAsVisitor } from './visitor-search.server.ts'

const resultsOfOneKind = 50

const nothing: Omit<SearchAnswer, 'query'> & { refusal?: AppError } = { total: 0, groups: [] }

/** What the search page shows for the query of its address. A client that asks too often gets the page with the refusal on it. */
export async function searchPageOf(ctx: Ctx, search: URLSearchParams) {
  const q = tidyQuery(search.get('q') ?? '')
  const kind = searchKinds.find(({ id }) => id === search.get('kind'))?.id
  const isShort = q.length < shortestQuery
  const page = { q, kind, isShort }
  if (isShort) return { ...page, ...nothing }
  try {
    const { query: _query, ...found } = await searchAsVisitor(
      ctx,
      q,
      kind && { kind, limit: resultsOfOneKind },
    )
    return { ...page, ...nothing, ...found }
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    return { ...page, ...nothing, refusal }
  }
}
