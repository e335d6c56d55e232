import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { deliverMails } from '#features/mail/mail-delivery.server.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import { leaveNews } from '#features/newsletter/preferences.server.ts'
import { minuteMs } from '#lib/durations.ts'
import { everybody, type Segment } from './issue.schema.ts'
import { createIssue, getIssue, sendTestIssue, updateIssue } from './issues.server.ts'
import { noteNewsBounce } from './outgoing.server.ts'
import { continueIssue, sendBatch, sendIssue, stopIssue } from './send-issue.server.ts'

const address = (i: number) => `reader${i}@plant.example`

async function readers(ctx: TestCtx, count: number, more: Partial<typeof subscribers.$inferInsert> = {}) {
  const now = ctx.clock.now()
  await ctx.db.insert(subscribers).values(
    Array.from({ length: count }, (_, i) => ({
      email: address(i),
      emailKey: address(i),
      state: 'confirmed' as const,
      leaveKey: `key-${i}`,
      confirmedAt: now,
      createdAt: now,
      ...more,
    })),
  )
}

async function draft(ctx: TestCtx, segment: Segment = everybody) {
  const { id } = await createIssue(ctx)
  const body = 'Hello,\n\n## Scrap fell\n\nSee [the note](/blog).'
  return updateIssue(ctx, { id, version: 1, subject: 'What was measured', body, segment })
}

const start = async (ctx: TestCtx, segment?: Segment) => sendIssue(ctx, await draft(ctx, segment))

async function queued(ctx: TestCtx): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ id: string }>(
    "select id from mails where kind = 'newsletter.issue' order by created_at, id",
  )
  return rows.map(({ id }) => id)
}

/** A mail server of the test's own, and a context that writes to it. */
async function withMailbox(settings: Partial<TestCtx['settings']> = {}) {
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const ctx = await testCtx({ settings: { smtpUrl: mailbox.url, ...settings } })
  return { ctx, mailbox }
}

const arrived = (mailbox: { mails: { to?: { address?: string | undefined }[] | undefined }[] }) =>
  mailbox.mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()

test('R8: each mail of a newsletter bears the headers of the one click and its reader’s own link', async () => {
  const { ctx, mailbox } = await withMailbox()
  await readers(ctx, 2)
  const { id } = await start(ctx)
  expect(await sendBatch(ctx)).toBe(2)
  await deliverMails(ctx, await queued(ctx))
  expect(arrived(mailbox)).toEqual([address(0), address(1)])
  for (const mail of mailbox.mails) {
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    const key = mail.to?.[0]?.address === address(0) ? 'key-0' : 'key-1'
    const link = `https://site.test/newsletter/preferences?key=${key}&issue=${id}`
    expect(header('list-unsubscribe')).toBe(`<${link}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(link)
    expect(mail.text).toContain('the note (https://site.test/blog)')
    expect(mail.html).toContain('<h2>Scrap fell</h2>')
    expect(mail.html).toContain('href="https://site.test/blog"')
    // No tracking pixel, no marked links.
    expect(mail.html).not.toMatch(/<img|utm_/)
  }
  expect(await getIssue(ctx, id)).toMatchObject({ state: 'sent', recipients: 2, figures: { sent: 2 } })
  expect(await queued(ctx)).toEqual([])
})

test('R8: only who confirmed gets it, and of a segment only who is in it', async () => {
  const ctx = await testCtx()
  await readers(ctx, 1, { topics: ['rules'], country: 'IE', sector: 'retail' })
  for (const [i, state] of (['pending', 'unsubscribed', 'bounced'] as const).entries())
    await ctx.db.insert(subscribers).values({
      email: `x${i}@plant.example`,
      emailKey: `x${i}@plant.example`,
      state,
      leaveKey: `x${i}`,
      createdAt: ctx.clock.now(),
    })
  const counted = async (segment: Partial<Segment>) =>
    (await draft(ctx, { ...everybody, ...segment })).recipients
  expect(await counted({})).toBe(1)
  expect(await counted({ topics: ['rules', 'tools'] })).toBe(1)
  expect(await counted({ topics: ['hiring'] })).toBe(0)
  expect(await counted({ sectors: ['retail'] })).toBe(1)
  expect(await counted({ sectors: ['healthcare'] })).toBe(0)
  expect(await counted({ countries: ['GB'] })).toBe(0)
  expect(await counted({ since: '2026-11-18' })).toBe(1)
  expect(await counted({ since: '2026-11-19' })).toBe(0)
  await ctx.db.update(subscribers).set({ topics: [] })
  expect(await counted({ topics: ['hiring'] })).toBe(1)
})

test('it leaves at its rate, of all servers together, and each reader is in one batch', async () => {
  const ctx = await testCtx({ settings: { newsletterPerMinute: 4 } })
  await readers(ctx, 10)
  const { id } = await start(ctx)
  const both = await Promise.all([sendBatch(ctx), sendBatch(ctx)])
  expect(both.toSorted()).toEqual([0, 4])
  expect(await sendBatch(ctx)).toBe(0)
  ctx.clock.advance(minuteMs + 1)
  expect(await sendBatch(ctx)).toBe(4)
  ctx.clock.advance(minuteMs + 1)
  expect(await sendBatch(ctx)).toBe(2)
  const { rows } = await ctx.database.pool.query('select "to" from mails')
  expect(new Set(rows.map(({ to }) => to)).size).toBe(10)
  expect(rows).toHaveLength(10)
  expect(await getIssue(ctx, id)).toMatchObject({ state: 'sending', figures: { queued: 10, waiting: 0 } })
})

test('R8: a server that dies while it hands a mail over makes nobody get it twice, also beside a second one', async () => {
  const { ctx, mailbox } = await withMailbox()
  await readers(ctx, 5)
  const { id } = await start(ctx)
  await sendBatch(ctx)
  const ids = await queued(ctx)
  // As a server leaves it that was killed after the mail server had taken the first, and before it wrote that down.
  await ctx.database.pool.query('update newsletter_deliveries set begun_at = now() where mail_id = $1', [
    ids[0],
  ])
  const [lost] = (await ctx.database.pool.query('select "to" from mails where id = $1', [ids[0]])).rows
  const second = ctx.as('system')
  await Promise.all([deliverMails(ctx, ids), deliverMails(second, ids)])
  const to = arrived(mailbox)
  expect(new Set(to).size).toBe(to.length)
  expect(to).toEqual([0, 1, 2, 3, 4].map(address).filter((one) => one !== lost.to))
  const { figures, state } = await getIssue(ctx, id)
  expect(figures).toMatchObject({ sent: 4, uncertain: 1, queued: 0, waiting: 0 })
  expect(state).toBe('sent')
})

test('a line that breaks before the answer is not tried again, a mail server that is away is', async () => {
  const { ctx, mailbox } = await withMailbox()
  await readers(ctx, 1)
  const { id } = await start(ctx)
  await sendBatch(ctx)
  const away = { ...ctx, settings: { ...ctx.settings, smtpUrl: 'smtp://127.0.0.1:1' } }
  const [failure] = (await deliverMails(away, await queued(ctx))).failures
  expect(failure?.message).toContain('can’t be reached')
  expect(await getIssue(ctx, id)).toMatchObject({ state: 'sending', figures: { queued: 1 } })
  mailbox.mood = 'refuses for now'
  await deliverMails(ctx, await queued(ctx))
  expect(await getIssue(ctx, id)).toMatchObject({ figures: { queued: 1 } })
  mailbox.mood = 'hangs'
  const impatient = { ...ctx, settings: { ...ctx.settings, smtpUrl: `${mailbox.url}?socketTimeout=300` } }
  await deliverMails(impatient, await queued(ctx))
  expect(await getIssue(ctx, id)).toMatchObject({ state: 'sent', figures: { uncertain: 1, queued: 0 } })
  expect(await queued(ctx)).toEqual([])
})

test('an address that the mail server refuses for good, or that a report returns, is written to no more', async () => {
  const { ctx, mailbox } = await withMailbox()
  await readers(ctx, 1)
  const { id } = await start(ctx)
  await sendBatch(ctx)
  mailbox.mood = 'refuses for good'
  await deliverMails(ctx, await queued(ctx))
  expect(await getIssue(ctx, id)).toMatchObject({ figures: { bounced: 1 } })
  const states = async () =>
    (await ctx.db.select({ state: subscribers.state }).from(subscribers)).map(({ state }) => state)
  expect(await states()).toEqual(['bounced'])

  await ctx.db.update(subscribers).set({ state: 'confirmed' })
  mailbox.mood = 'takes mail'
  const next = await start(ctx)
  await sendBatch(ctx)
  const mailIds = await queued(ctx)
  await deliverMails(ctx, mailIds)
  expect(await noteNewsBounce(ctx, { reason: 'Mailbox full', isFinal: false, mailIds })).toBe(true)
  expect(await states()).toEqual(['confirmed'])
  expect(await noteNewsBounce(ctx, { reason: 'No such user', isFinal: true, mailIds })).toBe(true)
  expect(await states()).toEqual(['bounced'])
  expect(await getIssue(ctx, next.id)).toMatchObject({ figures: { bounced: 1, sent: 0 } })
  expect(await noteNewsBounce(ctx, { reason: 'x', isFinal: true, mailIds: [crypto.randomUUID()] })).toBe(
    false,
  )
})

test('whoever leaves while it is being sent gets nothing of it any more, and is counted with the issue whose link they used', async () => {
  const { ctx, mailbox } = await withMailbox({ newsletterPerMinute: 2 })
  await readers(ctx, 4)
  const { id } = await start(ctx)
  await sendBatch(ctx)
  const { rows } = await ctx.database.pool.query<{ key: string; state: string }>(
    `select s.leave_key as key, d.state from newsletter_deliveries d join newsletter_subscribers s on s.id = d.subscriber_id`,
  )
  const inOutbox = rows.find(({ state }) => state === 'queued')
  const waiting = rows.find(({ state }) => state === 'waiting')
  await leaveNews(ctx.as('visitor'), inOutbox?.key ?? '', id)
  await leaveNews(ctx.as('visitor'), waiting?.key ?? '', id)
  await deliverMails(ctx, await queued(ctx))
  ctx.clock.advance(minuteMs + 1)
  await sendBatch(ctx)
  await deliverMails(ctx, await queued(ctx))
  expect(mailbox.mails).toHaveLength(2)
  expect(await getIssue(ctx, id)).toMatchObject({ state: 'sent', left: 2, figures: { sent: 2, skipped: 2 } })
})

test('a stop holds what is in the outbox too, and going on sends the rest once', async () => {
  const { ctx, mailbox } = await withMailbox({ newsletterPerMinute: 3 })
  await readers(ctx, 5)
  const { id, version } = await start(ctx)
  await sendBatch(ctx)
  const stopped = await stopIssue(ctx, { id, version })
  await deliverMails(ctx, await queued(ctx))
  expect(mailbox.mails).toEqual([])
  ctx.clock.advance(minuteMs + 1)
  expect(await sendBatch(ctx)).toBe(0)
  await expect(continueIssue(ctx, { id, version })).rejects.toMatchObject({ code: 'conflict' })
  await continueIssue(ctx, { id, version: stopped.version })
  for (let i = 0; i < 2; i++) {
    await sendBatch(ctx)
    await deliverMails(ctx, await queued(ctx))
    ctx.clock.advance(minuteMs + 1)
  }
  expect(arrived(mailbox)).toEqual([0, 1, 2, 3, 4].map(address))
})

test('one with a time begins then, to whoever is on the list then', async () => {
  const ctx = await testCtx()
  const one = await draft(ctx)
  const at = new Date(ctx.clock.now().getTime() + 10 * minuteMs).toISOString()
  expect(await sendIssue(ctx, { ...one, at })).toMatchObject({ state: 'scheduled', sendAt: at })
  await readers(ctx, 2)
  expect(await sendBatch(ctx)).toBe(0)
  ctx.clock.advance(10 * minuteMs)
  expect(await sendBatch(ctx)).toBe(2)
})

test('what is sent has words, and is changed no more; a second press is told so', async () => {
  const ctx = await testCtx()
  const empty = await createIssue(ctx)
  await expect(sendIssue(ctx, empty)).rejects.toMatchObject({
    code: 'invalid',
    errors: { subject: expect.any(String) },
  })
  const one = await draft(ctx)
  await sendIssue(ctx, one)
  await expect(sendIssue(ctx, one)).rejects.toMatchObject({ code: 'conflict' })
  const { id, version } = await getIssue(ctx, one.id)
  await expect(
    updateIssue(ctx, { id, version, subject: 'Other', body: 'x', segment: everybody }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('editors write it, sales and analysts do not; a test goes to oneself alone, and its link opens nothing', async () => {
  const ctx = await testCtx()
  await readers(ctx, 1)
  const editor = ctx.as('editor')
  const { id } = await draft(editor)
  for (const role of ['sales', 'analyst'] as const)
    await expect(getIssue(ctx.as(role), id)).rejects.toMatchObject({ code: 'forbidden' })
  await sendTestIssue(editor, id)
  const { rows } = await ctx.database.pool.query('select "to", subject, html from mails')
  expect(rows).toMatchObject([{ to: 'editor@site.test', subject: 'Test: What was measured' }])
  expect(`${rows[0].html}`).not.toContain('key-0')
})
