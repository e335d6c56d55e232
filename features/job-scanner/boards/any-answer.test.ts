import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reading, sampleJson } from '#tests/fake-boards/answered-with.ts'
import { documentOf, postingOf } from '#tests/fake-boards/board-documents.ts'
import { providers, type Provider } from './board.ts'

const slice = { skip: 0, limit: 100, total: 1 }
const jsonProviders = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'teamtailor',
] as const
const at = { baseUrl: 'https://acme.example/jobs' }

/** All answers that a reading of the sample asks for, the last an empty one. */
function answersOf(provider: Provider): unknown[] {
  const first = documentOf(provider, undefined, slice).body
  if (provider === 'smartrecruiters')
    return [JSON.parse(first), JSON.parse(postingOf('74983486', undefined).body)]
  return [jsonProviders.some((name) => name === provider) ? JSON.parse(first) : first]
}

type Path = (string | number)[]

/** Where every value of a JSON document stands. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))]
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return change(value)
  const inner = changed(Reflect.get(value, key), rest, change)
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? inner : one))
  return { ...value, [key]: inner }
}

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    '\u0000',
    '__proto__',
    'a'.repeat(5000),
    '<p>',
    '%',
    'http://',
    '2026-99-99',
    'UK',
  ),
)

test.each(jsonProviders)(
  '%s: whatever values stand in an answer, it comes to something that a board may come to',
  async (provider) => {
    const answers = answersOf(provider)
    const places = answers.flatMap((answer, index) => pathsOf(answer).map((path) => ({ index, path })))
    expect(places.length).toBeGreaterThan(8)
    const change = fc.record({ place: fc.constantFrom(...places), value: odd })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const given = changes.reduce<unknown[]>(
          (all, { place, value }) =>
            all.map((answer, index) =>
              index === place.index ? changed(answer, place.path, () => value) : answer,
            ),
          answers,
        )
        const { read } = await reading(provider, given, at)
        expect(['read', 'failed']).toContain(read.kind)
        if (read.kind === 'read')
          for (const job of read.jobs) expect([job.externalId, job.title]).not.toContain('')
      }),
      { numRuns: 300 },
    )
  },
)

test.each(providers)(
  '%s: an answer that is cut anywhere, or has anything put in, comes to something',
  async (provider) => {
    const [first] = answersOf(provider)
    const text = typeof first === 'string' ? first : JSON.stringify(first)
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '"',
        '{',
        ']',
        '<',
        '<!--',
        '<![CDATA[',
        '</position>',
        '&x;',
        '<!DOCTYPE x>',
        '\\u0000',
        '<script>',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(30), piece, async (from, length, put) => {
        const { read } = await reading(provider, [text.slice(0, from) + put + text.slice(from + length)], at)
        expect(['read', 'failed']).toContain(read.kind)
      }),
      { numRuns: 300 },
    )
  },
)

test.each([
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'teamtailor',
  'personio',
  'rss',
] as const)('%s: an answer that is cut short is never taken for a board', async (provider) => {
  const [first] = answersOf(provider)
  const text = typeof first === 'string' ? first : JSON.stringify(first)
  for (let end = 0; end < text.length; end += 7) {
    expect((await reading(provider, [text.slice(0, end)], at)).read.kind).toBe('failed')
  }
})

const contacts = [
  ['jane.doe@acme-people.example', /jane\.doe|acme-people/],
  ['Jane Doe <jane.doe@acme-people.example>', /jane\.doe|acme-people/],
  ['jane.doe [at] acme-people [dot] example', /jane\.doe|acme-people/],
  ['+44 20 7946 0911', /7946|0911/],
  ['(020) 7946 0911', /7946|0911/],
  ['+353 85 946 0911', /0911/],
] as const

test.each(jsonProviders)('%s: an address put into any text does not come out', async (provider) => {
  const answers = answersOf(provider)
  for (const [contact, trace] of contacts) {
    for (const [index, answer] of answers.entries()) {
      for (const path of pathsOf(answer)) {
        const put = (old: unknown) => (typeof old === 'string' ? `${old} ask ${contact} today` : old)
        const given = answers.map((one, at) => (at === index ? changed(one, path, put) : one))
        const { read } = await reading(provider, given, at)
        expect(JSON.stringify(read), `${contact} in ${path.join('.')}`).not.toMatch(trace)
      }
    }
  }
})

test('an address in the text of a feed, a page or a position does not come out', async () => {
  const personio = readFileSync(
    new URL('../../../tests/fake-boards/samples/personio.xml', import.meta.url),
    'utf8',
  )
  const posting = sampleJson('jobposting-ld')
  for (const [contact, trace] of contacts) {
    const safe = contact.replaceAll('<', '&lt;')
    const inXml = personio.replace(/>([^<>]+)<\//g, `>$1 ask ${safe} today</`)
    const inFeed = documentOf('rss', undefined, slice)
      .body.replace(/>([^<>]+)<\/(title|guid|author|link)>/g, `>$1 ask ${safe} today</$2>`)
      .replace('Ship retrieval.', `Ship it. ${safe}`)
    for (const path of pathsOf(posting)) {
      const inPosting = changed(posting, path, (old) =>
        typeof old === 'string' ? `${old} ask ${contact} today` : old,
      )
      expect(JSON.stringify((await reading('jobposting', [JSON.stringify(inPosting)], at)).read)).not.toMatch(
        trace,
      )
    }
    for (const [provider, body] of [
      ['personio', inXml],
      ['rss', inFeed],
    ] as const) {
      const { read } = await reading(provider, [body], at)
      expect(read).toMatchObject({ kind: 'read', jobs: { length: 1 } })
      expect(JSON.stringify(read)).not.toMatch(trace)
    }
  }
})
