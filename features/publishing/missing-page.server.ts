import { data, redirect } from 'react-router'
import type { Ctx } from '#features/context/context.server.ts'
import { redirectAt } from './current-redirects.server.ts'
import { wasWithdrawn } from './live-posts.server.ts'

/** Ends a loader whose page isn't there: with the redirect that staff set, with 410 for what was taken down, else with 404. */
export async function throwMissing(ctx: Ctx, path: string): Promise<never> {
  const known = redirectAt(path)
  if (known?.to) throw redirect(known.to, known.status)
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1]
  const isGone = known?.status === 410 || (slug !== undefined && (await wasWithdrawn(ctx, slug)))
  throw data(null, { status: isGone ? 410 : 404 })
}
