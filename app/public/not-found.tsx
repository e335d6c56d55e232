import { page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-pages/missing-page.server.ts'
import type { Route } from './+types/not-found'

/** For addresses that lead nowhere. */
export const loader = page(({ url, context }: Route.LoaderArgs) =>
  throwMissing(context.get(requestCtx), url.pathname),
)
