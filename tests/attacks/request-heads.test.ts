import { connect } from 'node:net'
import { expect } from 'vitest'
import { test } from '#tests/site-test.ts'
import { enquiry, signIn } from '#tests/visits.ts'
import { noted, patienceMs } from './ledger.ts'
import { rawRequest } from './raw-request.ts'

const answersIn = (text: string) =>
  text.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => Number(line.slice(9))) ?? []

test(
  'a request for two hosts is refused, whichever way it names them, and one host in either form is served',
  { timeout: patienceMs },
  async ({ site }) => {
    const { host } = new URL(site.url)
    const findings: string[] = []
    const heads = (path: string) => [
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example`,
      `GET ${path} HTTP/1.1\r\nhost: evil.example\r\nHOST: ${host}`,
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-a: b\r\nHost: ${host}`,
      `GET http://evil.example${path} HTTP/1.1\r\nhost: ${host}`,
      `GET https://evil.example:8443${path} HTTP/1.1\r\nhost: ${host}`,
      `GET http://${host}@evil.example${path} HTTP/1.1\r\nhost: ${host}`,
      `GET http://evil.example\\@${host}${path} HTTP/1.1\r\nhost: ${host}`,
      `GET ${path} HTTP/1.1`,
      `GET ftp://${host}${path} HTTP/1.1\r\nhost: ${host}`,
      `GET ${host}${path} HTTP/1.1\r\nhost: ${host}`,
    ]
    // A kept page, a file, a page that is rendered for the request, the API, and what the server says of itself.
    const paths = ['/', '/favicon.ico', '/login', '/api/search?q=a', '/healthz']
    for (const path of paths) {
      for (const head of heads(path)) {
        const { status, text } = await rawRequest(site.url, `${head}\r\n\r\n`, 8000)
        if (status !== 400 || !/^connection: close/im.test(text))
          findings.push(`${status} to ${JSON.stringify(head)}`)
      }
      for (const target of [path, `http://${host}${path}`, `HTTP://${host.toUpperCase()}${path}`]) {
        const { status } = await rawRequest(
          site.url,
          `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
        )
        if (status !== 200) findings.push(`${status} to the honest ${target}`)
      }
    }
    expect(
      noted({
        attack: 'two hosts in one request',
        payloads: heads('').length,
        targets: paths.length,
        findings,
      }),
    ).toEqual([])
  },
)

/** Sends for as long as the other side reads; returns what came back, and how many bytes of `flood` were taken. */
function pour(site: string, start: string, flood: Buffer, mostBytes: number) {
  const { hostname, port } = new URL(site)
  return new Promise<{ text: string; sent: number; ms: number }>((done) => {
    const started = performance.now()
    let sent = 0
    let text = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(start)
      const more = () => {
        while (sent < mostBytes && socket.writable) {
          sent += flood.length
          if (!socket.write(flood)) return
        }
      }
      socket.on('drain', more)
      more()
    })
    const timer = setTimeout(() => socket.destroy(), 20_000)
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      done({ text, sent: Math.min(sent, socket.bytesWritten), ms: performance.now() - started })
    })
  })
}

test(
  'a body longer than it was announced is cut where it should have ended, and the connection with it',
  {
    timeout: patienceMs,
  },
  async ({ site }) => {
    const findings: string[] = []
    const token = await signIn(site.url)
    const flood = Buffer.alloc(64 * 1024, 'x')
    const most = 64 * 2 ** 20
    const stored = async () => {
      const answer = await fetch(`${site.url}/api/leads?q=longbody`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return JSON.stringify(await answer.json())
    }
    for (const [what, framing] of [
      ['a length', (body: string) => [`content-length: ${Buffer.byteLength(body)}`, body] as const],
      [
        'pieces',
        (body: string) =>
          [
            'transfer-encoding: chunked',
            `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
          ] as const,
      ],
      [
        'a piece that is longer',
        (body: string) =>
          ['transfer-encoding: chunked', `${(Buffer.byteLength(body) - 5).toString(16)}\r\n${body}`] as const,
      ],
    ] as const) {
      const isWhole = what !== 'a piece that is longer'
      const body = JSON.stringify(
        enquiry({ email: `${what.replaceAll(' ', '')}@longbody.example`, message: `Announced by ${what}` }),
      )
      const [header, bytes] = framing(body)
      const start = `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n${bytes}`
      const { text, sent, ms } = await pour(site.url, start, flood, most)
      const statuses = answersIn(text)
      // What was announced may be answered; what follows is no request, and at most refused as one.
      const isRight = isWhole
        ? statuses.every((status, at) => (at === 0 ? status === 201 || status === 400 : status === 400))
        : statuses.every((status) => status === 400 || status === 408)
      if (process.env['ATTACKS'])
        process.stdout.write(
          `longer, ${what}: ${statuses.join()} after ${sent} bytes, ${Math.round(ms)} ms\n`,
        )
      if (!isRight || statuses.length > 2) findings.push(`${what}: ${statuses.join()}`)
      if (sent >= most) findings.push(`${what}: ${sent} bytes were read`)
      if (ms > 15_000) findings.push(`${what}: ${Math.round(ms)} ms`)
    }
    if (/x{10}/.test(await stored())) findings.push('what followed was stored')
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(noted({ attack: 'bodies longer than announced', payloads: 3, targets: 1, findings })).toEqual([])
  },
)

test(
  'a body shorter than it was announced is told so in time, and nothing of it is kept',
  {
    timeout: patienceMs,
  },
  async ({ site }) => {
    const token = await signIn(site.url)
    const findings: string[] = []
    const body = JSON.stringify(enquiry({ email: 'short@shortbody.example' }))
    const form = 'name=Maeve&email=short%40shortbody.example'
    const requests: [string, string, string][] = [
      ['/api/contact', 'application/json', body],
      ['/contact', 'application/x-www-form-urlencoded', form],
      ['/api/events', 'application/json', '{"events":[{"name":"page_view","path":"/"}]}'],
    ]
    await Promise.all(
      requests.map(async ([path, type, text]) => {
        const start = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${text.length + 40}\r\n\r\n${text}`
        const answer = await rawRequest(site.url, start, 30_000)
        if (answer.status !== 408 || answer.ms > 20_000)
          findings.push(`${path}: ${answer.status} after ${Math.round(answer.ms)} ms`)
      }),
    )
    const found = await fetch(`${site.url}/api/leads?q=shortbody`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (JSON.stringify(await found.json()).includes('short@')) findings.push('half an enquiry was stored')
    expect(
      noted({ attack: 'bodies shorter than announced', payloads: requests.length, targets: 1, findings }),
    ).toEqual([])
  },
)
