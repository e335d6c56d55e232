import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import type { Mail } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { clearOldMails, deliverMail } from './mail-delivery.server.ts'
import { countFailedMails, getMail, listMails, resendMail } from './mail.server.ts'
import { mails } from './mail.table.server.ts'

const hello: Mail = {
  kind: 'contact.sales',
  to: 'sales@site.test',
  replyTo: 'ann@castings.example',
  replyToName: 'Seán "O, Neill" <x@y.example>',
  subject: 'Enquiry from Seán Ó Murchú, 李 & Sons',
  text: 'Good morning\n.\n👍',
  html: '<p>Good morning</p>',
}

const stored = async (ctx: TestCtx, id: string) =>
  (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0]

test('the list goes page by page through mails of the same moment, and filters', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await ctx.sendMails(Array.from({ length: 7 }, (_, i) => ({ ...hello, subject: `${i}` })))
  ctx.clock.advance(1000)
  const last = await ctx.sendMail({ ...hello, kind: 'user.invitation' })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listMails(ctx, { limit: 3, cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen[0]).toBe(last)
  expect(new Set(seen).size).toBe(8)
  expect((await listMails(ctx, { limit: 9, kind: 'user.invitation' })).items).toHaveLength(1)
  expect((await listMails(ctx, { limit: 9, state: 'failed' })).items).toEqual([])
  await expect(listMails(ctx, { limit: 3, cursor: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' })
})

test('who may not read or resend mails is told so', async () => {
  const ctx = await testCtx({ role: 'editor' })
  const id = await ctx.sendMail(hello)
  await expect(listMails(ctx, { limit: 1 })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(getMail(ctx.as('visitor'), id)).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(resendMail(ctx.as('sales'), id)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await getMail(ctx.as('sales'), id)).toMatchObject({
    text: hello.text,
    replyTo: 'ann@castings.example',
  })
})

test('after 90 days texts and files are gone, and such a mail can’t be sent again', async () => {
  const ctx = await testCtx()
  const id = await ctx.sendMail(hello)
  await deliverMail(ctx, id)
  const folder = join(ctx.settings.dataDir, 'mail')
  const [name = ''] = await readdir(folder)
  await utimes(join(folder, name), ctx.clock.now(), ctx.clock.now())
  ctx.clock.advance(90 * dayMs + 1)
  await clearOldMails(ctx)
  expect(await stored(ctx, id)).toMatchObject({
    text: null,
    html: null,
    state: 'filed',
    to: 'sales@site.test',
  })
  expect(await readdir(folder)).toEqual([])
  await expect(resendMail(ctx, id)).rejects.toMatchObject({ code: 'gone' })
})

test('a mail that stayed queued past all its tries is shown as failed', async () => {
  const ctx = await testCtx({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } })
  const id = await ctx.sendMail(hello)
  await deliverMail(ctx, id).catch(() => undefined)
  ctx.clock.advance(3 * dayMs + 1)
  await clearOldMails(ctx)
  expect((await stored(ctx, id))?.state).toBe('failed')
})

test('mails that failed come first, in every page, and are counted; words of subject and address find a mail', async () => {
  const ctx = await testCtx()
  const ids: string[] = []
  for (let i = 0; i < 6; i++) {
    ids.push(await ctx.sendMail({ ...hello, subject: `Number ${i}` }))
    ctx.clock.advance(1000)
  }
  const failed = [ids[1] ?? '', ids[3] ?? '']
  await ctx.db.update(mails).set({ state: 'failed' }).where(inArray(mails.id, failed))
  const seen: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listMails(ctx, { limit: 2, cursor })
    seen.push(...page.items.map(({ subject }) => subject))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(seen).toEqual([3, 1, 5, 4, 2, 0].map((i) => `Number ${i}`))
  expect(await countFailedMails(ctx)).toBe(2)
  const found = await listMails(ctx, { limit: 25, q: 'number 4' })
  expect(found.items.map(({ id }) => id)).toEqual([ids[4]])
  expect((await listMails(ctx, { limit: 25, q: '%' })).items).toEqual([])
})
