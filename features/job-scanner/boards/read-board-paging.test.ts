import { expect, test } from 'vitest'
import type { Behaviour } from '#tests/fake-boards/fake-boards.ts'
import { boards, jobs } from '#tests/fake-boards/open-boards.ts'
import type { BoardProgress } from './board.ts'

const paged = ['lever', 'smartrecruiters'] as const

test.each(paged)('%s: three pages are followed by the length of each page', async (provider) => {
  const { read, set } = await boards()
  for (const [pageSize, count] of [
    [100, 250],
    [30, 75],
    [100, 300],
  ] as const) {
    set(`${provider}/acme`, { jobs: jobs(count), pageSize })
    const pages: BoardProgress[] = []
    const found = await read(`${provider}/acme`, {}, { onProgress: (progress) => pages.push(progress) })
    expect(found).toMatchObject({ kind: 'read', isComplete: true, etag: null, lastModified: null })
    expect(found.kind === 'read' && new Set(found.jobs.map(({ externalId }) => externalId)).size).toBe(count)
    expect(pages.at(-1)).toMatchObject({ page: 3, jobs: count })
  }
})

test.each(paged)('%s: a page that comes again ends the reading, which is not complete', async (provider) => {
  const { read, set, requests } = await boards()
  set(`${provider}/acme`, { jobs: jobs(250), fault: 'repeats' })
  const found = await read(`${provider}/acme`)
  expect(found).toMatchObject({
    kind: 'read',
    isComplete: false,
    etag: null,
    skipped: [{ count: 1, reason: 'the provider repeats a page' }],
  })
  expect(found.kind === 'read' && found.jobs.length).toBe(100)
  expect(requests.filter(({ url }) => url.includes('limit')).length).toBe(2)
})

test('Lever: a server that ignores paging has told everything in one short page', async () => {
  const { read, set } = await boards()
  set('lever/acme', { jobs: jobs(40), fault: 'repeats' })
  expect(await read('lever/acme')).toMatchObject({ kind: 'read', isComplete: true })
})

test('SmartRecruiters: a number of jobs that changes while they are read makes the reading incomplete', async () => {
  const { read, set } = await boards()
  set('smartrecruiters/acme', { jobs: jobs(250), fault: 'total-changes' })
  expect(await read('smartrecruiters/acme')).toMatchObject({ kind: 'read', isComplete: false })
})

test.each(paged)('%s: trouble on a later page is no empty or short board', async (provider) => {
  const { read, set } = await boards()
  const after = async (fault: Behaviour['fault']) => {
    set(`${provider}/acme`, { jobs: jobs(250), fault, faultFrom: 2 })
    return (await read(`${provider}/acme`)).kind
  }
  expect(await after('truncated')).toBe('failed')
  expect(await after('unknown')).toBe('failed')
  expect(await after('error')).toBe('busy')
})

test.each(paged)(
  '%s: after a crash a reading goes on from the last page, and misses nothing',
  async (provider) => {
    const { read, set, requests } = await boards()
    const whole = { jobs: jobs(250) }
    set(`${provider}/acme`, { ...whole, fault: 'error', faultFrom: 3 })
    const points: unknown[] = []
    const keep = async (state: unknown) => void points.push(JSON.parse(JSON.stringify(state)))
    expect((await read(`${provider}/acme`, {}, { onResumePoint: keep })).kind).toBe('busy')
    set(`${provider}/acme`, whole)
    const before = requests.length
    const found = await read(`${provider}/acme`, { etag: '"old"' }, { resume: points.at(-1) })
    expect(requests[before]?.url).toMatch(/(?:skip|offset)=200/)
    expect(requests[before]?.headers).not.toHaveProperty('if-none-match')
    expect(found).toMatchObject({ kind: 'read', isComplete: true })
    expect(found.kind === 'read' && found.jobs.map(({ externalId }) => externalId).sort()).toEqual(
      whole.jobs.map(({ id }) => id).sort(),
    )
    const again = await read(`${provider}/acme`)
    expect(found.kind === 'read' && found.jobs).toEqual(again.kind === 'read' && again.jobs)
  },
)

test('SmartRecruiters: texts that were read before a crash are not asked for again', async () => {
  const { read, set, requests } = await boards()
  set('smartrecruiters/acme', { jobs: jobs(50), fault: 'busy', faultFrom: 40 })
  const points: unknown[] = []
  expect(
    (await read('smartrecruiters/acme', {}, { onResumePoint: async (state) => void points.push(state) }))
      .kind,
  ).toBe('busy')
  set('smartrecruiters/acme', { jobs: jobs(50) })
  const before = requests.length
  expect(await read('smartrecruiters/acme', {}, { resume: points.at(-1) })).toMatchObject({
    kind: 'read',
    isComplete: true,
    jobs: { length: 50 },
  })
  expect(requests.length - before).toBe(12)
})

test.each([
  undefined,
  null,
  1,
  'page 3',
  {},
  { board: 'other', jobs: [] },
  { board: '["lever","acme",null]', at: 0, page: -1 },
])('a resume point that makes no sense begins the reading anew: %j', async (resume) => {
  const { read, set } = await boards()
  set('lever/acme', { jobs: jobs(3) })
  expect(await read('lever/acme', {}, { resume })).toMatchObject({
    kind: 'read',
    isComplete: true,
    jobs: { length: 3 },
  })
})

test('what the keeper of resume points throws is thrown', async () => {
  const { read, set } = await boards()
  set('lever/acme', { jobs: jobs(3) })
  const lost = new Error('another server has this reading')
  await expect(read('lever/acme', {}, { onResumePoint: () => Promise.reject(lost) })).rejects.toBe(lost)
})

test('a stopped reading ends at once and concludes nothing', async () => {
  const { read, set } = await boards()
  set('lever/acme', { jobs: jobs(500), pageSize: 10 })
  const stop = new AbortController()
  const found = await read(
    'lever/acme',
    {},
    { signal: stop.signal, onProgress: ({ page }) => page === 3 && stop.abort() },
  )
  expect(found).toMatchObject({ kind: 'failed', reason: 'stopped before the answer was there' })
})

test('a board that goes on for ever is stopped at the cap', async () => {
  const { read, set, requests } = await boards()
  set('lever/acme', { jobs: jobs(6000) })
  const found = await read('lever/acme')
  expect(found).toMatchObject({
    kind: 'read',
    isComplete: false,
    skipped: [{ reason: 'the board has 5000 jobs or more' }],
  })
  expect(found.kind === 'read' && found.jobs.length).toBe(5000)
  expect(requests.length).toBeLessThanOrEqual(51)
})
