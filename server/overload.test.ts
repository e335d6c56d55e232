import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#db/log.ts'
import { eventually } from '#tests/visits.ts'
import { createHttpServer } from './http.ts'
import { createMetrics } from './metrics.ts'
import { createOverload, type OverloadLimits } from './overload.ts'
import { createPageCache } from './page-cache.ts'
import { shares, type Share } from './shares.ts'

const never = { inFlight: 1000, poolWaiting: 1000, delayMs: 60_000 }
const limitsBy = (limitOf: (place: number) => Partial<OverloadLimits[Share]>) =>
  Object.fromEntries(shares.map((share, i) => [share, { ...never, ...limitOf(i + 1) }])) as OverloadLimits

const asked: Record<Share, [path: string, init?: RequestInit]> = {
  beacon: ['/api/events', { method: 'POST', body: '{}' }],
  search: ['/api/search?q=pump'],
  page: ['/usecases?category=retail'],
  staff: ['/api/leads'],
  tool: ['/api/chatbot', { method: 'POST', body: '{}' }],
  enquiry: ['/api/contact', { method: 'POST', body: '{}' }],
}

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
  const refused = async () => {
    const answers = await Promise.all(shares.map((share) => ask(...asked[share])))
    return shares.filter((_, i) => answers[i]?.status === 503)
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

test('the more is under way, the more shares are refused, enquiries last; and all are served again once it is done', async () => {
  const site = await startServer(limitsBy((place) => ({ inFlight: place })))
  const waiting: Promise<Response>[] = []
  // Six more requests at once would count as well: each share is asked alone.
  for (let count = 0; count <= shares.length; count++) {
    const refused: Share[] = []
    for (const share of shares) if ((await site.ask(...asked[share])).status === 503) refused.push(share)
    expect(refused).toEqual(shares.slice(0, count))
    if (count < shares.length) waiting.push(...(await site.hold(1)))
  }
  site.release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(shares.map(() => 200))
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), {
    withinMs: 5000,
    what: 'all done',
  })
  for (const share of shares) expect((await site.ask(...asked[share])).status).toBe(200)
})

test('queries that wait for the database count too, and beacons are refused while enquiries are taken', async () => {
  const site = await startServer(limitsBy((place) => ({ poolWaiting: place * 10 })))
  expect(await site.refused()).toEqual([])
  site.pool.waitingCount = 30
  expect(await site.refused()).toEqual(['beacon', 'search', 'page'])
  site.pool.waitingCount = 60
  expect(await site.refused()).toEqual(shares)
  site.pool.waitingCount = 0
  expect(await site.refused()).toEqual([])
})

test('while enquiries have to wait, what stands below them is refused, though little of it is under way', async () => {
  // Only enquiries are under way, forty at a time, and a few are answered in between.
  const site = await startServer(
    limitsBy((place) => ({ delayMs: place === shares.length ? 3_600_000 : 100 })),
  )
  const waiting = await site.hold(40)
  await eventually(async () => ((await site.refused()).length > 0 ? true : undefined), {
    withinMs: 10_000,
    what: 'a refusal',
  })
  expect(await site.refused()).toEqual(['beacon', 'search', 'page', 'staff', 'tool'])
  site.release()
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true)
  await eventually(async () => ((await site.refused()).length === 0 ? true : undefined), {
    withinMs: 5000,
    what: 'an end of the refusals',
  })
})

test('a refusal says when to come back, as JSON or as a page; kept pages and the word on health are always served', async () => {
  const site = await startServer(limitsBy(() => ({ inFlight: 0 })))
  for (const share of shares) {
    const answer = await site.ask(...asked[share])
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
  expect(await page.text()).toContain('Nothing you sent was taken')
  expect(await (await site.ask('/')).text()).toBe('kept')
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await site.ask(path)).status).toBe(200)
  const shed = await site.metrics.registry.getSingleMetricAsString('http_requests_shed_total')
  expect(shed).toContain('http_requests_shed_total{share="beacon",reason="in-flight"} 1')
  expect(shed).toContain('http_requests_shed_total{share="enquiry",reason="in-flight"} 2')
})

test('what waits behind slow work in the same turn of the event loop is refused before it makes the wait longer', async () => {
  const site = await startServer(limitsBy((place) => ({ delayMs: place === 2 ? 100 : 60_000 })))
  const socket = connect(site.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // In one packet, so that the server reads them in one turn.
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
  socket.write(line('/api/search?block=150') + line('/api/search?block=150') + line('/api/leads'))
  await eventually(() => (text.match(/HTTP\/1\.1/g)?.length === 3 ? true : undefined), {
    withinMs: 5000,
    what: 'three answers',
  })
  expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '503', '200'])
})

test('an event loop that stays busy is noticed, and that it is free again', async () => {
  const site = await startServer(limitsBy((place) => ({ delayMs: place === 1 ? 150 : 60_000 })))
  const block = async () => {
    await site.ask('/api/leads?block=400')
    const refusing = site.overload.refusing()
    return refusing.length > 0 ? refusing : undefined
  }
  expect(await eventually(block, { withinMs: 15_000, what: 'beacons refused' })).toEqual(['beacon'])
  await eventually(() => (site.overload.refusing().length === 0 ? true : undefined), {
    withinMs: 15_000,
    what: 'beacons taken',
  })
})

test('a body that trickles in takes nobody’s place, and is still answered', async () => {
  const site = await startServer(limitsBy(() => ({ inFlight: 1 })))
  const slow = connect(site.port, '127.0.0.1')
  onTestFinished(() => void slow.destroy())
  let text = ''
  slow.on('data', (chunk: Buffer) => (text += chunk.toString()))
  slow.write('POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 11\r\n\r\nhalf ')
  await eventually(() => (site.overload.inFlight === 1 ? true : undefined), {
    withinMs: 5000,
    what: 'a place',
  })
  expect((await site.ask(...asked.enquiry)).status).toBe(503)
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), { withinMs: 5000, what: 'room' })
  expect((await site.ask(...asked.enquiry)).status).toBe(200)
  slow.write('a body')
  await eventually(() => (text.includes('half a body') ? true : undefined), {
    withinMs: 5000,
    what: 'an answer',
  })
  await sleep(300)
  expect(site.overload.inFlight).toBe(0)
})

test('somebody who leaves before the answer keeps the place until the work is done', async () => {
  const site = await startServer(limitsBy(() => ({ inFlight: 1 })))
  const leaver = connect(site.port, '127.0.0.1')
  leaver.write('GET /api/leads?hold HTTP/1.1\r\nhost: x\r\n\r\n')
  await eventually(() => (site.overload.inFlight === 1 ? true : undefined), {
    withinMs: 5000,
    what: 'a place',
  })
  leaver.destroy()
  await once(leaver, 'close')
  expect((await site.ask(...asked.enquiry)).status).toBe(503)
  site.release()
  await eventually(() => (site.overload.inFlight === 0 ? true : undefined), { withinMs: 5000, what: 'room' })
})
