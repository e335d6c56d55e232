import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-page.server.ts'
import type { Route } from './+types/not-found'

/** Leads nowhere: the layout shows the missing page inside the site's frame. */
export function loader({ url, context }: Route.LoaderArgs) {
  return throwMissing(context.get(requestCtx), url.pathname)
}

export default function NotFoundPage() {
  return null
}
