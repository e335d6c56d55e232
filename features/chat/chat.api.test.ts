import { expect, test } from 'vitest'
import { apiApp } from '#tests/api-app.ts'
import { chatApi } from './chat.api.ts'
import { chatTurns } from './chat.table.server.ts'

async function chatApp() {
  const { ctx, app } = await apiApp(chatApi)
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.request('/api/chatbot', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    ctx,
    app,
    post,
    say: (message: unknown, sessionId: unknown = null) => post(JSON.stringify({ message, sessionId })),
  }
}

test('the answer has the shape that the panel reads', async () => {
  const { say } = await chatApp()
  const response = await say('hello')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    reply: expect.any(String),
    kind: 'intent',
    sessionId: expect.stringMatching(/^[\w-]{22}$/),
    sources: [],
    quickReplies: expect.arrayContaining(['Manufacturing', 'Healthcare', 'Retail']),
    state: 'bot',
    turn: 2,
  })
})

test('a missing session is as good as none', async () => {
  const { post } = await chatApp()
  expect((await post('{"message":"hello"}')).status).toBe(200)
})

test('blank, over-long and unstorable messages, and other shapes, are told plainly and keep nothing', async () => {
  const { ctx, say, post } = await chatApp()
  for (const message of [
    '',
    '   \n',
    'x'.repeat(2001),
    'a\u0000b',
    '\ud800',
    7,
    null,
    {},
    ['hello'],
    undefined,
  ])
    expect((await say(message)).status, JSON.stringify(message)).toBe(422)
  for (const sessionId of [7, {}, [], 'x'.repeat(201)])
    expect((await say('hello', sessionId)).status).toBe(422)
  for (const body of ['null', '[]', '"x"']) expect((await post(body)).status).toBe(422)
  expect((await post('{"message":')).status).toBe(400)
  expect((await post('message=hello', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  )
  expect((await post(JSON.stringify({ message: 'x', padding: 'x'.repeat(17_000) }))).status).toBe(413)
  expect(await ctx.db.$count(chatTurns)).toBe(0)
})

test('2,000 characters fit', async () => {
  const { say } = await chatApp()
  expect((await say('é'.repeat(2000))).status).toBe(200)
})

test('too many are answered with 429 and Retry-After', async () => {
  const { say } = await chatApp()
  const { sessionId } = await (await say('hello')).json()
  for (let i = 0; i < 20; i++) await say('hello', sessionId)
  const response = await say('hello', sessionId)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('seconds'),
  })
})

test('the page that was read is remembered by its path alone', async () => {
  const { ctx, post } = await chatApp()
  await post('{"message":"hello"}', { referer: 'https://site.test/solutions?email=ann@castings.example' })
  const { rows } = await ctx.database.pool.query('select page from conversations')
  expect(rows).toEqual([{ page: '/solutions' }])
})

test('the stream asks for its session in a header, and other methods are refused', async () => {
  const { app } = await chatApp()
  const events = (headers: Record<string, string>) => app.request('/api/chatbot/events', { headers })
  expect((await events({})).status).toBe(400)
  expect((await events({ accept: 'text/event-stream', 'x-chat-session': 'nobody' })).status).toBe(404)
  const get = await app.request('/api/chatbot')
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})
