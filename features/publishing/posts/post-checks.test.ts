import { expect, test } from 'vitest'
import { blog } from '#content/blog/index.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { checkPost } from './staff-posts.server/check-post.ts'
import { createPost } from './staff-posts.server/create-post.ts'
import { listPostItems } from './staff-posts.server/list-posts.ts'
import { publishPost } from './staff-posts.server/publish-post.ts'
import { savePost } from './staff-posts.server/save-post.ts'
import { postFields } from './post.schema.ts'

async function written(ctx: TestCtx, title: string) {
  const draft = await createPost(ctx, { title })
  const fields = { ...draft.fields, description: 'What a kiln tells.', body: 'Kilns drift.' }
  return savePost(ctx, { id: draft.id, version: draft.version, fields })
}

test('the check shows the page, finds broken links and anchors, and lets no HTML through', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Kilns')
  const body = `See [x](javascript:alert(1)) [a](/no-such-page) [b](#why) [c](#nowhere) [d](/qa#certificates)
[e](/blog/edge-or-cloud#sum-one-bytes) [f](https://standards.example/x) [g](/blog/edge-or-cloud#gone)

## Why

Because <b>it</b> is.

<script>alert(1)</script>`
  const check = await checkPost(ctx, { id: draft.id, fields: { ...draft.fields, body } })
  expect(check.links.map(({ to, verdict }) => [to, verdict])).toEqual([
    ['/no-such-page', 'missing'],
    ['#why', 'ok'],
    ['#nowhere', 'no anchor'],
    ['/qa#certificates', 'ok'],
    ['/blog/edge-or-cloud#sum-one-bytes', 'ok'],
    ['https://standards.example/x', 'not checked'],
    ['/blog/edge-or-cloud#gone', 'no anchor'],
  ])
  expect(JSON.stringify(check.post.body)).not.toContain('"to":"javascript')
  expect(check.seo).toMatchObject({
    url: expect.stringContaining('/blog/kilns'),
    picture: '/pictures/social/blog.png',
  })
  expect(check.advice).toContain('HTML is shown as text: write Markdown')
  expect(check.faults).toEqual({})
})

test('the list holds every article once, by state, in pages, and a forged cursor is refused', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  const draft = await written(ctx, 'Zebra kilns')
  const planned = await written(ctx, 'Ovens')
  await publishPost(ctx, { id: planned.id, version: planned.version, publishAt: '2026-12-01T08:00:00Z' })
  await createPost(ctx, { shipped: 'edge-or-cloud' })
  for (const sort of ['-updated', 'title', 'publish'] as const) {
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await listPostItems(ctx, { sort, limit: 4, cursor })
      seen.push(...page.items.map(({ slug }) => slug))
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(new Set(seen).size, sort).toBe(seen.length)
    expect(seen.length, sort).toBe(blog.length + 2)
    await expect(
      listPostItems(ctx, {
        sort,
        limit: 4,
        cursor: Buffer.from(`["${sort}","x\\u0000","a"]`).toString('base64url'),
      }),
    ).rejects.toMatchObject({ code: 'invalid' })
  }
  const of = async (state: 'draft' | 'scheduled') =>
    (await listPostItems(ctx, { sort: 'title', limit: 25, state })).items.map(({ id }) => id)
  expect([await of('draft'), await of('scheduled')]).toEqual([[draft.id], [planned.id]])
  const found = await listPostItems(ctx, { sort: 'title', limit: 25, q: 'ZEBRA%' })
  expect(found.items).toEqual([])
})

test('an address is small letters, figures and single hyphens, and no field takes what can’t be stored', () => {
  const fields = {
    title: 'A',
    description: '',
    category: 'measurement',
    tags: [],
    author: '',
    picture: null,
    useCases: [],
    solutions: [],
    roles: [],
    body: '',
  }
  for (const slug of ['../etc', 'a/b', 'A', 'a--b', '-a', 'a b', 'ü', '%2e%2e', 'a\n'])
    expect(postFields.safeParse({ ...fields, slug }).success, slug).toBe(false)
  expect(postFields.safeParse({ ...fields, slug: 'a-b-1' }).success).toBe(true)
  expect(postFields.safeParse({ ...fields, slug: '', title: 'a\nb' }).success).toBe(false)
  expect(postFields.safeParse({ ...fields, slug: '', body: 'a\0' }).success).toBe(false)
})
