import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { jsonFeed, rssFeed } from './feeds.server.ts'
import { listPosts } from './posts.server.ts'

test('the RSS feed is well-formed, names itself and carries every article whole, the newest first', async () => {
  const ctx = await testCtx({ now: '2026-11-21T10:00:00Z' })
  const xml = await rssFeed(ctx)
  expect(XMLValidator.validate(xml)).toBe(true)
  const base = ctx.settings.siteUrl.replace(/\/+$/, '')
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(xml)
  expect(rss['@_version']).toBe('2.0')
  expect(rss.channel['atom:link']).toMatchObject({ '@_rel': 'self', '@_href': `${base}/blog/feed.xml` })
  const posts = await listPosts(ctx)
  expect(rss.channel.item).toHaveLength(posts.length)
  for (const [i, item] of rss.channel.item.entries()) {
    expect(item.link).toBe(`${base}${posts[i]?.path}`)
    expect(item.guid['#text']).toBe(item.link)
    expect(new Date(item.pubDate).toISOString().slice(0, 10)).toBe(posts[i]?.publishedOn)
    expect(item['content:encoded'].length).toBeGreaterThan(4000)
  }
})

test('addresses in a feed’s text are absolute, and a chart is told by its figures', async () => {
  const ctx = await testCtx({ now: '2026-11-21T10:00:00Z' })
  const feed = JSON.stringify(await jsonFeed(ctx))
  expect(feed).not.toMatch(/href=\\"\//)
  expect(feed).toContain('<td>83.6%</td>')
})

test('the JSON feed has what version 1.1 asks for', async () => {
  const ctx = await testCtx({ now: '2026-11-21T10:00:00Z' })
  const base = ctx.settings.siteUrl.replace(/\/+$/, '')
  const posts = await listPosts(ctx)
  const feed = await jsonFeed(ctx)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${base}/blog`,
    feed_url: `${base}/blog/feed.json`,
    items: posts.map(({ path, title, publishedOn }) => ({
      id: `${base}${path}`,
      url: `${base}${path}`,
      title,
      date_published: `${publishedOn}T00:00:00Z`,
    })),
  })
})

test('a feed from before the first article is empty and still well-formed', async () => {
  const ctx = await testCtx({ now: '2025-01-01T00:00:00Z' })
  expect(XMLValidator.validate(await rssFeed(ctx))).toBe(true)
  expect(await jsonFeed(ctx)).toMatchObject({ items: [] })
})
