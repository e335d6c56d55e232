import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clearOldMails, deliverMails } from '#features/mail/mail-delivery.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { confirmed, erase, search } from '#tests/mentions.ts'
import { dayMs } from '#lib/durations.ts'

const lastWords = async (ctx: TestCtx): Promise<{ id: string; text: string }[]> =>
  (await ctx.database.pool.query("select id, text from mails where kind = 'privacy.erased'")).rows

test('a last word that can’t be sent is deleted within the week that it tells', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const id = await confirmed(ctx)
  await search(ctx, id)
  await erase(ctx, id)
  const [mail] = await lastWords(ctx)
  expect(mail?.text).toContain('deleted once it has been sent, and after seven days at the latest')
  ctx.clock.advance(5 * dayMs)
  await clearOldMails(ctx)
  expect(await lastWords(ctx)).toHaveLength(1)
  // The job runs daily: what it finds on the seventh day was there for less than seven.
  ctx.clock.advance(1.01 * dayMs)
  await clearOldMails(ctx)
  expect(await lastWords(ctx)).toEqual([])
})

test('a last word that is a file, since there is no mail server, is deleted within that week as well', async () => {
  const ctx = await testCtx({ limits: 'off' })
  const id = await confirmed(ctx)
  await search(ctx, id)
  await erase(ctx, id)
  await deliverMails(
    ctx,
    (await lastWords(ctx)).map(({ id }) => id),
  )
  expect(await lastWords(ctx)).toEqual([])
  const folder = join(ctx.settings.dataDir, 'mail')
  const [file = ''] = await readdir(folder)
  expect(file).toContain('privacy.erased')
  await utimes(join(folder, file), ctx.clock.now(), ctx.clock.now())
  ctx.clock.advance(5 * dayMs)
  await clearOldMails(ctx)
  expect(await readdir(folder)).toEqual([file])
  ctx.clock.advance(1.01 * dayMs)
  await clearOldMails(ctx)
  expect(await readdir(folder)).toEqual([])
})
