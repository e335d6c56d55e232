import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFetchGuard } from '#lib/fetch-guard/fetch-guard.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import {
  noticeRooms,
  pushBrowsers,
  pushKeys,
  roomNotices,
  notifications,
} from './notification.table.server.ts'
import { deliverNotification } from './notifications.server/deliver.ts'
import { keepBrowser } from './notifications.server/push-browsers.ts'
import { readPushKeys } from './notifications.server/push-keys.ts'
import { createRoom, listRooms } from './notifications.server/rooms.ts'
import { tellRoom, tryRoom } from './notifications.server/tell-room.ts'

/** A stand-in for Slack, Teams or a push service on this machine, which answers these statuses, one after another. */
async function standIn(...statuses: number[]) {
  const got: { url: string; headers: Record<string, unknown>; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    got.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(statuses[got.length - 1] ?? 200).end('ok')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = createFetchGuard({ userAgent: 'test', allowLoopback: [url], perHostIntervalMs: 0 })
  return { got, url, post }
}

const slack = { kind: 'slack' as const, name: '#sales', kinds: ['chat_waiting' as const] }
const webhook = 'https://hooks.slack.com/services/T0/B0/secret'

async function roomAt(ctx: TestCtx, url: string, kind: 'slack' | 'teams' = 'slack') {
  const { id } = await createRoom(ctx, { ...slack, kind, url: webhook })
  await ctx.db.update(noticeRooms).set({ url })
  return id
}

const noticeIds = async (ctx: TestCtx) => (await ctx.db.select().from(roomNotices)).map(({ id }) => id)

test('a room of Slack is told once, without a name, however often the job runs', async () => {
  const ctx = await testCtx()
  const { got, url, post } = await standIn()
  await roomAt(ctx, `${url}/hook`)
  await ctx.notify({ kind: 'chat_waiting', key: 'one', recordId: crypto.randomUUID() })
  await ctx.notify({ kind: 'chat_waiting', key: 'one', recordId: crypto.randomUUID() })
  await ctx.notify({ kind: 'task_due', key: 'not for this room' })
  const [id = '', ...more] = await noticeIds(ctx)
  expect(more).toEqual([])
  await Promise.all([tellRoom(ctx, id, post), tellRoom(ctx, id, post)])
  await tellRoom(ctx, id, post)
  expect(got.map(({ url, body }) => ({ url, body: JSON.parse(String(body)) }))).toEqual([
    {
      url: '/hook',
      body: {
        text: expect.stringMatching(
          /^Someone in the chat is waiting for a person\n<https:\/\/site\.test\/conversations\/[\w-]+\|Open it>$/,
        ),
      },
    },
  ])
})

test('what a service refuses is tried again, and the room says what was wrong', async () => {
  const ctx = await testCtx()
  const { got, url, post } = await standIn(500, 200)
  await roomAt(ctx, url, 'teams')
  await ctx.notify({ kind: 'chat_waiting', key: 'one' })
  const [id = ''] = await noticeIds(ctx)
  await expect(tellRoom(ctx, id, post)).rejects.toThrow('the service answered 500')
  expect((await listRooms(ctx)).items).toMatchObject([{ lastError: 'the service answered 500' }])
  await tellRoom(ctx, id, post)
  expect((await listRooms(ctx)).items).toMatchObject([{ lastError: null, lastSentAt: expect.any(String) }])
  expect(JSON.parse(String(got[1]?.body))).toMatchObject({
    type: 'message',
    attachments: [{ content: { type: 'AdaptiveCard' } }],
  })
})

test('a webhook inside the network is refused when it is given, and once more when it is asked', async () => {
  const ctx = await testCtx()
  for (const url of [
    'https://127.0.0.1/x',
    'https://10.0.0.5/x',
    'https://intranet/x',
    'https://169.254.169.254/',
  ])
    await expect(createRoom(ctx, { ...slack, url }), url).rejects.toMatchObject({ code: 'invalid' })
  const { got, url } = await standIn()
  const id = await roomAt(ctx, url)
  await expect(tryRoom(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
  expect(got).toEqual([])
})

test('the address of a webhook and the key of Web Push lie sealed, and open with the key before', async () => {
  const ctx = await testCtx({ settings: { secretsKey: 'a long secret of the site' } })
  const { id } = await createRoom(ctx, { ...slack, url: webhook })
  const made = await readPushKeys(ctx)
  const [room] = await ctx.db.select().from(noticeRooms)
  const [keys] = await ctx.db.select().from(pushKeys)
  expect(room?.url).toMatch(/^sealed1:/)
  expect(keys?.privateKey).toMatch(/^sealed1:/)
  const later = {
    ...ctx,
    settings: {
      ...ctx.settings,
      secretsKey: 'another secret of it',
      secretsKeyBefore: 'a long secret of the site',
    },
  }
  expect(await readPushKeys(later)).toEqual(made)
  expect((await listRooms(later)).items).toMatchObject([{ id, host: 'hooks.slack.com' }])
  const only = { ...later, settings: { ...later.settings, secretsKeyBefore: undefined } }
  expect(await readPushKeys(only)).toEqual(made)
})

const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

test('a browser gets what its reader chose, encrypted and signed; one that its service no longer knows is forgotten', async () => {
  const ctx = await testCtx()
  const { got, url, post } = await standIn(201, 410)
  const sales = await createTestUser(ctx, 'sales')
  await keepBrowser(sales.ctx, { endpoint: 'https://push.example.com/abc', keys })
  await ctx.db.update(pushBrowsers).set({ endpoint: `${url}/abc` })
  await ctx.notify({ kind: 'chat_waiting', key: 'one', recordId: crypto.randomUUID() })
  const [told] = await ctx.db.select().from(notifications)
  const id = told?.id ?? ''
  await deliverNotification(ctx, { id, channel: 'push' }, post)
  expect(got[0]).toMatchObject({
    url: '/abc',
    headers: {
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]+$/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
      urgency: 'high',
    },
  })
  expect(String(got[0]?.body)).not.toContain('chat')
  await deliverNotification(ctx, { id, channel: 'push' }, post)
  expect(await ctx.db.select().from(pushBrowsers)).toEqual([])
})

test('a browser belongs to who used it last, and none lies inside the network', async () => {
  const ctx = await testCtx()
  const one = await createTestUser(ctx, 'sales', 'one@site.test')
  const two = await createTestUser(ctx, 'sales', 'two@site.test')
  await keepBrowser(one.ctx, { endpoint: 'https://push.example.com/abc', keys })
  await keepBrowser(two.ctx, { endpoint: 'https://push.example.com/abc', keys })
  expect(await ctx.db.select().from(pushBrowsers)).toMatchObject([{ userId: two.id }])
  await expect(keepBrowser(one.ctx, { endpoint: 'https://192.168.0.4/abc', keys })).rejects.toMatchObject({
    code: 'invalid',
  })
})
