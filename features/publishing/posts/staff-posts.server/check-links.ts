import { sql } from 'drizzle-orm'
import { pathOfGroup } from '#content/faq/index.ts'
import { ownScreenAt, pageAt } from '#content/pages.ts'
import { addressKey } from '#lib/plain-path.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { listFaqGroups } from '#features/publishing/faq/faq.server.ts'
import { anchorsOfPost, listLivePosts } from '../live-posts.server.ts'
import type { PostBody } from '../post-block.ts'
import { anchorsOf, linksOf } from '../post-links.ts'
import type { LinkFinding } from '../post.schema.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import { redirects } from '#features/publishing/redirects/redirect.table.server.ts'

type Finding = Pick<LinkFinding, 'verdict' | 'note'>

/** Holds every link of an article against the pages that are there now. `ownPath` is where the article itself will be. */
export async function checkLinks(ctx: Ctx, body: PostBody, ownPath: string): Promise<LinkFinding[]> {
  return checkFoundLinks(ctx, linksOf(body), ownPath, anchorsOf(body))
}

/** The same for links that were found otherwise. `ownAnchors` are the places on the page itself, where they are known. */
export async function checkFoundLinks(
  ctx: Ctx,
  found: { to: string; text: string }[],
  ownPath: string,
  ownAnchors?: ReadonlySet<string>,
): Promise<LinkFinding[]> {
  const targets = found.map(({ to }) => targetOf(to, ownPath))
  const site = await readSite(ctx, ownPath, ownAnchors)
  const isMissing = ({ path }: Target) => path !== '' && !site.pathOf.has(path) && !ownScreenAt(path)
  const moved = await readMoved(ctx, targets.filter(isMissing))
  return found.map((link, at) => ({ ...link, ...verdictOf(link.to, targets[at], site, moved) }))
}

interface Target {
  /** Empty for what isn't one of our pages. */
  path: string
  anchor: string | undefined
}

function targetOf(to: string, ownPath: string): Target {
  if (/^(?:mailto|https?):/i.test(to)) return { path: '', anchor: undefined }
  const [address = '', anchor] = to.split('#')
  return { path: address === '' ? ownPath : addressKey(address.split('?')[0] ?? ''), anchor }
}

interface Site {
  /** The address of a page by each of its addresses. */
  pathOf: Map<string, string>
  /** The places on those pages whose places are known. */
  anchors: Map<string, ReadonlySet<string>>
}

/** All that links are held against, read once however many there are. */
async function readSite(
  ctx: Ctx,
  ownPath: string,
  ownAnchors: ReadonlySet<string> | undefined,
): Promise<Site> {
  const pages = await listPages(ctx)
  const posts = await listLivePosts(ctx)
  const groups = await listFaqGroups(ctx)
  const ofGroup = groups.map(({ id, entries }) => ({ id, ids: [id, ...entries.map((entry) => entry.id)] }))
  return {
    pathOf: new Map([
      ...pages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((one) => [one, path] as const)),
      [ownPath, ownPath],
    ]),
    anchors: new Map([
      ['/qa', new Set(ofGroup.flatMap(({ ids }) => ids))],
      ...ofGroup.map(({ id, ids }) => [pathOfGroup(id), new Set(ids)] as const),
      ...posts.map((post) => [`/blog/${post.slug}`, anchorsOfPost(post)] as const),
      ...(ownAnchors ? [[ownPath, ownAnchors] as const] : []),
    ]),
  }
}

/** Where redirects from these paths lead. */
async function readMoved(ctx: Ctx, targets: Target[]): Promise<Map<string, string | null>> {
  const paths = [...new Set(targets.map(({ path }) => path))]
  if (paths.length === 0) return new Map()
  const rows = await ctx.db
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(sql`${redirects.from} = any(${sql.param(paths)}::text[])`)
  return new Map(rows.map(({ from, to }) => [from, to]))
}

function verdictOf(
  to: string,
  { path, anchor }: Target = { path: '', anchor: undefined },
  { pathOf, anchors }: Site,
  moved: Map<string, string | null>,
): Finding {
  if (/^mailto:/i.test(to)) return { verdict: 'ok', note: 'A mailbox' }
  if (path === '') return { verdict: 'not checked', note: 'Another site: open it yourself' }
  const page = pathOf.get(path) ?? ownScreenAt(path)?.path
  if (page !== undefined) return anchorVerdict(anchor, anchors.get(page))
  const target = moved.get(path)
  if (target) return { verdict: 'moved', note: `Leads to ${target} by a redirect` }
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return { verdict: 'not checked', note: 'A file: open it yourself' }
  const isAhead = pageAt(path) !== undefined
  return { verdict: 'missing', note: isAhead ? 'This page isn’t public' : 'There is no such page' }
}

function anchorVerdict(anchor: string | undefined, known: ReadonlySet<string> | undefined): Finding {
  if (!anchor || known?.has(anchor)) return { verdict: 'ok', note: '' }
  if (!known) return { verdict: 'ok', note: 'The page is there; its place on it isn’t checked' }
  return { verdict: 'no anchor', note: `The page has no place called #${anchor}` }
}
