import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { deliverMail } from './mail-delivery.server.ts'

test('a mail that is erased while its file is written leaves no file', async () => {
  const ctx = await testCtx()
  const id = await ctx.sendMail({
    kind: 'contact.sales',
    to: 'sales@site.test',
    subject: 'Enquiry',
    text: 'Good morning',
    html: '<p>Good morning</p>',
  })
  const folder = join(ctx.settings.dataDir, 'mail')
  const eraser = await ctx.database.pool.connect()
  onTestFinished(() => eraser.release())
  await eraser.query('begin')
  await eraser.query('delete from mails where id = $1', [id])
  const delivery = deliverMail(ctx, id)
  await expect.poll(() => readdir(folder).catch(() => [])).toEqual([expect.stringContaining(`${id}.eml`)])
  await eraser.query('commit')
  await delivery
  expect(await readdir(folder)).toEqual([])
})
