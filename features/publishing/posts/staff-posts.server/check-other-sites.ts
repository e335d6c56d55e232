import { brand } from '#config/brand.ts'
import { createFetchGuard, FetchRefused, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { LinkFinding } from '../post.schema.ts'

type Finding = Pick<LinkFinding, 'to' | 'verdict' | 'note'>

/** Asks for each address of another site once, slowly and within limits, and tells whether it answers. Private addresses are never asked. */
export async function checkOtherSites(
  ctx: Ctx,
  addresses: string[],
  ask?: GuardedFetch,
): Promise<{ items: Finding[] }> {
  mustHave(ctx, 'content.write')
  const get =
    ask ??
    createFetchGuard({
      userAgent: `${brand.name.replace(/\W/g, '')}LinkCheck/1.0 (+${ctx.settings.siteUrl}/contact)`,
      maxBytes: 5_000_000,
      timeoutMs: 8_000,
    })
  const items = await Promise.all([...new Set(addresses)].map((to) => findingOf(get, to)))
  return { items }
}

async function findingOf(get: GuardedFetch, to: string): Promise<Finding> {
  try {
    const { status, url } = await get(to)
    if (status === 404 || status === 410)
      return { to, verdict: 'missing', note: `The site answers ${status}` }
    if (status < 200 || status > 299)
      return { to, verdict: 'not checked', note: `The site answers ${status}` }
    return new URL(url).href === new URL(to).href
      ? { to, verdict: 'ok', note: '' }
      : { to, verdict: 'moved', note: `Leads to ${url}` }
  } catch (error) {
    if (error instanceof FetchRefused) return { to, verdict: 'not checked', note: error.message }
    throw error
  }
}
