import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blog } from '#content/blog/index.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { minuteMs as minute } from '#lib/durations.ts'
import { currentContentVersion, currentEdition } from '#features/publishing/content-version.server.ts'
import { loadRedirects, redirectAt } from '#features/publishing/redirects/current-redirects.server.ts'
import { rssFeed } from './feeds.server.ts'
import { findAnything } from '#features/find/find-anything.server.ts'
import { createPost } from './staff-posts.server/create-post.ts'
import { goLive } from './staff-posts.server/go-live.ts'
import { deletePost, movePost } from './staff-posts.server/move-post.ts'
import { listPostVersions, restorePost } from './staff-posts.server/post-history.ts'
import { postFinder } from './staff-posts.server/post-finder.ts'
import { publishPost } from './staff-posts.server/publish-post.ts'
import { savePost } from './staff-posts.server/save-post.ts'
import type { PostFields } from './post.schema.ts'
import { posts } from './post.table.server.ts'
import { findPost, listPosts } from './posts.server.ts'
import { findPage, listPages } from '#features/publishing/published-pages.server.ts'
import { wasWithdrawn } from './live-posts.server.ts'
import { createRedirect } from '#features/publishing/redirects/redirects.server/save-redirect.ts'

const words: Partial<PostFields> = {
  description: 'What a kiln tells when its thermocouples are read every second.',
  body: 'Kilns drift.\n\n## Why\n\nRead [the calculator](/resources/oee-calculator).\n',
  tags: ['kilns'],
}

async function written(ctx: TestCtx, title: string, change: Partial<PostFields> = {}) {
  const draft = await createPost(ctx, { title })
  return savePost(ctx, {
    id: draft.id,
    version: draft.version,
    fields: { ...draft.fields, ...words, ...change },
  })
}

test('a draft is nowhere to be seen, and is in list, page, feed and sitemap once it is published', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Kilns that tell the truth')
  expect(draft).toMatchObject({ state: 'draft', slug: 'kilns-that-tell-the-truth', livePath: null })
  expect(await findPost(ctx, draft.slug)).toBeUndefined()
  const version = await currentContentVersion(ctx)
  const live = await publishPost(ctx, { id: draft.id, version: draft.version })
  expect(live).toMatchObject({
    state: 'published',
    livePath: '/blog/kilns-that-tell-the-truth',
    hasChanges: false,
  })
  expect(Number(await currentContentVersion(ctx))).toBe(Number(version) + 1)
  expect((await listPosts(ctx))[0]).toMatchObject({ slug: live.slug, publishedOn: '2026-11-21', minutes: 1 })
  expect(await rssFeed(ctx)).toContain('Kilns that tell the truth')
  const page = await findPage(ctx, '/blog/kilns-that-tell-the-truth/')
  expect(page).toMatchObject({ type: 'article', picture: '/pictures/social/blog.png' })
  expect((await listPages(ctx)).map(({ path }) => path)).toContain(page?.path)
})

test('saving a public article changes nothing in public until it is published again', async () => {
  const ctx = (await testCtx()).as('editor')
  const draft = await written(ctx, 'Kilns')
  const live = await publishPost(ctx, { id: draft.id, version: draft.version })
  const changed = await savePost(ctx, {
    id: live.id,
    version: live.version,
    fields: { ...live.fields, title: 'Ovens' },
  })
  expect(changed.hasChanges).toBe(true)
  expect((await findPost(ctx, 'kilns'))?.title).toBe('Kilns')
  await publishPost(ctx, { id: live.id, version: changed.version })
  expect((await findPost(ctx, 'kilns'))?.title).toBe('Ovens')
})

test('what lacks a title, an address, a description or a text is not published, and each is named', async () => {
  const ctx = (await testCtx()).as('editor')
  const draft = await createPost(ctx, {})
  await expect(publishPost(ctx, { id: draft.id, version: draft.version })).rejects.toMatchObject({
    code: 'invalid',
    errors: {
      title: expect.any(String),
      slug: expect.any(String),
      description: expect.any(String),
      body: expect.any(String),
    },
  })
})

test('two who edit at once: the second is told, with the present state, and a save sent twice is one', async () => {
  const ctx = await testCtx()
  const [one, other] = [ctx.as('editor'), ctx.as('admin')]
  const draft = await written(one, 'Kilns')
  const mine = { id: draft.id, version: draft.version, fields: { ...draft.fields, title: 'Mine' } }
  const saved = await savePost(one, mine)
  expect((await savePost(one, mine)).version).toBe(saved.version)
  const theirs = { id: draft.id, version: draft.version, fields: { ...draft.fields, title: 'Theirs' } }
  await expect(savePost(other, theirs)).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { version: saved.version, fields: { title: 'Mine' } } },
  })
})

test('a scheduled article is public at its minute by the clock alone, and the job tells every server once', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Kilns')
  const publishAt = '2026-11-21T10:30:00.000Z'
  const planned = await publishPost(ctx, { id: draft.id, version: draft.version, publishAt })
  expect(planned).toMatchObject({ state: 'scheduled', livePath: null, publishAt })
  const before = await currentEdition(ctx)
  expect(before.nextAt?.toISOString()).toBe(publishAt)
  ctx.clock.advance(29 * minute)
  expect(await findPost(ctx, 'kilns')).toBeUndefined()
  const version = await currentContentVersion(ctx)
  await goLive(ctx.as('system'), draft.id, publishAt)
  expect(await currentContentVersion(ctx)).toBe(version)
  ctx.clock.advance(minute)
  expect(await findPost(ctx, 'kilns')).toMatchObject({ title: 'Kilns' })
  const after = await currentEdition(ctx)
  expect([after.name === before.name, after.nextAt]).toEqual([false, undefined])
  await goLive(ctx.as('system'), draft.id, '2026-11-21T09:00:00.000Z')
  expect(await currentContentVersion(ctx)).toBe(version)
  await goLive(ctx.as('system'), draft.id, publishAt)
  expect(Number(await currentContentVersion(ctx))).toBe(Number(version) + 1)
})

test('a public article can’t be put off, and a scheduled one can be taken back to a draft', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Kilns')
  const publishAt = '2026-12-01T08:00:00.000Z'
  const planned = await publishPost(ctx, { id: draft.id, version: draft.version, publishAt })
  const back = await movePost(ctx, { id: draft.id, version: planned.version, state: 'draft' })
  expect(back).toMatchObject({ state: 'draft', publishAt: null })
  const live = await publishPost(ctx, { id: draft.id, version: back.version })
  await expect(publishPost(ctx, { id: draft.id, version: live.version, publishAt })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(movePost(ctx, { id: draft.id, version: live.version, state: 'draft' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('an article that comes with the site is copied once, looks the same, and can be changed, renamed and taken down', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const [shipped] = blog
  if (!shipped) throw new Error('There is an article')
  const before = await findPost(ctx, shipped.slug)
  const copy = await createPost(ctx, { shipped: shipped.slug })
  expect((await createPost(ctx, { shipped: shipped.slug })).id).toBe(copy.id)
  expect(await findPost(ctx, shipped.slug)).toEqual(before)
  expect(await findPage(ctx, `/blog/${shipped.slug}`)).toMatchObject({
    picture: `/pictures/social/blog-${shipped.slug}.png`,
  })
  const renamed = await savePost(ctx, {
    id: copy.id,
    version: copy.version,
    fields: { ...copy.fields, slug: 'new-name' },
  })
  const live = await publishPost(ctx, { id: copy.id, version: renamed.version })
  expect(await findPost(ctx, shipped.slug)).toBeUndefined()
  expect((await findPost(ctx, 'new-name'))?.scene).toEqual(before?.scene)
  await loadRedirects(ctx)
  expect(redirectAt(`/blog/${shipped.slug}`)).toMatchObject({ to: '/blog/new-name', status: 301 })
  await movePost(ctx, { id: copy.id, version: live.version, state: 'archived' })
  expect(await findPost(ctx, 'new-name')).toBeUndefined()
  expect(await wasWithdrawn(ctx, 'new-name')).toBe(true)
  expect((await listPosts(ctx)).length).toBe(blog.length - 1)
})

test('an address that was changed twice leads on at once, and back again leaves no loop', async () => {
  const ctx = (await testCtx()).as('editor')
  let post = await written(ctx, 'One')
  post = await publishPost(ctx, { id: post.id, version: post.version })
  for (const slug of ['two', 'three']) {
    post = await savePost(ctx, { id: post.id, version: post.version, fields: { ...post.fields, slug } })
    post = await publishPost(ctx, { id: post.id, version: post.version })
  }
  await loadRedirects(ctx)
  expect([redirectAt('/blog/one')?.to, redirectAt('/blog/two/')?.to]).toEqual(['/blog/three', '/blog/three'])
  post = await savePost(ctx, { id: post.id, version: post.version, fields: { ...post.fields, slug: 'one' } })
  await publishPost(ctx, { id: post.id, version: post.version })
  await loadRedirects(ctx)
  expect(redirectAt('/blog/one')).toBeUndefined()
  expect([redirectAt('/blog/two')?.to, redirectAt('/blog/three')?.to]).toEqual(['/blog/one', '/blog/one'])
})

test('two articles never share an address, and a page takes the place of a redirect from its address', async () => {
  const ctx = (await testCtx()).as('editor')
  const first = await written(ctx, 'Kilns')
  await publishPost(ctx, { id: first.id, version: first.version })
  const second = await written(ctx, 'Kilns')
  await expect(publishPost(ctx, { id: second.id, version: second.version })).rejects.toMatchObject({
    errors: { slug: 'Another article has this address' },
  })
  const third = await written(ctx, 'Edge', { slug: 'edge-or-cloud' })
  await expect(publishPost(ctx, { id: third.id, version: third.version })).rejects.toMatchObject({
    errors: { slug: 'Another article has this address' },
  })
  await createRedirect(ctx, { from: '/blog/ovens', to: '/blog/kilns', status: 301 })
  const fourth = await written(ctx, 'Ovens')
  await publishPost(ctx, { id: fourth.id, version: fourth.version })
  await loadRedirects(ctx)
  expect(redirectAt('/blog/ovens')).toBeUndefined()
})

test('the history keeps what was published and what another author left, and brings it back', async () => {
  const ctx = await testCtx()
  const [one, other] = [ctx.as('editor'), ctx.as('admin')]
  let post = await written(one, 'First words')
  post = await publishPost(one, { id: post.id, version: post.version })
  post = await savePost(one, {
    id: post.id,
    version: post.version,
    fields: { ...post.fields, body: 'Second.' },
  })
  post = await savePost(other, {
    id: post.id,
    version: post.version,
    fields: { ...post.fields, body: 'Third.' },
  })
  const { items } = await listPostVersions(ctx.as('sales'), post.id)
  expect(items.map(({ fields, reason, isLive }) => [fields.body, reason, isLive])).toEqual([
    ['Second.', 'saved', false],
    [words.body, 'published', true],
    ['', 'saved', false],
  ])
  const published = items.find(({ reason }) => reason === 'published')
  const restored = await restorePost(other, {
    id: post.id,
    version: post.version,
    number: published?.number ?? 0,
  })
  expect(restored.fields.body).toBe(words.body)
  const after = await listPostVersions(other, post.id)
  expect(after.items.slice(0, 2).map(({ fields, reason }) => [fields.body, reason])).toEqual([
    [words.body, 'restored'],
    ['Third.', 'saved'],
  ])
  await expect(
    restorePost(other, { id: post.id, version: restored.version, number: 99 }),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('only a draft that never was public is deleted', async () => {
  const ctx = (await testCtx()).as('editor')
  const draft = await written(ctx, 'Kilns')
  const live = await written(ctx, 'Ovens')
  await publishPost(ctx, { id: live.id, version: live.version })
  await expect(deletePost(ctx, live.id)).rejects.toMatchObject({ code: 'conflict' })
  await deletePost(ctx, draft.id)
  expect(await ctx.db.select().from(posts).where(eq(posts.id, draft.id))).toEqual([])
})

test('K10: a post is found by its title and its text in any state, by those who may read content, to be edited', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Kilns that tell the truth')
  const other = await written(ctx, 'Ovens', { body: 'Ovens are no kilns, says 100% of bakers.' })
  const found = async (q: string, who = ctx) =>
    (await findAnything(who, [postFinder], q)).groups.flatMap(({ items }) => items)
  expect(await found('kilns')).toEqual([
    { id: draft.id, title: 'Kilns that tell the truth', detail: 'Draft', url: `/content/posts/${draft.id}` },
    { id: other.id, title: 'Ovens', detail: 'Draft', url: `/content/posts/${other.id}` },
  ])
  expect(await found('100%')).toHaveLength(1)
  expect(await found('0_')).toEqual([])
  expect(await found('kilns', ctx.as('analyst'))).toEqual([])
})
