import { expect, test } from 'vitest'
import { apiApp } from '#tests/api-app.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { contactApi } from './contact.api.ts'

async function contactApp() {
  const { ctx, app } = await apiApp(contactApi)
  const post = (body: string, type = 'application/json') =>
    app.request('/api/contact', { method: 'POST', body, headers: { 'content-type': type } })
  return { ctx, app, post, send: (body: object) => post(JSON.stringify(body)) }
}

const ann = {
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  message: 'Hello',
  website: '',
}

test('JSON is answered with 201 and the promise', async () => {
  const { send } = await contactApp()
  const response = await send({ ...ann, formStartTime: '1' })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    success: true,
    message: 'Thanks for your message! We will get back to you soon.',
  })
})

test('a plain form is answered with 303 to the page of thanks', async () => {
  const { ctx, post } = await contactApp()
  const form = new URLSearchParams({ ...ann, marketingOptIn: 'on' }).toString()
  const response = await post(form, 'application/x-www-form-urlencoded;charset=UTF-8')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/contact/thanks')
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry?.consents.map(({ kind, given }) => [kind, given])).toEqual([
    ['privacy', true],
    ['marketing', true],
  ])
})

test('each wrong field is named with its message', async () => {
  const { send } = await contactApp()
  const response = await send({ name: 'A', email: 'x', company: ' ', phone: '1'.repeat(31), message: 5 })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    message: 'Name must be at least 2 characters',
    errors: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      company: 'Company name is required',
      phone: 'Please use at most 30 characters',
      message: expect.any(String),
    },
  })
})

test('a body of 32 KB fits and one byte more does not', async () => {
  const { post } = await contactApp()
  const padded = (bytes: number) => {
    const body = JSON.stringify({ ...ann, padding: '' })
    return body.replace('"padding":""', `"padding":"${'x'.repeat(bytes - body.length)}"`)
  }
  expect((await post(padded(32 * 1024))).status).toBe(201)
  expect((await post(padded(32 * 1024 + 1))).status).toBe(413)
})

test('broken JSON, other content types and other shapes are told plainly', async () => {
  const { post, send, app } = await contactApp()
  expect((await post('{"name":')).status).toBe(400)
  expect((await post('name=x', 'text/plain')).status).toBe(415)
  expect((await post('<a/>', 'multipart/form-data; boundary=x')).status).toBe(415)
  for (const body of [[], { name: {} }, { ...ann, source: 'x' }, { ...ann, website: [] }])
    expect((await send(body)).status).toBe(422)
  for (const body of ['null', '7', '"x"']) expect((await post(body)).status).toBe(422)
  const get = await app.request('/api/contact')
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
})

test('sent twice at once it is one enquiry with one id', async () => {
  const { ctx, send } = await contactApp()
  const answers = await Promise.all([send(ann), send(ann)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(first.id).toBe(second.id)
  expect(await ctx.db.$count(enquiries)).toBe(1)
})

test('too many are answered with 429 and Retry-After', async () => {
  const { send } = await contactApp()
  for (let i = 0; i < 3; i++) await send({ ...ann, message: `${i}` })
  const response = await send({ ...ann, email: 'other@castings.example' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('naughty words come back from the database as they went in', async () => {
  const { ctx, send } = await contactApp()
  const name = `Robert'); DROP TABLE leads;-- ﷽ Ω≈ç`
  const message = '<script>alert(1)</script> ${7*7} {{x}} =cmd|/C calc \u202eabc %00 \\u0000 ١٢٣ 🏳️‍🌈'
  expect((await send({ ...ann, name, message })).status).toBe(201)
  expect((await ctx.db.select().from(enquiries))[0]).toMatchObject({ name, message })
})

test('a challenge is there for the asking, and never the same', async () => {
  const { app } = await contactApp()
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await app.request('/api/contact/challenge')).json()),
  )
  expect(one).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: expect.any(String) })
  expect(one.signature).not.toBe(other.signature)
})
