import { redirect } from 'react-router'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { redirectAt } from '#features/publishing/redirects/current-redirects.server.ts'
import { wasWithdrawn } from '#features/publishing/posts/live-posts.server.ts'

/** Ends a loader whose page isn't there: with the redirect that staff set, with 410 for what was taken down, else with 404. */
export async function throwMissing(ctx: Ctx, path: string): Promise<never> {
  const known = redirectAt(path)
  if (known?.to) throw redirect(known.to, known.status)
  const slug = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1]
  const isGone = known?.status === 410 || (slug !== undefined && (await wasWithdrawn(ctx, slug)))
  throw isGone
    ? new AppError('gone', 'This page was taken down')
    : new AppError('not_found', 'There is nothing at this address')
}
