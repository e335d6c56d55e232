import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { findAnything } from '#features/find/find-anything.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { userActor } from '#features/context/actor.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { testCtx } from '#tests/context.ts'
import { messages } from './correspondence.table.server.ts'
import { keepMessage } from './inbound/keep-message.server.ts'
import { readMail } from './inbound/read-mail.ts'
import { mailFinder } from './mail-finder.server.ts'

const found = async (ctx: Ctx, q: string) =>
  (await findAnything(ctx, [mailFinder], q)).groups.flatMap(({ items }) => items)

const receive = async (ctx: Ctx, from: string, subject: string, body: string, head = '') =>
  keepMessage(ctx, {
    mail: await readMail(
      Buffer.from(
        `From: ${from}\r\nTo: sales@site.test\r\nSubject: ${subject}\r\nMessage-ID: <${subject.length}@x.example>\r\n${head}\r\n\r\n${body}`,
      ),
    ),
    receivedAt: ctx.clock.now(),
  })

test('K10: a mail is found by words of its subject and of its text, and leads to its lead, or to the inbox while nobody knows whose it is', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const lead = await createLead(ctx, { name: 'Ann Lee', email: 'ann@castings.example', source: 'manual' })
  await receive(
    ctx,
    'Ann Lee <ann@castings.example>',
    'The second press',
    'The zirconium lining has cracked again.',
  )
  await receive(
    ctx,
    'news@fair.example',
    'Fair in spring',
    'Stands by the harbour are still free.',
    'Precedence: bulk\r\n',
  )
  const ofAnn = {
    title: 'The second press',
    detail: 'Ann Lee · The zirconium lining has cracked again.',
    url: `/lead-form/${lead.id}`,
  }
  expect(await found(ctx, 'zirconium lini')).toMatchObject([ofAnn])
  expect(await found(ctx, 'second press')).toMatchObject([ofAnn])
  expect(await found(ctx, 'harbour')).toMatchObject([{ title: 'Fair in spring', url: '/inbox' }])
  expect(await found(ctx, 'gearbox')).toEqual([])
})

test('K10: neither a mail that was taken back or discarded is found, nor one of a deleted lead, or of a colleague’s where a role sees only its own', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const colleague = {
    userId: randomUUID(),
    name: 'Bea',
    email: 'bea@site.test',
    role: 'sales',
    sessionId: randomUUID(),
  } as const
  await createLead(ctx, { name: 'Ann Lee', email: 'ann@castings.example', source: 'manual' })
  await ctx.db.update(leads).set({ ownerId: colleague.userId })
  await receive(ctx, 'ann@castings.example', 'Press', 'The zirconium lining has cracked.')
  await receive(ctx, 'news@fair.example', 'Stands', 'Zirconium stands.', 'Precedence: bulk\r\n')
  const limited = (userId: string) => ctx.as(userActor({ ...colleague, userId, seesOnlyOwnLeads: true }))
  expect(await found(limited(colleague.userId), 'zirconium')).toHaveLength(2)
  expect(await found(limited(randomUUID()), 'zirconium')).toMatchObject([{ title: 'Stands' }])
  await ctx.db.update(messages).set({ state: 'discarded' }).where(eq(messages.subject, 'Stands'))
  expect(await found(ctx, 'zirconium')).toMatchObject([{ title: 'Press' }])
  await ctx.db.update(leads).set({ stage: 'deleted' })
  expect(await found(ctx, 'zirconium')).toEqual([])
  await ctx.db.update(leads).set({ stage: 'new' })
  expect(await found(ctx, 'zirconium')).toHaveLength(1)
  await ctx.db.update(messages).set({ state: 'cancelled' }).where(eq(messages.subject, 'Press'))
  expect(await found(ctx, 'zirconium')).toEqual([])
})
