import { expect, test } from 'vitest'
import type { Behaviour } from '#tests/fake-boards/fake-boards.ts'
import { boards, jobs } from '#tests/fake-boards/open-boards.ts'
import { providers } from './board.ts'

test.each(providers)('%s: an unknown board is missing', async (provider) => {
  const { read } = await boards()
  expect(await read(`${provider}/nobody`)).toEqual({ kind: 'missing' })
})

test.each(providers.filter((provider) => provider !== 'jobposting'))(
  '%s: an empty list is a complete reading of nothing',
  async (provider) => {
    const { read, set } = await boards()
    set(`${provider}/acme`, { jobs: [] })
    expect(await read(`${provider}/acme`)).toMatchObject({
      kind: 'read',
      jobs: [],
      isComplete: true,
      skipped: [],
    })
  },
)

test.each(providers)('%s: several jobs are read, each with its own id and title', async (provider) => {
  const { read, set } = await boards()
  set(`${provider}/acme`, { jobs: jobs(7) })
  const found = await read(`${provider}/acme`)
  expect(found).toMatchObject({ kind: 'read', isComplete: true })
  expect(found.kind === 'read' && found.jobs.map(({ externalId, title }) => [externalId, title])).toEqual(
    jobs(7).map(({ id, title }) => [id, title]),
  )
})

test.each(
  providers.flatMap((provider) =>
    (
      [
        'truncated',
        'cut-connection',
        'wrong-shape',
        'html',
        'nothing',
        'huge',
        'bomb',
        'redirect',
        'slow',
        'drip',
      ] as const
    ).map((fault) => [provider, fault] as const),
  ),
)('%s: an answer that is %s is a failure, never an empty board', async (provider, fault) => {
  const { read, set } = await boards({
    timeoutMs: fault === 'slow' || fault === 'drip' ? 150 : 20_000,
    maxBytes: fault === 'huge' ? 1_000_000 : 20_000_000,
  })
  set(`${provider}/acme`, { fault })
  const found = await read(`${provider}/acme`)
  expect(found).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^[a-z].{10,}/i) })
})

test.each(providers)('%s: a server in trouble is busy, with its wish when to come back', async (provider) => {
  const { read, set } = await boards()
  const after = async (behaviour: Behaviour) => {
    set(`${provider}/acme`, behaviour)
    return read(`${provider}/acme`)
  }
  expect(await after({ fault: 'error' })).toEqual({ kind: 'busy', retryAfterS: null, status: 500 })
  expect(await after({ fault: 'busy' })).toEqual({ kind: 'busy', retryAfterS: null, status: 429 })
  expect(await after({ fault: 'busy', retryAfter: '120' })).toEqual({
    kind: 'busy',
    retryAfterS: 120,
    status: 429,
  })
  const date = await after({ fault: 'busy', retryAfter: new Date(Date.now() + 60_000).toUTCString() })
  expect(date.kind === 'busy' && date.retryAfterS).toBeGreaterThan(50)
  expect(date.kind === 'busy' && date.retryAfterS).toBeLessThanOrEqual(60)
})

test.each(providers)('%s: what has not changed is not read again', async (provider) => {
  const { read, set, requests } = await boards()
  const first = await read(`${provider}/acme`)
  if (first.kind !== 'read') throw new Error(JSON.stringify(first))
  expect(first.etag).toMatch(/^"/)
  expect(first.lastModified).toMatch(/GMT$/)
  const asked = requests.length
  const marks = { etag: first.etag, lastModified: first.lastModified }
  expect(await read(`${provider}/acme`, marks)).toEqual({ kind: 'unchanged', bytes: 0 })
  expect(requests.length).toBe(asked + 1)
  expect(requests.at(-1)?.headers).toMatchObject({
    'if-none-match': first.etag,
    'if-modified-since': first.lastModified,
  })
  set(`${provider}/acme`, { jobs: jobs(2) })
  expect(await read(`${provider}/acme`, marks)).toMatchObject({ kind: 'read', isComplete: true })
})

test.each(providers)('%s: an unusual content type does no harm', async (provider) => {
  const { read, set } = await boards()
  set(`${provider}/acme`, { fault: 'wrong-type' })
  expect(await read(`${provider}/acme`)).toMatchObject({ kind: 'read', isComplete: true })
})

test('SmartRecruiters: a posting that is taken down while the board is read is left out, the rest is complete', async () => {
  const { read, set } = await boards()
  // Of the two requests the second is for the text.
  set('smartrecruiters/acme', { jobs: jobs(1), fault: 'unknown', faultFrom: 2 })
  expect(await read('smartrecruiters/acme')).toMatchObject({
    kind: 'read',
    jobs: [],
    isComplete: true,
    skipped: [{ count: 1, reason: 'gone while the board was read' }],
  })
})

test('redirects of a provider are followed', async () => {
  const { read, set, url } = await boards()
  set('workable/old', {
    fault: 'redirect',
    location: `${url}/workable/api/v1/widget/accounts/acme?details=true`,
  })
  expect(await read('workable/old')).toMatchObject({ kind: 'read', jobs: { length: 1 } })
})

test('without the operator no board on this machine is read', async () => {
  const { read, url, requests } = await boards({ allowLoopback: [] })
  for (const provider of providers) {
    expect(await read(`${provider}/acme`)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('not'),
    })
    expect(await read(`${provider}/acme`, { baseUrl: `${url}/x` }, { bases: {} })).toMatchObject({
      kind: 'failed',
    })
  }
  expect(requests).toHaveLength(0)
})
