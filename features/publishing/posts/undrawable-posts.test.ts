import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { listDocuments } from '#features/search/documents.server.ts'
import { createFaq, updateFaq } from '#features/publishing/faq/staff-faq.server/save-faq.ts'
import { jsonFeed, rssFeed } from './feeds.server.ts'
import { checkPost } from './staff-posts.server/check-post.ts'
import { createPost } from './staff-posts.server/create-post.ts'
import { getPost } from './staff-posts.server/get-post.ts'
import { listPostItems } from './staff-posts.server/list-posts.ts'
import { listPostVersions, restorePost } from './staff-posts.server/post-history.ts'
import { publishPost } from './staff-posts.server/publish-post.ts'
import { savePost } from './staff-posts.server/save-post.ts'
import { findPost, listPosts } from './posts.server.ts'
import { findPage, listPages } from '#features/publishing/published-pages.server.ts'

const deep = [`${'- '.repeat(3000)}a`, '> '.repeat(2500), `${'*a **a '.repeat(2000)}${'a** a*'.repeat(2000)}`]
const words = { description: 'What a kiln tells.', body: 'Kilns drift.' }

async function published(ctx: TestCtx, title: string) {
  const draft = await createPost(ctx, { title })
  const saved = await savePost(ctx, {
    id: draft.id,
    version: draft.version,
    fields: { ...draft.fields, ...words },
  })
  return publishPost(ctx, { id: saved.id, version: saved.version })
}

/** Writes a text past the rules, as a release before them did. */
async function plant(ctx: TestCtx, id: string, body: string) {
  for (const [table, column] of [
    ['post_versions', 'post_id'],
    ['posts', 'id'],
  ])
    await ctx.database.pool.query(
      `update ${table} set fields = jsonb_set(fields, '{body}', to_jsonb($2::text)) where ${column} = $1`,
      [id, body],
    )
}

test('a text that is nested too deeply is neither saved, checked, published nor brought back, and its line is named', async () => {
  const ctx = (await testCtx()).as('editor')
  const post = await published(ctx, 'Kilns')
  for (const text of deep) {
    const fields = { ...post.fields, body: `One.\n\n${text}` }
    const refusal = { code: 'invalid', errors: { body: expect.stringMatching(/^Line 3: .*nested/) } }
    await expect(savePost(ctx, { id: post.id, version: post.version, fields })).rejects.toMatchObject(refusal)
    await expect(checkPost(ctx, { id: post.id, fields })).rejects.toMatchObject(refusal)
    await plant(ctx, post.id, fields.body)
    await expect(publishPost(ctx, { id: post.id, version: post.version })).rejects.toMatchObject(refusal)
    const [kept] = (await listPostVersions(ctx, post.id)).items
    const restored = restorePost(ctx, { id: post.id, version: post.version, number: kept?.number ?? 0 })
    await expect(restored).rejects.toMatchObject(refusal)
  }
})

test('an answer that is nested too deeply is refused with its line', async () => {
  const ctx = (await testCtx()).as('editor')
  const entry = { group: 'security', question: 'Do you scan files?', answer: 'Yes.', see: [] }
  const made = await createFaq(ctx, entry)
  const answer = `Yes.\n\n${'> '.repeat(1500)}no`
  const refusal = { code: 'invalid', errors: { answer: expect.stringMatching(/^Line 3: .*nested/) } }
  await expect(createFaq(ctx, { ...entry, answer })).rejects.toMatchObject(refusal)
  await expect(updateFaq(ctx, { ...made, answer })).rejects.toMatchObject(refusal)
})

test('an article that was stored before the rules and can’t be drawn is left out, told to staff, and takes nothing else down', async () => {
  const ctx = (await testCtx()).as('editor')
  const good = await published(ctx, 'Quernstones')
  const bad = await published(ctx, 'Spindles')
  for (const text of deep) {
    await plant(ctx, bad.id, `Spindle words.\n${text}`)
    expect((await listPosts(ctx)).map(({ slug }) => slug)).not.toContain(bad.slug)
    expect(await findPost(ctx, bad.slug)).toBeUndefined()
    expect(await findPage(ctx, `/blog/${bad.slug}`)).toBeUndefined()
    for (const told of [
      JSON.stringify(await listPages(ctx)),
      JSON.stringify(await listDocuments(ctx)),
      JSON.stringify(await jsonFeed(ctx)),
      await rssFeed(ctx),
    ]) {
      expect(told).toContain(`/blog/${good.slug}`)
      expect(told).not.toContain(`/blog/${bad.slug}`)
    }
    const { reply } = await sendMessage(
      ctx.as('visitor'),
      { message: 'What do kilns tell?', sessionId: null },
      '/',
    )
    expect(reply).not.toBe('')
    const fault = expect.stringMatching(/^Line [12]: .*nested/)
    const { items } = await listPostItems(ctx, { sort: '-updated', limit: 100 })
    expect(items.filter((item) => item.fault !== null)).toMatchObject([{ id: bad.id, fault }])
    expect(await getPost(ctx, bad.id)).toMatchObject({ fault })
    expect(await getPost(ctx, good.id)).toMatchObject({ fault: null })
  }
  const present = await getPost(ctx, bad.id)
  const mended = await savePost(ctx, {
    id: bad.id,
    version: present.version,
    fields: { ...present.fields, body: 'Spindle words.' },
  })
  await publishPost(ctx, { id: bad.id, version: mended.version })
  expect(await findPost(ctx, bad.slug)).toBeDefined()
  expect(await getPost(ctx, bad.id)).toMatchObject({ fault: null })
})
