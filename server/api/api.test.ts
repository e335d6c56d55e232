import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '#features/context/endpoint.ts'
import { testCtx } from '#tests/context.ts'
import { mountEndpoints, type AppContext } from './api.ts'
import { errorAnswer } from '#server/http/errors.ts'
import { openApiDocument } from './openapi.ts'

const note = z.object({ text: z.string().check(z.minLength(2, 'Too short')), count: z.optional(z.number()) })
const endpoints = [
  endpoint({
    method: 'POST',
    path: '/api/notes/:id',
    summary: 'Write a note',
    access: 'public',
    acceptsForm: true,
    bodyBytes: 1024,
    params: z.object({ id: z.uuid() }),
    body: note,
    response: note,
    status: 201,
    handle: async (_ctx, { body }) => body,
  }),
  endpoint({
    method: 'GET',
    path: '/api/secret',
    summary: 'Read',
    access: 'users.read',
    handle: async () => undefined,
  }),
]

async function app(role: 'sales' | 'admin' | 'visitor' = 'visitor') {
  const ctx = await testCtx({ role })
  const hono = new Hono<AppContext>()
  hono.onError((error, c) => {
    const { status, body, headers } = errorAnswer(error)
    return c.json(body, status as 500, headers)
  })
  hono.use(async (c, next) => {
    c.set('ctx', ctx)
    await next()
  })
  mountEndpoints(hono, endpoints)
  return hono
}

const id = '5f0c2f6e-93b1-4a53-9a51-2f9d6f0c1c11'
const send = (hono: Hono<AppContext>, body: BodyInit, type = 'application/json', path = `/api/notes/${id}`) =>
  hono.request(path, { method: 'POST', body, headers: { 'content-type': type } })

test('JSON and form bodies reach the verb by the same schema', async () => {
  const hono = await app()
  const json = await send(hono, JSON.stringify({ text: 'hello' }))
  expect([json.status, await json.json()]).toEqual([201, { text: 'hello' }])
  expect((await send(hono, 'text=hello', 'application/x-www-form-urlencoded')).status).toBe(201)
})

test('what does not fit is told field by field', async () => {
  const answer = await send(await app(), JSON.stringify({ text: 'x' }))
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { message: 'Too short', code: 'invalid', errors: { text: 'Too short' } },
  ])
})

test('broken JSON, a wrong type, too much and a wrong parameter each have their own answer', async () => {
  const hono = await app()
  expect((await send(hono, '{"text":')).status).toBe(400)
  expect((await send(hono, '<a/>', 'text/xml')).status).toBe(415)
  expect((await send(hono, JSON.stringify({ text: 'x'.repeat(2000) }))).status).toBe(413)
  expect((await send(hono, '{"text":"ab"}', 'application/json', '/api/notes/7')).status).toBe(404)
  expect((await send(hono, 'null')).status).toBe(422)
})

test('another method is told which ones there are', async () => {
  const answer = await (await app()).request(`/api/notes/${id}`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a visitor is asked to sign in, a role without the permission is refused', async () => {
  expect((await (await app()).request('/api/secret')).status).toBe(401)
  expect((await (await app('sales')).request('/api/secret')).status).toBe(403)
  expect((await (await app('admin')).request('/api/secret')).status).toBe(204)
})

test('the OpenAPI document tells parameters, bodies, permissions and answers', () => {
  const document = openApiDocument(endpoints, 'https://site.test')
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/notes/{id}': {
        post: {
          parameters: [{ name: 'id', in: 'path', required: true }],
          requestBody: { content: { 'application/json': {}, 'application/x-www-form-urlencoded': {} } },
          responses: { 201: {}, default: {} },
        },
      },
      '/api/secret': {
        get: { 'x-permission': 'users.read', security: [{ session: [] }], responses: { 204: {} } },
      },
    },
  })
})

test('a body that breaks off isn’t a fault of the server', async () => {
  const hono = await app()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"text":"ha'))
      controller.error(new Error('aborted'))
    },
  })
  const sent: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  }
  const answer = await hono.request(new Request(`http://site.test/api/notes/${id}`, sent))
  expect([answer.status, await answer.json()]).toMatchObject([408, { code: 'timeout' }])
})
