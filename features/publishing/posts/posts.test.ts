import { expect, test } from 'vitest'
import { blog } from '#content/blog/index.ts'
import { testCtx } from '#tests/context.ts'
import { blogPageOf } from './blog-page.server.ts'
import { findPost, listPosts, listPostsAbout } from './posts.server.ts'

test('articles are listed newest first, with the time to read and a scene of their own', async () => {
  const posts = await listPosts(await testCtx({ now: '2026-11-21T10:00:00Z' }))
  expect(posts).toHaveLength(blog.length)
  const days = posts.map(({ publishedOn }) => publishedOn)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { slug, minutes, scene } of posts) {
    expect(scene.picture.name).toBe(`post-${slug}`)
    expect(minutes, slug).toBeGreaterThanOrEqual(3)
    expect(minutes, slug).toBeLessThanOrEqual(8)
  }
})

test('an article whose day lies ahead is neither listed nor found, and is there on the day', async () => {
  const ctx = await testCtx({ now: '2026-10-19T23:59:00Z' })
  const slug = 'stock-forecasts-with-promotions'
  expect((await listPosts(ctx)).map((post) => post.slug)).not.toContain(slug)
  expect(await findPost(ctx, slug)).toBeUndefined()
  const before = await findPost(ctx, 'edge-or-cloud')
  expect(before?.next).toBeUndefined()
  ctx.clock.advance(2 * 60 * 1000)
  expect((await listPosts(ctx))[0]?.slug).toBe(slug)
  expect((await findPost(ctx, 'edge-or-cloud'))?.next?.slug).toBe(slug)
})

test('a page’s articles are those that name it and are published, the newest first', async () => {
  const ctx = await testCtx({ now: '2026-10-19T23:59:00Z' })
  const named = async () =>
    (await listPostsAbout(ctx, '/solutions/ai-enhanced-reporting')).map(({ to }) => to)
  expect(await named()).toEqual(['/blog/hold-every-forecast-against-the-naive-one'])
  ctx.clock.advance(2 * 60 * 1000)
  expect((await named())[0]).toBe('/blog/stock-forecasts-with-promotions')
  expect(await listPostsAbout(ctx, '/contact')).toEqual([])
})

test('an article brings its sections, what it leads to, three near ones and its neighbours', async () => {
  const ctx = await testCtx({ now: '2026-11-21T10:00:00Z' })
  const post = await findPost(ctx, 'hold-every-forecast-against-the-naive-one')
  expect(post?.body.sections.map(({ id }) => id)).toContain('the-ratio-that-matters')
  expect(post?.body.sections.flatMap(({ blocks }) => blocks).map(({ kind }) => kind)).toContain('chart')
  expect(post?.solutions.map(({ to }) => to)).toContain('/solutions/ai-enhanced-reporting')
  expect(post?.useCases).toHaveLength(3)
  expect(post?.related).toHaveLength(3)
  expect(post?.related[0]?.slug).toBe('stock-forecasts-with-promotions')
  expect(post?.related.map(({ slug }) => slug)).not.toContain(post?.slug)
  expect(post?.previous?.slug).toBe('how-many-images-a-vision-project-needs')
  expect(post?.next?.slug).toBe('what-an-alarm-costs')
  expect(await findPost(ctx, 'no-such-article')).toBeUndefined()
})

test('the list shows one subject when the address asks for it, and all for a subject that does not exist', async () => {
  const posts = await listPosts(await testCtx({ now: '2026-11-21T10:00:00Z' }))
  const one = blogPageOf(posts, new URLSearchParams('category=forecasting'))
  const shown = [one.lead, ...one.others]
  expect(shown.map((post) => post?.category.id)).toEqual(['forecasting', 'forecasting'])
  expect(one.subjects.find(({ id }) => id === 'forecasting')?.count).toBe(2)
  const all = blogPageOf(posts, new URLSearchParams('category=gossip'))
  expect([all.category, all.others.length]).toEqual(['all', posts.length - 1])
  expect(blogPageOf([], new URLSearchParams()).lead).toBeUndefined()
})

test('every chart has a value for each of its labels, and no two anchors of an article are the same', async () => {
  const ctx = await testCtx({ now: '2026-11-21T10:00:00Z' })
  let charts = 0
  for (const { slug } of blog) {
    const post = await findPost(ctx, slug)
    const blocks = post?.body.sections.flatMap((section) => section.blocks) ?? []
    for (const block of blocks) {
      if (block.kind !== 'chart') continue
      charts += 1
      expect(block.chart.title, slug).not.toBe('')
      for (const { name, values } of block.chart.series) {
        expect(values.length, `${slug}: ${name}`).toBe(block.chart.labels.length)
        expect(values, `${slug}: ${name}`).not.toContain(null)
      }
    }
    const ids = [
      ...(post?.body.sections.map(({ id }) => id) ?? []),
      ...blocks.flatMap((block) => ('id' in block ? [block.id] : [])),
    ]
    expect(new Set(ids).size, slug).toBe(ids.length)
  }
  expect(charts).toBeGreaterThanOrEqual(5)
})
