import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureMarkdown } from '#features/media/picture-mark.ts'
import { storePicture } from '#features/media/pictures.server.ts'
import { testCtx } from '#tests/context.ts'
import { checkPost } from './staff-posts.server/check-post.ts'
import { createPost } from './staff-posts.server/create-post.ts'
import { publishPost } from './staff-posts.server/publish-post.ts'
import { savePost } from './staff-posts.server/save-post.ts'

const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6f8f' } })
  .png()
  .toBuffer()

test('a picture without words, or one that isn’t kept in that size, is saved as a draft and never published', async () => {
  const ctx = (await testCtx()).as('editor')
  const picture = await storePicture(ctx, bytes)
  const whole = pictureMarkdown(picture, 'A kiln')
  const refused: [string, RegExp][] = [
    [pictureMarkdown(picture, ''), /^Line 3: this picture needs words/],
    [whole.replace(picture.id, crypto.randomUUID()), /^Line 3: this picture isn’t kept here/],
    [whole.replace('64x48', '64x480'), /^Line 3: this picture isn’t kept here/],
  ]
  let post = await createPost(ctx, { title: 'Kilns' })
  const write = async (body: string) => {
    const fields = { ...post.fields, description: 'What a kiln tells.', body }
    post = await savePost(ctx, { id: post.id, version: post.version, fields })
    return publishPost(ctx, { id: post.id, version: post.version })
  }
  for (const [markdown, message] of refused) {
    await expect(write(`One.\n\n${markdown}\n`)).rejects.toMatchObject({
      code: 'invalid',
      errors: { body: expect.stringMatching(message) },
    })
    const { faults } = await checkPost(ctx, { id: post.id, fields: post.fields })
    expect(faults['body']).toMatch(message)
  }
  expect(await write(`One.\n\n${whole}\n`)).toMatchObject({ state: 'published' })
})
