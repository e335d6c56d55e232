import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#db/test-database.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { installed } from '#tests/installed.ts'
import { startNginx, type Answer } from '#tests/nginx.ts'
import { freePort, startSite, type Site } from '#tests/site.ts'
import { enquiry, eventually } from '#tests/visits.ts'
import { either } from './length.ts'
import type { Ends } from './stage.ts'

const proxied = test.runIf(installed('nginx') && installed('openssl'))
const patience = { timeout: 400_000 }
const requests = either(1500, 5000)
const clients = 8
const paths = ['/', '/contact', '/usecases', '/robots.txt', '/api/openapi.json']

async function startServer(listener: RequestListener, { onTestFinished }: Ends): Promise<number> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

for (const status of [503, 429]) {
  proxied(
    `a server that refuses with ${status} is passed on as it is and stays among the others`,
    async (context) => {
      let isRefusing = true
      const asked = [0, 0, 0]
      const ports = await Promise.all(
        asked.map((_, i) =>
          startServer((req, res) => {
            asked[i] = (asked[i] ?? 0) + 1
            res.writeHead(isRefusing && req.url !== '/' ? status : 200, { 'retry-after': '5' }).end('{}')
          }, context),
        ),
      )
      const nginx = await startNginx(ports, context)
      for (let i = 0; i < 30; i++) {
        const refused = await nginx.ask('GET', '/api/restoring')
        expect([refused.status, refused.headers['retry-after']]).toEqual([status, '5'])
      }
      // Asked once each: none was tried at a second server, and none of the three is left out.
      expect(asked.reduce((sum, one) => sum + one, 0)).toBe(30)
      expect(Math.min(...asked)).toBeGreaterThan(5)
      for (let i = 0; i < 9; i++) expect((await nginx.ask('GET', '/')).status).toBe(200)
      isRefusing = false
      for (let i = 0; i < 9; i++) expect((await nginx.ask('GET', '/api/restoring')).status).toBe(200)
    },
  )
}

proxied(
  'what is only read is asked elsewhere when a server is gone; a form that reached one is never sent twice',
  async (context) => {
    const taken: string[] = []
    const cut = await startServer((req) => {
      taken.push(`${req.method} at the first`)
      req.socket.destroy()
    }, context)
    const whole = await startServer((req, res) => {
      taken.push(`${req.method} at the second`)
      res.end('ok')
    }, context)
    const nginx = await startNginx([cut, whole], context)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await nginx.ask('POST', '/api/contact', {})).status)
    expect(taken.filter((one) => one === 'POST at the first').length).toBe(
      statuses.filter((one) => one === 502).length,
    )
    expect(taken).toHaveLength(4)
    const gone = await startNginx([await freePort(), whole], context)
    for (let i = 0; i < 4; i++) expect((await gone.ask('POST', '/api/contact', {})).status).toBe(200)
    for (let i = 0; i < 4; i++) expect((await nginx.ask('GET', '/')).status).toBe(200)
  },
)

proxied(
  'when every server has as much as it takes, nginx itself says at once when to come again, and takes nothing',
  async (context) => {
    let taken = 0
    const waiting: (() => void)[] = []
    const port = await startServer((req, res) => {
      taken += 1
      if (req.url === '/gone') req.socket.destroy()
      else waiting.push(() => res.end('{}'))
    }, context)
    const nginx = await startNginx([port], context)
    const refusals = async (method: string, path: string, servers: number) => {
      const held = Array.from({ length: servers }, () => nginx.ask(method, path))
      await eventually(() => waiting.length === servers || undefined, { withinMs: 5000, what: 'all held' })
      const before = taken
      const refused = await nginx.ask(method, path)
      expect(taken).toBe(before)
      for (const release of waiting.splice(0)) release()
      for (const answer of await Promise.all(held)) expect(answer.status).toBe(200)
      return refused
    }
    // What deploy/nginx.conf gives one server: 48 requests, and 96 enquiries beside them.
    const page = await refusals('GET', '/', 48)
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.body).toContain('try again')
    const search = await refusals('GET', '/api/search', 48)
    expect([search.status, search.headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(search.body)).toMatchObject({ code: 'unavailable' })
    const form = await refusals('POST', '/api/contact', 96)
    expect([form.status, form.headers['retry-after']]).toEqual([503, '5'])
    // What a server broke off may have been taken: that isn't called busy.
    const broken = await nginx.ask('POST', '/gone')
    expect([broken.status, broken.headers['retry-after']]).toEqual([502, undefined])
  },
)

proxied(
  `a rolling restart of three servers behind nginx loses none of ${requests} requests, and doubles none`,
  patience,
  async (context) => {
    const database = await createTestDatabase()
    const ports = [await freePort(), await freePort(), await freePort()]
    const folders = await Promise.all(ports.map(() => newDataDir({ isEmpty: true })))
    const env = { DATABASE_URL: database.url, DRAIN_SECONDS: '5', TRUSTED_PROXIES: 'loopback', WORKER: 'off' }
    const start = (i: number) => startSite({ dataDir: folders[i] ?? '', port: ports[i] ?? 0, env })
    const sites: Site[] = []
    context.onTestFinished(async () => {
      for (const site of sites) await site.stop()
      for (const folder of folders) await dropDataDir(folder)
    })
    for (const i of ports.keys()) sites.push(await start(i))
    const nginx = await startNginx(ports, context)

    const load = startLoad(nginx.ask)
    context.onTestFinished(() => load.stop())
    for (const [i, site] of sites.entries()) {
      const stopped = site.stop()
      const isToldToGo = async () => {
        const answer = await fetch(`${site.url}/readyz`)
        const said = z.object({ status: z.string() }).parse(await answer.json())
        return (answer.status === 503 && said.status === 'stopping') || undefined
      }
      await eventually(isToldToGo, { withinMs: 4000, what: '/readyz tells of the stop' })
      const page = await fetch(site.url)
      expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
      await stopped
      sites[i] = await start(i)
    }
    await eventually(() => load.answered() >= requests || undefined, {
      withinMs: 200_000,
      what: 'all requests',
    })
    await load.stop()

    process.stdout.write(
      `rolling restart: ${load.answered()} answered, ${load.acknowledged.size} of them enquiries, ${load.waits()} told to wait\n`,
    )
    expect(load.lost, nginx.errors()).toEqual([])
    const { rows } = await database.pool.query<{ email: string; count: number }>(
      'select l.email, count(*) from enquiries e join leads l on l.id = e.lead_id group by l.email',
    )
    expect(rows.filter(({ count }) => count !== 1)).toEqual([])
    expect(new Set(rows.map(({ email }) => email))).toEqual(load.acknowledged)
    // A second server is asked only when the first took no connection: not a byte had been sent.
    const forms = (await nginx.passed()).filter(({ method }) => method === 'POST')
    expect(forms.length).toBeGreaterThan(500)
    expect(forms.filter(({ bytesSent }) => bytesSent.slice(0, -1).some((bytes) => bytes > 0))).toEqual([])
    // None of the three was left alone.
    for (const port of ports)
      expect(forms.some(({ servers }) => servers.at(-1) === `127.0.0.1:${port}`)).toBe(true)
  },
)

/** Clients that ask one thing after the other, an enquiry after every four pages. Who is told to wait comes back. */
function startLoad(ask: (method: string, path: string, body?: object) => Promise<Answer>) {
  const lost: string[] = []
  const acknowledged = new Set<string>()
  let answered = 0
  let waits = 0
  let isStopped = false
  const send = async (client: number, i: number): Promise<void> => {
    const email = `c${client}.${i}@plant.example`
    const isForm = i % 5 === 4
    const path = isForm ? '/api/contact' : (paths[i % paths.length] ?? '/')
    const body = isForm ? enquiry({ email, message: `Enquiry ${i} of client ${client}` }) : undefined
    const answer = await ask(isForm ? 'POST' : 'GET', path, body).catch((error: Error) => error.message)
    if (typeof answer === 'object' && [429, 503].includes(answer.status) && answer.headers['retry-after']) {
      waits += 1
      await sleep(500)
      return isStopped ? undefined : send(client, i)
    }
    answered += 1
    const isGood = typeof answer === 'object' && answer.status === (isForm ? 201 : 200)
    if (!isGood) lost.push(`${path}: ${typeof answer === 'object' ? answer.status : answer}`)
    else if (isForm) acknowledged.add(email)
  }
  const running = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let i = 0; !isStopped; i++) await send(client, i)
    }),
  )
  return {
    lost,
    acknowledged,
    answered: () => answered,
    waits: () => waits,
    async stop() {
      isStopped = true
      await running
    },
  }
}
