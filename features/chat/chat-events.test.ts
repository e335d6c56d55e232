import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { streamLive } from '#features/live/live-hub.server.ts'
import {
  answerConversation,
  releaseConversation,
} from './conversations/conversations.server/attend-conversation.ts'
import { hearChat, streamToVisitor } from './chat.server/chat-events.ts'
import { sendMessage } from './chat.server/send-message.ts'
import { conversations } from './chat.table.server.ts'

const request = (headers: Record<string, string> = {}) =>
  new Request('https://site.test/api/chatbot/events', {
    headers: { accept: 'text/event-stream', ...headers },
  })

/** Reads the events of a stream as they are asked for. */
function reading(response: Response) {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(async () => void (await reader?.cancel().catch(() => undefined)))
  return async (isIt: (event: EventSourceMessage) => boolean): Promise<EventSourceMessage> => {
    for (;;) {
      const found = events.findIndex(isIt)
      const [event] = found < 0 ? [] : events.splice(0, found + 1).slice(-1)
      if (event) return event
      const part = await reader?.read()
      if (!part || part.done) throw new Error('The stream ended')
      parser.feed(part.value)
    }
  }
}

const dataOf = ({ data }: EventSourceMessage): unknown => JSON.parse(data)
const isTurn = ({ event }: EventSourceMessage) => event === 'turn'

/** Another server on the same database: open streams are known by the settings of their process. */
const otherServer = (ctx: TestCtx): TestCtx => ({ ...ctx, settings: { ...ctx.settings } })

async function hearing(ctx: TestCtx) {
  const listener = await hearChat(ctx, ctx.database)
  onTestFinished(() => listener.close())
  return listener
}

async function waitingVisitor(ctx: TestCtx) {
  const { sessionId } = await sendMessage(ctx.as('visitor'), {
    message: 'Can I speak to a person?',
    sessionId: null,
  })
  const [row] = await ctx.db.select().from(conversations)
  return { sessionId, id: row?.id ?? '' }
}

test('what a colleague writes on one server appears in the panel that is open on another', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const away = otherServer(ctx)
  await hearing(away)
  const { sessionId, id } = await waitingVisitor(ctx)
  const next = reading(await streamToVisitor(away, request({ 'x-chat-session': sessionId })))
  expect(dataOf(await next(({ event }) => event === 'state'))).toEqual({ state: 'waiting', name: null })
  await answerConversation(ctx, { id, text: 'Good <b>morning</b>' })
  expect(dataOf(await next(isTurn))).toMatchObject({
    author: 'note',
    text: 'Test sales has joined the conversation.',
  })
  const answer = await next(isTurn)
  expect(dataOf(answer)).toMatchObject({ author: 'staff', text: 'Good <b>morning</b>', name: 'Test sales' })
  await releaseConversation(ctx, id)
  expect(dataOf(await next(({ event, data }) => event === 'state' && data.includes('bot')))).toEqual({
    state: 'bot',
    name: null,
  })
})

test('who comes back is told what was missed, once', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  await hearing(ctx)
  const { sessionId, id } = await waitingVisitor(ctx)
  await answerConversation(ctx, { id, text: 'First' })
  await answerConversation(ctx, { id, text: 'Second' })
  const next = reading(
    await streamToVisitor(ctx, request({ 'x-chat-session': sessionId, 'last-event-id': '4' })),
  )
  const event = await next(isTurn)
  expect(event.id).toBe('5')
  expect(dataOf(event)).toMatchObject({ text: 'Second' })
})

test('a stream is only opened for a living session that asks for one', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  for (const session of ['', 'made-up', 'A'.repeat(22)])
    await expect(streamToVisitor(ctx, request({ 'x-chat-session': session }))).rejects.toMatchObject({
      code: 'not_found',
    })
  const plain = new Request('https://site.test/api/chatbot/events')
  await expect(streamToVisitor(ctx, plain)).rejects.toMatchObject({ code: 'bad_request' })
})

test('one client holds at most twenty streams', async () => {
  const ctx = await testCtx({ role: 'visitor', limits: 'off' })
  const { sessionId } = await waitingVisitor(ctx)
  const open = () => streamToVisitor(ctx, request({ 'x-chat-session': sessionId }))
  const streams = []
  for (let i = 0; i < 20; i++) streams.push(await open())
  await expect(open()).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 15 })
  await streams[0]?.body?.cancel()
  await expect(open()).resolves.toBeDefined()
})

test('staff screens hear of every turn, and a server that stops ends all panels and opens no more', async () => {
  const ctx = await testCtx({ role: 'sales', limits: 'off' })
  const listener = await hearing(ctx)
  const next = reading(streamLive(ctx, request()))
  const { id, sessionId } = await waitingVisitor(ctx)
  expect(dataOf(await next(({ event }) => event === 'changed'))).toEqual({
    changes: [{ kind: 'conversation', ids: [id] }],
  })
  const panel = reading(await streamToVisitor(ctx, request({ 'x-chat-session': sessionId })))
  await panel(({ event }) => event === 'state')
  await listener.close()
  await expect(panel(isTurn)).rejects.toThrow('The stream ended')
  await expect(streamToVisitor(ctx, request({ 'x-chat-session': sessionId }))).rejects.toMatchObject({
    code: 'unavailable',
  })
})
