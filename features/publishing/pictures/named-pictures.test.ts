import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureMarkdown } from '#features/media/picture-mark.ts'
import {
  deleteUnusedPictures,
  findPictures,
  keepPictures,
  storePicture,
} from '#features/media/pictures.server.ts'
import { createEntry } from '#features/publishing/firm/entries.server/save-entry.ts'
import { setEntryPicture } from '#features/publishing/firm/entries.server/entry-picture.ts'
import { withPicture } from '#features/publishing/pages/editor/page-fields.ts'
import { getPage } from '#features/publishing/pages/staff-pages.server/list-pages.ts'
import { publishPage } from '#features/publishing/pages/staff-pages.server/publish-page.ts'
import { savePage } from '#features/publishing/pages/staff-pages.server/save-page.ts'
import { createPost } from '#features/publishing/posts/staff-posts.server/create-post.ts'
import { getPost } from '#features/publishing/posts/staff-posts.server/get-post.ts'
import { deletePost } from '#features/publishing/posts/staff-posts.server/move-post.ts'
import { savePost } from '#features/publishing/posts/staff-posts.server/save-post.ts'
import { dayMs } from '#lib/durations.ts'
import type { StoredPicture } from '#lib/stored-picture.ts'
import { takeBack } from '#tests/take-back.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { clearPictures } from './named-pictures.server.ts'

const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6f8f' } })
  .png()
  .toBuffer()
const vision = { folder: 'solutions', name: 'machine-vision' }

const remaining = async (ctx: TestCtx, pictures: Record<string, StoredPicture>) => {
  const found = await findPictures(
    ctx,
    Object.values(pictures).map(({ id }) => id),
  )
  return Object.keys(pictures).filter((name) => found.has(pictures[name]?.id ?? ''))
}

async function writePost(ctx: TestCtx, body: string, id?: string) {
  const draft = id === undefined ? await createPost(ctx, { title: 'Kilns' }) : undefined
  const present = draft ?? (await getPost(ctx, id ?? ''))
  return savePost(ctx, { id: present.id, version: present.version, fields: { ...present.fields, body } })
}

/** The page with a photo in the place of its drawing, or with the drawing again. */
async function writePage(ctx: TestCtx, photo?: StoredPicture) {
  const { version, text } = await getPage(ctx, vision)
  const path = ['photo']
  const picture = photo && { ...photo, alt: 'A kiln' }
  return savePage(ctx, { ...vision, version, text: withPicture(text, path, picture) })
}

test('what no draft, version, plan or entry names goes after 30 days, and nothing else', async () => {
  const ctx = (await testCtx()).as('editor')
  const store = () => storePicture(ctx, bytes)
  const pictures = {
    loose: await store(),
    ofArticle: await store(),
    ofArticlesPast: await store(),
    ofPlan: await store(),
    ofPagesPast: await store(),
  }
  const post = await writePost(ctx, pictureMarkdown(pictures.ofArticlesPast, 'A kiln'))
  ctx.clock.advance(3_600_000)
  await writePost(ctx, pictureMarkdown(pictures.ofArticle, 'A kiln'), post.id)
  await writePage(ctx, pictures.ofPagesPast)
  ctx.clock.advance(3_600_000)
  const plan = await writePage(ctx, pictures.ofPlan)
  const publishAt = new Date(ctx.clock.now().getTime() + 90 * dayMs).toISOString()
  await publishPage(ctx, { ...vision, version: plan.version, publishAt })
  ctx.clock.advance(3_600_000)
  await writePage(ctx)
  const entry = await createEntry(ctx, {
    kind: 'person',
    fields: { name: 'Example Ann', role: 'Engineer', did: 'Walks the line.', alt: '', profile: '' },
  })
  const { picture } = await setEntryPicture(ctx, { id: entry.id, version: entry.version, bytes })
  if (!picture) throw new Error('The entry has no picture')

  ctx.clock.advance(29 * dayMs)
  expect(await clearPictures(ctx)).toBe(0)
  const fresh = await store()
  ctx.clock.advance(2 * dayMs)
  expect(await clearPictures(ctx.as('system'))).toBe(1)
  expect(await remaining(ctx, { ...pictures, ofPerson: picture, fresh })).toEqual([
    'ofArticle',
    'ofArticlesPast',
    'ofPlan',
    'ofPagesPast',
    'ofPerson',
    'fresh',
  ])
})

test('a picture that another server’s save names while it is about to go stays', async () => {
  const ctx = (await testCtx()).as('editor')
  const [saved, saving, unused] = [
    await storePicture(ctx, bytes),
    await storePicture(ctx, bytes),
    await storePicture(ctx, bytes),
  ]
  const ids = [saved.id, saving.id, unused.id]
  let end = () => {}
  let transaction: Promise<void> | undefined
  ctx.clock.advance(dayMs)
  const deleted = deleteUnusedPictures(ctx, {
    usedBefore: ctx.clock.now(),
    async namedAmong() {
      // After the texts were looked through: one save is done, the other has not ended.
      await keepPictures(ctx, [saved.id])
      await new Promise<void>((begun) => {
        transaction = ctx.transaction(async (ctx) => {
          await keepPictures(ctx, [saving.id])
          begun()
          await new Promise<void>((go) => (end = go))
        })
      })
      setTimeout(() => end(), 100)
      return new Set()
    },
  })
  expect(await deleted).toBe(1)
  await transaction
  expect([...(await findPictures(ctx, ids)).keys()].toSorted()).toEqual([saved.id, saving.id].toSorted())
})

test('K7: pictures of a deleted draft are there when it comes back, and go 30 days after it was deleted unless another text names them', async () => {
  const ctx = (await testCtx()).as('editor')
  const pictures = { before: await storePicture(ctx, bytes), both: await storePicture(ctx, bytes) }
  const first = await writePost(ctx, pictureMarkdown(pictures.before, 'A kiln'))
  ctx.clock.advance(3_600_000)
  await writePost(ctx, pictureMarkdown(pictures.both, 'A kiln'), first.id)
  await writePost(ctx, `In words.\n\n${pictureMarkdown(pictures.both, 'The same kiln')}`)
  ctx.clock.advance(40 * dayMs)
  const { undo } = await deletePost(ctx, first.id)
  expect(await clearPictures(ctx)).toBe(0)
  await takeBack(ctx, undo)
  await deletePost(ctx, first.id)
  ctx.clock.advance(29 * dayMs)
  expect(await clearPictures(ctx)).toBe(0)
  ctx.clock.advance(2 * dayMs)
  await clearPictures(ctx)
  expect(await remaining(ctx, pictures)).toEqual(['both'])
})
