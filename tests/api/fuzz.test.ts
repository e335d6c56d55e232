import fc from 'fast-check'
import { expect } from 'vitest'
import { z } from 'zod'
import { test } from '#tests/site-test.ts'
import { signIn } from '#tests/visits.ts'
import { isLong, noted } from '#tests/attacks/ledger.ts'

const runs = isLong ? 60 : 10
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

const schema = z.record(z.string(), z.unknown())
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']) })).default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema }).optional() }) })
    .optional(),
})
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

const nasty = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    2 ** 53,
    1e308,
    '',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    '🙂'.repeat(50),
    'x'.repeat(3000),
    '__proto__',
    "' or 1=1 --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\r\nSet-Cookie: a=b',
    'https://[::1]/',
    '=cmd()',
    '0000-00-00',
    '9999999-12-31',
    'NaN',
    'Infinity',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)
const keys = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'id')

/** Values near what the schema asks for: mostly one field wrong, so that the others don't hide it. */
function bodyFor(wanted: Record<string, unknown>): fc.Arbitrary<unknown> {
  const properties = schema.safeParse(wanted['properties'])
  if (!properties.success) return nasty
  const fields = Object.keys(properties.data)
  const plain = {
    name: 'Fuzz Example',
    email: 'fuzz@plant.example',
    company: 'Fuzz',
    password: 'seven green lorries sleep',
  }
  const usual = Object.fromEntries(Object.entries(plain).filter(([name]) => fields.includes(name)))
  const changed = fc.dictionary(
    fc.oneof(...(fields.length ? [fc.constantFrom(...fields)] : []), keys),
    nasty,
    { maxKeys: 3 },
  )
  return fc.oneof(
    { weight: 3, arbitrary: changed.map((changes) => ({ ...usual, ...changes })) },
    { weight: 1, arbitrary: nasty },
  )
}

test('no input of any endpoint gives a 5xx or shows a stack', { timeout: 300_000 }, async ({ site }) => {
  const description = document.parse(await (await fetch(`${site.url}/api/openapi.json`)).json())
  expect(description.openapi).toMatch(/^3\.1/)
  const token = await signIn(site.url)
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
  )
  expect(operations.length).toBeGreaterThan(5)
  process.stdout.write(`fuzz: seed ${seed}, ${operations.length} operations, ${runs} requests each\n`)

  // Signing out would end the session that the others need.
  for (const { path, method, parameters, requestBody } of operations.filter(
    ({ path }) => !/logout|sessions/.test(path),
  )) {
    const values = fc.record(
      Object.fromEntries(parameters.map(({ name }) => [name, fc.option(nasty, { nil: undefined })])),
    )
    const body = requestBody
      ? bodyFor(requestBody.content['application/json']?.schema ?? {})
      : fc.constant(undefined)
    const property = fc.asyncProperty(values, body, async (given, sent) => {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(given[name] ?? 'none'))
      const query = parameters
        .filter(({ name, in: place }) => place === 'query' && given[name] !== undefined)
        .map(({ name }) => `${encode(name)}=${encode(given[name])}`)
        .join('&')
      const answer = await fetch(`${site.url}${address}?${query}`, {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          ...(requestBody && { 'content-type': 'application/json' }),
        },
        ...(requestBody && { body: textOf(sent, given) }),
      })
      const text = await answer.text()
      if (answer.status >= 500 || /\bat \S+ \(\S+:\d+:\d+\)/.test(text))
        throw new Error(`${method} ${address}?${query} → ${answer.status} ${text.slice(0, 300)}`)
    })
    await fc.assert(property, { seed, numRuns: runs })
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  noted({
    attack: `fuzz of the OpenAPI document, seed ${seed}`,
    payloads: runs * operations.length,
    targets: operations.length,
    findings: [],
  })
})

/** As JSON; at times with its first key twice, the second time as a prototype, which no object can hold. */
function textOf(sent: unknown, given: Record<string, unknown>): string {
  const text = JSON.stringify(sent) ?? ''
  const key = /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1]
  const isTwice = key !== undefined && (text.length + Object.keys(given).length) % 5 === 0
  return isTwice
    ? `{${key}:{"__proto__":{"isAdmin":true}},"__proto__":[],${text.slice(1, -1)},${key}:null}`
    : text
}

/** Percent-encoded for an address; lone surrogates, which no address can hold, become question marks. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed())
}
