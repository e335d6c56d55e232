import { expect } from 'vitest'
import { z } from 'zod'
import { test } from '#tests/site-test.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'

const accepted = z.object({
  success: z.literal(true),
  id: z.uuid(),
  message: z.string(),
  replyBy: z.iso.datetime(),
})
const refused = z.object({
  message: z.string().min(1),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})

const expectRefusal = async (answer: Response, status: number) => {
  const text = await answer.text()
  expect(answer.status, text).toBe(status)
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d/)
  return refused.parse(JSON.parse(text))
}

test('an enquiry is answered with 201, an id and the time of the reply, and two mails go out', async ({
  site,
  mailbox,
}) => {
  const answer = await postJson(
    `${site.url}/api/contact`,
    enquiry({ email: 'first@plant.example', message: 'The first of all enquiries.' }),
  )
  expect(answer.status).toBe(201)
  const { message, replyBy } = accepted.parse(await answer.json())
  expect(message).toBe('Thanks for your message! We will get back to you soon.')
  expect(new Date(replyBy).getTime()).toBeGreaterThan(Date.now())
  const mails = await eventually(
    () => {
      const ours = mailbox.mails.filter((mail) =>
        [mail.to, mail.replyTo].some((list) =>
          list?.some(({ address }) => address === 'first@plant.example'),
        ),
      )
      return ours.length === 2 ? ours : undefined
    },
    { withinMs: 10_000, what: 'a mail to sales and one to the visitor' },
  )
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
})

test('the same enquiry sent twice at once is one enquiry with one id', async ({ site }) => {
  const body = enquiry({ email: 'twice@plant.example', message: 'Pressed the button twice.' })
  const answers = await Promise.all([1, 2, 3].map(() => postJson(`${site.url}/api/contact`, body)))
  const ids = await Promise.all(answers.map(async (answer) => accepted.parse(await answer.json()).id))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(ids).size).toBe(1)
})

/** A well-formed address of so many letters. */
function emailOf(length: number): string {
  const start = `${'m'.repeat(60)}@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.`
  return start + 'x'.repeat(length - start.length)
}

const wrongFields: [string, Record<string, unknown>, string][] = [
  ['a missing name', { name: undefined }, 'name'],
  ['a name of one letter', { name: 'A' }, 'name'],
  ['a name of blanks', { name: '     ' }, 'name'],
  ['a name of 101 letters', { name: 'n'.repeat(101) }, 'name'],
  ['a name that is a number', { name: 7 }, 'name'],
  ['a name that is a list', { name: ['Maeve'] }, 'name'],
  ['a missing email', { email: undefined }, 'email'],
  ['an email without an at-sign', { email: 'maeve.plant.example' }, 'email'],
  ['an email of 255 letters', { email: emailOf(255) }, 'email'],
  ['two emails', { email: 'a@plant.example, b@plant.example' }, 'email'],
  ['an email with a line break', { email: 'a@plant.example\r\nBcc: b@plant.example' }, 'email'],
  ['a missing company', { company: undefined }, 'company'],
  ['a company of blanks', { company: '   ' }, 'company'],
  ['a company of 151 letters', { company: 'c'.repeat(151) }, 'company'],
  ['a phone of 31 digits', { phone: '4'.repeat(31) }, 'phone'],
  ['a phone that is an object', { phone: { area: 20 } }, 'phone'],
  ['a message of 5,001 letters', { message: 'm'.repeat(5001) }, 'message'],
  ['a message that is true', { message: true }, 'message'],
  ['a source that is a text', { source: 'google' }, 'source'],
]

for (const [what, changes, field] of wrongFields) {
  test(`${what} is refused with a message for ${field}`, async ({ site }) => {
    const { code, errors } = await expectRefusal(
      await postJson(`${site.url}/api/contact`, enquiry(changes)),
      422,
    )
    expect(code).toBe('invalid')
    expect(errors?.[field]).toBeTruthy()
  })
}

const longestFields: Record<string, unknown>[] = [
  { name: 'Al' },
  { name: 'n'.repeat(100) },
  { company: 'c' },
  { company: 'c'.repeat(150) },
  { phone: '4'.repeat(30) },
  { message: 'm'.repeat(5000) },
  { phone: undefined, message: undefined, website: undefined },
  { name: 'Σωκράτης 李 🙂', company: '«Ünïcode» & Söhne' },
]

test('every field is taken at its limit', async ({ site }) => {
  for (const [i, changes] of longestFields.entries()) {
    const body = enquiry({ email: `limit${i}@plant.example`, message: `Limit number ${i}`, ...changes })
    const answer = await postJson(`${site.url}/api/contact`, body)
    expect(answer.status, JSON.stringify(changes)).toBe(201)
  }
})

test('an email of 254 letters is taken', async ({ site }) => {
  const email = emailOf(254)
  expect(email).toHaveLength(254)
  const answer = await postJson(`${site.url}/api/contact`, enquiry({ email, message: 'A long address.' }))
  expect(answer.status).toBe(201)
})

test('a body of 32 KB is read and one byte more is refused with 413', async ({ site }) => {
  const padded = (bytes: number) => {
    const body = {
      ...enquiry({ email: 'size@plant.example', message: 'Of exactly this size.' }),
      padding: '',
    }
    return JSON.stringify({ ...body, padding: 'p'.repeat(bytes - JSON.stringify(body).length) })
  }
  expect(Buffer.byteLength(padded(32 * 1024))).toBe(32 * 1024)
  expect((await postJson(`${site.url}/api/contact`, padded(32 * 1024))).status).toBe(201)
  await expectRefusal(await postJson(`${site.url}/api/contact`, padded(32 * 1024 + 1)), 413)
})

test('a body of unknown length is cut at the same limit', async ({ site }) => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(97)),
  })
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  }
  const answer = await fetch(`${site.url}/api/contact`, request)
  await expectRefusal(answer, 413)
})

test('broken JSON, an empty body and JSON that is no object are refused', async ({ site }) => {
  for (const body of ['{"name": "Mae', '{]', ''])
    await expectRefusal(await postJson(`${site.url}/api/contact`, body), 400)
  for (const body of ['null', '[]', '7', '"text"'])
    await expectRefusal(await postJson(`${site.url}/api/contact`, body), 422)
})

test('other content types are refused with 415', async ({ site }) => {
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '']) {
    const answer = await postJson(`${site.url}/api/contact`, JSON.stringify(enquiry()), {
      'content-type': type,
    })
    await expectRefusal(answer, 415)
  }
})

test('a plain form is answered with 303 to the thanks page', async ({ site }) => {
  const fields = Object.entries(enquiry({ email: 'form@plant.example', message: 'Without a script.' })).map(
    ([name, value]): [string, string] => [name, String(value)],
  )
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact/thanks')
})

test('other methods are answered with 405 and what is allowed', async ({ site }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${site.url}/api/contact`, { method })
    expect(answer.headers.get('allow')).toContain('POST')
    await expectRefusal(answer, 405)
  }
})

test('prototype names and duplicated keys change nothing', async ({ site }) => {
  const body = JSON.stringify(
    enquiry({ email: 'proto@plant.example', message: 'Names of prototypes.' }),
  ).replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"name":"Earlier Name",')
  expect((await postJson(`${site.url}/api/contact`, body)).status).toBe(201)
  expect('isAdmin' in {}).toBe(false)
})

test('an enquiry that fills the trap is answered like any other and is not kept as a lead', async ({
  site,
}) => {
  const answer = await postJson(
    `${site.url}/api/contact`,
    enquiry({ email: 'robot@plant.example', website: 'http://buy.example', message: 'From a robot.' }),
  )
  expect(answer.status).toBe(201)
  accepted.parse(await answer.json())
  const token = await signIn(site.url)
  const leads = await fetch(`${site.url}/api/leads?q=robot@plant.example`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await leads.json()).toMatchObject({ items: [] })
})
