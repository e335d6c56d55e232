import { pathOfGroup } from '#content/faq/index.ts'
import { isOut, type Page } from '#content/page.ts'
import { pageAt, pageOfFaq, pageOfFaqGroup, pageOfPost, pages } from '#content/pages.ts'
import { findPost as shippedPost } from '#content/blog/index.ts'
import { socialPictureOf } from '#content/social-pictures.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { lastFaqChange, listFaqGroups } from './faq/faq.server.ts'
import { findLivePost, listLivePosts, type LivePost } from './posts/live-posts.server.ts'

const isArticle = (path: string) => path.startsWith('/blog/')
const isOfFaq = (path: string) => path === '/qa' || path.startsWith('/qa/')

/** Every public page as it is now: those of the content, with the articles and answers that staff publish. */
export async function listPages(ctx: Ctx): Promise<Page[]> {
  const posts = await listLivePosts(ctx)
  const now = ctx.clock.now()
  const others = pages.filter((page) => !isArticle(page.path) && isOut(page, now))
  const faq = await readFaqNow(ctx)
  const present = others.map((page) =>
    isOfFaq(page.path) ? pageOfFaqNow(page, faq) : withLastPost(page, posts),
  )
  return [...present.filter((page) => page !== undefined), ...posts.map(pageOfLivePost)]
}

/** The public page at an address, with or without a trailing slash; undefined when there is none now. */
export async function findPage(ctx: Ctx, pathname: string): Promise<Page | undefined> {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (isArticle(path)) {
    const post = await findLivePost(ctx, path.slice('/blog/'.length))
    return post && pageOfLivePost(post)
  }
  const page = pageAt(path)
  if (!page || !isOut(page, ctx.clock.now())) return undefined
  if (isOfFaq(page.path)) return pageOfFaqNow(page, await readFaqNow(ctx))
  return page.path === '/blog' ? withLastPost(page, await listLivePosts(ctx)) : page
}

/** The groups that have answers, and the day of the last change that staff made. */
async function readFaqNow(ctx: Ctx) {
  const changed = await lastFaqChange(ctx)
  const groups = (await listFaqGroups(ctx)).filter(({ entries }) => entries.length > 0)
  return { changed, groups }
}

/** The list of questions, or a group's answers as they are now; none while staff hide all of them. */
function pageOfFaqNow(
  { path, lastModified }: Page,
  { changed, groups }: Awaited<ReturnType<typeof readFaqNow>>,
): Page | undefined {
  const day = changed && changed > lastModified ? changed : lastModified
  const group = groups.find(({ id }) => pathOfGroup(id) === path)
  if (group) return pageOfFaqGroup(group, day)
  return path === '/qa' ? pageOfFaq(groups, day) : undefined
}

function withLastPost(page: Page, posts: LivePost[]): Page {
  if (page.path !== '/blog') return page
  const last = posts
    .map(({ updatedOn }) => updatedOn)
    .toSorted()
    .at(-1)
  return last ? { ...page, lastModified: last } : page
}

function pageOfLivePost(post: LivePost): Page {
  return { ...pageOfPost(post), picture: socialPictureOfPost(post) }
}

/** The drawn card of an article that comes with the site, while its title still says the same; else the card of all articles. */
export function socialPictureOfPost({ title, shippedSlug }: Pick<LivePost, 'title' | 'shippedSlug'>): string {
  const isDrawn = shippedSlug && shippedPost(shippedSlug)?.title === title
  return socialPictureOf(isDrawn ? `/blog/${shippedSlug}` : '/blog')
}
