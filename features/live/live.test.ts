import { createParser } from 'eventsource-parser'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import type { UserActor } from '#features/context/actor.ts'
import { isUser } from '#features/context/actor.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { keepMessage } from '#features/correspondence/inbound/keep-message.server.ts'
import { readMail } from '#features/correspondence/inbound/read-mail.ts'
import { createTask } from '#features/leads/tasks/tasks.server.ts'
import { hearLive, streamLive, type FindActors } from './live-hub.server.ts'
import { isTouched } from './live-kinds.ts'
import { tellLive } from './live.server.ts'

const request = () => new Request('https://site.test/api/live', { headers: { accept: 'text/event-stream' } })
const ann = { name: 'Ann Byrne', email: 'ann@castings.example', company: 'Byrne Castings' }
const enquiry = { ...ann, source: 'contact' as const, touch: {}, consents: [] }

/** The changes of a stream, one at a time. */
function reading(response: Response) {
  const told: { event: string | undefined; data: unknown }[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => told.push({ event, data: JSON.parse(data) }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(async () => void (await reader?.cancel().catch(() => undefined)))
  return async () => {
    for (let next = told.shift(); ; next = told.shift()) {
      if (next) return next
      const part = await reader?.read()
      if (!part || part.done) throw new Error('The stream ended')
      parser.feed(part.value)
    }
  }
}

/** Another server on the same database: readers are known by the settings of their process. */
const otherServer = (ctx: TestCtx): TestCtx => ({ ...ctx, settings: { ...ctx.settings } })

const allLive: FindActors = async (_, ids) => {
  const anyone = (sessionId: string) => [sessionId, actorOf(sessionId)] as const
  return new Map(ids.map(anyone))
}
const known = new Map<string, UserActor>()
function actorOf(sessionId: string): UserActor {
  const actor = known.get(sessionId)
  if (!actor) throw new Error('Nobody opened a stream with this session')
  return actor
}

async function hearing(ctx: TestCtx, findActors = allLive) {
  const listener = await hearLive(ctx, ctx.database, findActors)
  onTestFinished(() => listener.close())
  return listener
}

function open(ctx: TestCtx) {
  if (isUser(ctx.actor)) known.set(ctx.actor.sessionId, ctx.actor)
  return reading(streamLive(ctx, request()))
}

test('an enquiry that one server keeps is told on another within two seconds, as its id and nothing of the person', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const away = otherServer(ctx)
  await hearing(away)
  const next = open(away)
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  const started = performance.now()
  const told = await next()
  expect(performance.now() - started).toBeLessThan(2000)
  expect(told).toEqual({ event: 'changed', data: { changes: [{ kind: 'lead', ids: [leadId] }] } })
  expect(JSON.stringify(told)).not.toMatch(/Ann|castings/i)
})

test('a mail of a lead that one server keeps is told on another within two seconds', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  const away = otherServer(ctx)
  await hearing(away)
  const next = open(away)
  const raw = Buffer.from(
    `From: ${ann.email}\r\nTo: sales@site.test\r\nMessage-ID: <1@castings.example>\r\n\r\nHello`,
  )
  const started = performance.now()
  await keepMessage(ctx.as('system'), { mail: await readMail(raw), receivedAt: ctx.clock.now() })
  expect(await next()).toEqual({ event: 'changed', data: { changes: [{ kind: 'lead', ids: [leadId] }] } })
  expect(performance.now() - started).toBeLessThan(2000)
})

test('what is rolled back is never told', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx)
  const next = open(ctx)
  const fail = async () => {
    throw new Error('The mail could not be queued')
  }
  await expect(recordEnquiry(ctx.as('system'), enquiry, fail)).rejects.toThrow('could not be queued')
  await tellLive(ctx, { kind: 'supplier', ids: null })
  expect(await next()).toMatchObject({ data: { changes: [{ kind: 'supplier', ids: null }] } })
})

test('a role hears only of what it may read; of a lead the analyst hears that figures changed', async () => {
  const ctx = await testCtx({ role: 'analyst' })
  await hearing(ctx)
  const analyst = open(ctx)
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  await tellLive(ctx, { kind: 'supplier', ids: [leadId] })
  expect(await analyst()).toEqual({ event: 'changed', data: { changes: [{ kind: 'figures', ids: null }] } })
})

test('what concerns one person is told to nobody else', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx)
  const colleague = ctx.as('sales')
  const mine = open(ctx)
  const theirs = open(colleague)
  await tellLive(ctx, { kind: 'notification', ids: null, to: ctx.actor.userId ?? '' })
  expect(await mine()).toMatchObject({ data: { changes: [{ kind: 'notification' }] } })
  await tellLive(ctx, { kind: 'mail', ids: null })
  expect(await theirs()).toMatchObject({ data: { changes: [{ kind: 'mail' }] } })
})

test('a task is told with its lead, and many changes in a moment as one event', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx)
  const { leadId } = await recordEnquiry(ctx.as('visitor'), enquiry)
  await sleep(300)
  const next = open(ctx)
  await createTask(ctx, { leadId, title: 'Send the offer', dueAt: '2026-11-19T10:00:00Z' })
  await createTask(ctx, { leadId, title: 'Call again', dueAt: '2026-11-20T10:00:00Z' })
  const { data } = await next()
  expect(data).toMatchObject({ changes: [{ kind: 'task', ids: expect.arrayContaining([]) }] })
})

test('a reader whose session ends is cut off when the log tells of the user', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx, async () => new Map())
  const next = open(ctx)
  await ctx.audit({ action: 'session.ended', entity: 'user', entityId: ctx.actor.userId ?? '' })
  await expect(next()).rejects.toThrow('The stream ended')
})

test('a change of somebody else’s account cuts nobody else off', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx, async () => new Map())
  const next = open(ctx)
  await ctx.audit({ action: 'user.update', entity: 'user', entityId: crypto.randomUUID() })
  await tellLive(ctx, { kind: 'lead', ids: null })
  expect(await next()).toMatchObject({ data: { changes: [{ kind: 'lead' }] } })
})

test('one person holds at most twelve streams, a visitor none, and a server that stops ends all and opens no more', async () => {
  const ctx = await testCtx({ role: 'sales' })
  const listener = await hearing(ctx)
  expect(() => streamLive(ctx.as('visitor'), request())).toThrow('sign in')
  const streams = Array.from({ length: 12 }, () => open(ctx))
  expect(() => open(ctx)).toThrow('too many windows')
  open(ctx.as('sales'))
  await listener.close()
  await expect(streams[0]?.()).rejects.toThrow('The stream ended')
  expect(() => open(ctx)).toThrow('Too many are listening')
})

test('after the line to the database was lost everything is read again', async () => {
  const ctx = await testCtx({ role: 'sales' })
  await hearing(ctx)
  const next = open(ctx)
  await ctx.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen live' and datname = current_database()",
  )
  expect(await next()).toMatchObject({ event: 'all' })
})

test('another lead’s change leaves an open lead alone, and reads every list again', () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const change = { kind: 'lead' as const, ids: [one] }
  expect(isTouched(`/api/leads/${one}`, change)).toBe(true)
  expect(isTouched(`/api/leads/${other}`, change)).toBe(false)
  expect(isTouched(`/api/leads/${other}`, { kind: 'lead', ids: null })).toBe(true)
  for (const list of ['/api/leads?sort=reply', '/api/leads/stages?q=x', '/api/dashboard', '/api/inbox'])
    expect(isTouched(list, change), list).toBe(true)
  for (const else_ of ['/api/user', '/api/suppliers', '/api/backups'])
    expect(isTouched(else_, change), else_).toBe(false)
})
