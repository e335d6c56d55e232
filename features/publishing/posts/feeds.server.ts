import { brand, byline } from '#config/brand.ts'
import { blogWords } from '#content/blog-words.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { readPosts, type FullPost } from './posts.server.ts'
import { postHtml } from './post-html.server.ts'

const title = () => `${brand.name}: ${blogWords.title.toLowerCase()}`

/** RSS 2.0 with the whole text of every article, the newest first. */
export async function rssFeed(ctx: Ctx): Promise<string> {
  const { base, posts } = await everything(ctx)
  const newest = posts[0]?.updatedOn
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeHtml(title())}</title>
<link>${base}/blog</link>
<description>${escapeHtml(blogWords.intro)}</description>
<language>en</language>
<atom:link href="${base}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n` : ''}${posts.map((post) => rssItem(post, base)).join('\n')}
</channel>
</rss>
`
}

function rssItem(post: FullPost, base: string): string {
  const url = `${base}${post.path}`
  return `<item>
<title>${escapeHtml(post.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${rfc822(post.publishedOn)}</pubDate>
<dc:creator>${escapeHtml(post.author)}</dc:creator>
${[post.category.label, ...post.tags].map((name) => `<category>${escapeHtml(name)}</category>`).join('')}
<description>${escapeHtml(post.description)}</description>
<content:encoded>${escapeHtml(postHtml(post.body, base))}</content:encoded>
</item>`
}

/** JSON Feed 1.1 of the same articles. */
export async function jsonFeed(ctx: Ctx): Promise<object> {
  const { base, posts } = await everything(ctx)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: title(),
    description: blogWords.intro,
    home_page_url: `${base}/blog`,
    feed_url: `${base}/blog/feed.json`,
    language: 'en',
    authors: [{ name: byline, url: base }],
    items: posts.map((post) => ({
      id: `${base}${post.path}`,
      url: `${base}${post.path}`,
      title: post.title,
      summary: post.description,
      content_html: postHtml(post.body, base),
      image: `${base}${post.preview}`,
      date_published: `${post.publishedOn}T00:00:00Z`,
      date_modified: `${post.updatedOn}T00:00:00Z`,
      authors: [{ name: post.author }],
      tags: [post.category.label, ...post.tags],
    })),
  }
}

async function everything(ctx: Ctx) {
  return { base: ctx.settings.siteUrl.replace(/\/+$/, ''), posts: await readPosts(ctx) }
}

const rfc822 = (date: string) => new Date(date).toUTCString().replace('GMT', '+0000')
