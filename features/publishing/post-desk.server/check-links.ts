import { pathOfGroup } from '#content/faq/index.ts'
import { ownScreenAt, pageAt } from '#content/pages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { listFaqGroups } from '../faq.server.ts'
import type { PostBody } from '../post-block.ts'
import { readPostBody } from '../post-body.server.ts'
import { anchorsOf, linksOf } from '../post-links.ts'
import type { LinkFinding } from '../post.schema.ts'
import { findLivePost, readLiveBody } from '../live-posts.server.ts'
import { findPage } from '../published-pages.server.ts'
import { redirects } from '../redirect.table.server.ts'

type Finding = Pick<LinkFinding, 'verdict' | 'note'>

/** Holds every link of an article against the pages that are there now. `ownPath` is where the article itself will be. */
export async function checkLinks(ctx: Ctx, body: PostBody, ownPath: string): Promise<LinkFinding[]> {
  const found = linksOf(body)
  return Promise.all(
    found.map(async (link) => ({ ...link, ...(await verdictOf(ctx, link.to, body, ownPath)) })),
  )
}

async function verdictOf(ctx: Ctx, to: string, body: PostBody, ownPath: string): Promise<Finding> {
  if (/^mailto:/i.test(to)) return { verdict: 'ok', note: 'A mailbox' }
  if (/^https?:/i.test(to)) return { verdict: 'not checked', note: 'Another site: open it yourself' }
  const [address = '', anchor] = to.split('#')
  const path = (address.split('?')[0] ?? '').replace(/(?<!\/)\/+$/, '') || (address === '' ? ownPath : '/')
  if (path === ownPath) return anchorVerdict(anchor, anchorsOf(body))
  const page = (await findPage(ctx, path)) ?? ownScreenAt(path)
  if (page) return pageVerdict(ctx, page.path, anchor)
  const [moved] = await ctx.db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, path))
  if (moved?.to) return { verdict: 'moved', note: `Leads to ${moved.to} by a redirect` }
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return { verdict: 'not checked', note: 'A file: open it yourself' }
  const isAhead = pageAt(path) !== undefined
  return { verdict: 'missing', note: isAhead ? 'This page isn’t public' : 'There is no such page' }
}

async function pageVerdict(ctx: Ctx, path: string, anchor: string | undefined): Promise<Finding> {
  if (!anchor) return { verdict: 'ok', note: '' }
  if (path === '/qa' || path.startsWith('/qa/')) {
    const groups = await listFaqGroups(ctx)
    const shown = groups.filter(({ id }) => path === '/qa' || path === pathOfGroup(id))
    return anchorVerdict(
      anchor,
      shown.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]),
    )
  }
  const post = path.startsWith('/blog/') && (await findLivePost(ctx, path.slice('/blog/'.length)))
  if (post) return anchorVerdict(anchor, anchorsOf(readPostBody(await readLiveBody(ctx, post))))
  return { verdict: 'ok', note: 'The page is there; its place on it isn’t checked' }
}

function anchorVerdict(anchor: string | undefined, known: string[]): Finding {
  if (!anchor || known.includes(anchor)) return { verdict: 'ok', note: '' }
  return { verdict: 'no anchor', note: `The page has no place called #${anchor}` }
}
