import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { appOn } from '#tests/whole-app.ts'
import { pictureSource } from '#lib/stored-picture.ts'
import { answerPicture, deletePicture, findPictures, storePicture } from './pictures.server.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f8f' } })
const noise = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>')

test('a picture is kept in the widths of the site up to its own, as WebP', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const stored = await storePicture(ctx, await plain(900, 600).jpeg().toBuffer())
  expect(stored).toMatchObject({ width: 900, height: 600, widths: [320, 640, 768, 900] })
  expect(await findPictures(ctx, [stored.id])).toEqual(new Map([[stored.id, stored]]))
  expect(pictureSource(stored).srcSet).toContain(`/media/${stored.id}-640.webp 640w`)
  const file = await appOn(ctx).app.request(`/media/${stored.id}-640.webp`, {}, environment)
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({
    width: 640,
    height: 427,
    format: 'webp',
  })
})

const environment = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }

test('a picture wider than the widest is shrunk to it, and a small one stays as it is', async () => {
  const ctx = await testCtx({ role: 'admin' })
  const wide = await storePicture(ctx, await plain(4000, 1000).png().toBuffer())
  expect(wide).toMatchObject({ width: 1536, height: 384, widths: [320, 640, 768, 1024, 1280, 1536] })
  const exact = await storePicture(ctx, await plain(640, 640).webp().toBuffer())
  expect(exact.widths).toEqual([320, 640])
  expect((await storePicture(ctx, await plain(80, 60).png().toBuffer())).widths).toEqual([80])
})

test('a photo taken with the camera on its side is turned upright, and where it was taken is gone', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const photo = await plain(800, 400)
    .withExif({ IFD0: { Artist: 'Ann Byrne' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id, width, height } = await storePicture(ctx, photo)
  expect([width, height]).toEqual([400, 800])
  const file = Buffer.from(await (await answerPicture(ctx, `${id}-400.webp`)).arrayBuffer())
  const { exif, orientation } = await sharp(file).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(file.includes('Ann Byrne')).toBe(false)
})

test('what is no picture, an SVG, a damaged file, one too small, too long or with too many pixels is refused in words', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const whole = await plain(600, 600).jpeg().toBuffer()
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const gif = await plain(64, 64).gif().toBuffer()
  const files: [Uint8Array, RegExp][] = [
    [new Uint8Array(), /no picture/],
    [Buffer.from('hello, this is a text'), /no picture/],
    [noise, /JPEG, PNG, WebP or AVIF/],
    [gif, /JPEG, PNG, WebP or AVIF/],
    [whole.subarray(0, Math.floor(whole.length / 2)), /damaged/],
    [await plain(400, 20).png().toBuffer(), /smaller than 32 pixels/],
    [await plain(900, 100).png().toBuffer(), /8 times/],
    [bomb, /60 million pixels/],
  ]
  for (const [file, words] of files)
    await expect(storePicture(ctx, file)).rejects.toMatchObject({
      code: 'invalid',
      errors: { picture: expect.stringMatching(words) },
    })
})

test('a deleted picture is gone with its files; another address shows nothing', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const { id } = await storePicture(ctx, await plain(400, 300).png().toBuffer())
  for (const name of [
    `${id}-401.webp`,
    `${id}.webp`,
    'x',
    `${id.toUpperCase()}-400.webp`,
    `${id}-400.webp.png`,
  ])
    await expect(answerPicture(ctx, name)).rejects.toMatchObject({ code: 'not_found' })
  await deletePicture(ctx, id)
  await expect(answerPicture(ctx, `${id}-400.webp`)).rejects.toMatchObject({ code: 'not_found' })
  expect(await findPictures(ctx, [id])).toEqual(new Map())
})

test('who may not write content stores no picture, and a picture is only read', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await expect(storePicture(ctx, new Uint8Array())).rejects.toMatchObject({ code: 'forbidden' })
  const { status, headers } = await appOn(ctx).ask('POST', '/media/x')
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
