import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { test } from '#tests/site-test.ts'
import { isLong, noted, patienceMs } from './ledger.ts'

/** The site's own limits are 8 and 12 s, looked after every 2 s. */
const longestLifeMs = 20_000

const kinds: Record<string, { start: string; drip: string }> = {
  'headers that never end': { start: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', drip: 'a' },
  'headers line by line': { start: 'GET / HTTP/1.1\r\nhost: x\r\n', drip: 'x-a: b\r\n' },
  'a body that drips': {
    start:
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
    drip: ' ',
  },
  'a body cut in half': {
    start:
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"name"',
    drip: '',
  },
  'pieces that never end': {
    start:
      'POST /api/events HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    drip: '1\r\n \r\n',
  },
  'nothing at all': { start: '', drip: '' },
}

test(
  'slow and silent clients are cut, however many, and others are served meanwhile',
  { timeout: patienceMs },
  async ({ site }) => {
    const { hostname, port } = new URL(site.url)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
    const lifeOf = ({ start, drip }: { start: string; drip: string }) =>
      new Promise<number>((done) => {
        const started = Date.now()
        const socket = connect(Number(port), hostname, () => start && socket.write(start))
        sockets.push(socket)
        const timer = setInterval(() => drip && socket.writable && socket.write(drip), 500)
        socket.on('error', () => undefined)
        // Unread data would keep the socket open on this side.
        socket.resume()
        socket.on('close', () => {
          clearInterval(timer)
          done(Date.now() - started)
        })
      })
    const each = isLong ? 100 : 10
    const lives = Object.entries(kinds).flatMap(([what, kind]) =>
      Array.from({ length: each }, async () => ({ what, ms: await lifeOf(kind) })),
    )
    await sleep(2000)
    const findings: string[] = []
    for (let n = 0; n < 5; n++) {
      const started = performance.now()
      const { status } = await fetch(`${site.url}/contact`)
      if (status !== 200 || performance.now() - started > 10_000)
        findings.push(`a page took ${Math.round(performance.now() - started)} ms, status ${status}`)
    }
    const late = Symbol('late')
    const ended = await Promise.race([Promise.all(lives), sleep(longestLifeMs + 15_000, late)])
    if (typeof ended === 'symbol') findings.push('some are still connected')
    else for (const { what, ms } of ended) if (ms > longestLifeMs) findings.push(`${what} lived ${ms} ms`)
    expect(
      noted({
        attack: 'slow clients and half-sent bodies',
        payloads: Object.keys(kinds).length,
        targets: each,
        findings: [...new Set(findings)],
      }),
    ).toEqual([])
  },
)
