import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { installed } from '#tests/installed.ts'
import { startNginx } from '#tests/nginx.ts'
import { freePort } from '#tests/site.ts'
import type { Ends } from './stage.ts'

const proxied = test.runIf(installed('nginx') && installed('openssl'))

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
