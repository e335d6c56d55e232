import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#db/log.ts'
import { eventually } from '#tests/visits.ts'
import { createHttpServer } from '#server/http/http.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { createOverload, type OverloadLimits } from './overload.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { priorityOf, type Priority } from './priority.ts'

const never = { inFlight: 1000, poolWaiting: 1000, delayMs: 60_000 }
const limits = (other: Partial<typeof never>, enquiry: Partial<typeof never>): OverloadLimits => ({
  other: { ...never, ...other },
  enquiry: { ...never, ...enquiry },
})

const asked: Record<Priority, [path: string, init?: RequestInit][]> = {
  other: [
    ['/api/events', { method: 'POST', body: '{}' }],
    ['/api/search?q=pump'],
    ['/usecases?category=retail'],
    ['/api/leads'],
    ['/api/chatbot', { method: 'POST', body: '{}' }],
  ],
  enquiry: [['/api/contact', { method: 'POST', body: '{}' }]],
}
const ordered: Priority[] = ['other', 'enquiry']

/** Node's server with an app that answers a request with `?hold` only when it is let go, and blocks the event loop for `?block` ms. */
async function startServer(limits: OverloadLimits) {
  const pool = { waitingCount: 0 }
  const overload = createOverload({ log: silentLog, queriesWaiting: () => pool.waitingCount, limits })
  const metrics = createMetrics('test')
  const held: (() => void)[] = []
  const pages = createPageCache({
    render: async () => ({
      status: 200,
      headers: new Headers({ 'content-type': 'text/html' }),
      html: 'kept',
    }),
    store: { read: async () => undefined, write: async () => undefined },
  })
  await pages.get('/')
  const server = createHttpServer({
    async fetch(request) {
      const { searchParams } = new URL(request.url)
      const until = performance.now() + Number(searchParams.get('block') ?? 0)
      while (performance.now() < until);
      if (searchParams.has('hold')) await new Promise<void>((go) => held.push(go))
      return new Response(await request.text())
    },
    pages,
    staticFolder: undefined,
    metrics,
    overload,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    overload.close()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  /** The priorities of which every request is refused; those of one priority share their fate. */
  const refused = async () => {
    const found: Priority[] = []
    for (const priority of ordered) {
      const statuses = new Set<number>()
      for (const one of asked[priority]) statuses.add((await ask(...one)).status)
      expect(statuses.size).toBe(1)
      if (statuses.has(503)) found.push(priority)
    }
    return found
  }
  const hold = async (count: number) => {
    const before = held.length
    const answers = Array.from({ length: count }, () =>
      ask('/api/contact?hold', { method: 'POST', body: 'held' }),
    )
    await eventually(() => (held.length === before + count ? true : undefined), {
      withinMs: 5000,
      what: 'the requests under way',
    })
    return answers
  }
  const release = () => {
    for (const go of held.splice(0)) go()
  }
  return { port, ask, refused, hold, release, pool, metrics, overload }
}

test('enquiries are the contact, team and privacy forms and the mailed report; all but the word on health is the rest', () => {
  const enquiries = [
    ['POST', '/api/contact'],
    ['GET', '/api/contact/challenge'],
    ['POST', '/api/team-request'],
    ['POST', '/api/privacy-request?x=1'],
    ['POST', '/api/assessments/9b2f/email'],
    ['POST', '/contact'],
    ['POST', '/team-augmentation'],
  ]
  const others = [
    ['GET', '/contact'],
    ['POST', '/ai-readiness-assessment'],
    ['GET', '/api/leads?q=/api/contact'],
    ['POST', '/api/assessments/9b2f/finish'],
    ['POST', '/api/contacts'],
    ['GET', '/api/healthz'],
  ]
  const health = ['/healthz', '/readyz', '/version', '/metrics', '/metrics?x', '/sw.js']
  for (const [method = '', url = ''] of enquiries)
    expect([url, priorityOf(method, url)]).toEqual([url, 'enquiry'])
  for (const [method = '', url = ''] of others) expect([url, priorityOf(method, url)]).toEqual([url, 'other'])
  for (const url of health) expect([url, priorityOf('GET', url)]).toEqual([url, undefined])
})

test('the more is under way, the more is refused, enquiries last; and all are served again once it is done', async () => {
  const site = await startServer(limits({ inFlight: 1 }, { inFlight: 2 }))
  expect(await site.refused()).toEqual([])
  const waiting = await site.hold(1)
  expect(await site.refused()).toEqual(['other'])
  waiting.push(...(await site.hold(1)))
  expect(await site.refused()).toEqual(['other', 'enquiry'])
  site.release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), {
    withinMs: 5000,
    what: 'all done',
  })
  expect(await site.refused()).toEqual([])
})

test('queries that wait for the database count too, and enquiries are taken while the rest is refused', async () => {
  const site = await startServer(limits({ poolWaiting: 10 }, { poolWaiting: 20 }))
  expect(await site.refused()).toEqual([])
  site.pool.waitingCount = 10
  expect(await site.refused()).toEqual(['other'])
  site.pool.waitingCount = 20
  expect(await site.refused()).toEqual(['other', 'enquiry'])
  site.pool.waitingCount = 0
  expect(await site.refused()).toEqual([])
})

test('a refusal says when to come back, as JSON or as a page; kept pages and the word on health are always served', async () => {
  const site = await startServer(limits({ inFlight: 0 }, { inFlight: 0 }))
  for (const one of ordered.flatMap((priority) => asked[priority])) {
    const answer = await site.ask(...one)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: expect.stringContaining('try again'),
    })
  }
  const page = await site.ask('/contact', {
    method: 'POST',
    body: 'name=Maeve',
    headers: { accept: 'text/html,*/*' },
  })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Nothing you sent was saved')
  expect(await (await site.ask('/')).text()).toBe('kept')
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await site.ask(path)).status).toBe(200)
  const shed = await site.metrics.registry.getSingleMetricAsString('http_requests_shed_total')
  expect(shed).toContain('http_requests_shed_total{priority="other",reason="in-flight"} 5')
  expect(shed).toContain('http_requests_shed_total{priority="enquiry",reason="in-flight"} 2')
})

test('what waits behind slow work in the same turn of the event loop is refused before it makes the wait longer', async () => {
  const site = await startServer(limits({ delayMs: 100 }, { delayMs: 60_000 }))
  const socket = connect(site.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // In one packet, so that the server reads them in one turn.
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
  socket.write(line('/api/search?block=150') + line('/api/search?block=150') + line('/api/contact/challenge'))
  await eventually(() => (text.match(/HTTP\/1\.1/g)?.length === 3 ? true : undefined), {
    withinMs: 5000,
    what: 'three answers',
  })
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '503', '200'])
})

test('an event loop that stays busy is noticed, and that it is free again', async () => {
  const site = await startServer(limits({ delayMs: 150 }, { delayMs: 60_000 }))
  const block = async () => {
    await site.ask('/api/contact/challenge?block=400')
    const refusing = site.overload.refusing()
    return refusing.length > 0 ? refusing : undefined
  }
  expect(await eventually(block, { withinMs: 15_000, what: 'a refusal' })).toEqual(['other'])
  await eventually(() => (site.overload.refusing().length === 0 ? true : undefined), {
    withinMs: 15_000,
    what: 'an end of the refusals',
  })
})

test('a body that trickles in takes nobody’s slot, and is still answered', async () => {
  const site = await startServer(limits({ inFlight: 1 }, { inFlight: 1 }))
  const slow = connect(site.port, '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  let text = ''
  slow.on('data', (chunk: Buffer) => (text += chunk.toString()))
  slow.write('POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 11\r\n\r\nhalf ')
  await eventually(() => (site.overload.inFlight === 1 ? true : undefined), {
    withinMs: 5000,
    what: 'a slot',
  })
  expect((await site.ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(503)
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), { withinMs: 5000, what: 'room' })
  expect((await site.ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(200)
  slow.write('a body')
  await eventually(() => (text.includes('half a body') ? true : undefined), {
    withinMs: 5000,
    what: 'an answer',
  })
  await sleep(300)
  expect(site.overload.inFlight).toBe(0)
})

test('someone who leaves before the answer keeps the slot until the work is done', async () => {
  const site = await startServer(limits({ inFlight: 1 }, { inFlight: 1 }))
  const leaver = connect(site.port, '127.0.0.1')
  leaver.write('GET /api/leads?hold HTTP/1.1\r\nhost: x\r\n\r\n')
  await eventually(() => (site.overload.inFlight === 1 ? true : undefined), {
    withinMs: 5000,
    what: 'a slot',
  })
  leaver.destroy()
  await once(leaver, 'close')
  expect((await site.ask('/api/contact', { method: 'POST', body: '{}' })).status).toBe(503)
  site.release()
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), { withinMs: 5000, what: 'room' })
})
