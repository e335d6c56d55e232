import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { providers, type Provider } from '#features/job-scanner/boards/board.ts'
import { documentOf, postingOf, type FakeJob } from './board-documents.ts'

export type { FakeJob } from './board-documents.ts'

export interface Behaviour {
  /** The provider's sample when left out; an empty list is an empty board. */
  jobs?: FakeJob[]
  /** The most that one page holds, whatever is asked for. */
  pageSize?: number
  fault?: Fault
  /** The fault begins with this request to the board; 1, the first, when left out. */
  faultFrom?: number
  /** Of a busy answer: seconds or a date. */
  retryAfter?: string
  /** Where a redirect leads. */
  location?: string
}

export type Fault =
  | 'unknown'
  | 'busy'
  | 'error'
  | 'truncated'
  | 'cut-connection'
  | 'wrong-shape'
  | 'wrong-type'
  | 'html'
  | 'nothing'
  | 'redirect'
  | 'slow'
  | 'drip'
  | 'huge'
  | 'bomb'
  | 'repeats'
  | 'total-changes'

export type BoardName = `${Provider}/${string}`

interface FakeRequest {
  board: BoardName
  url: string
  headers: IncomingMessage['headers']
  /** Once it is answered. */
  readonly status: number
}

export interface FakeBoards {
  url: string
  /** To be set as the providers' base addresses. */
  bases: Record<Provider, string>
  /** `acme` of each provider is there from the start and serves the sample; every other board is unknown until set. */
  set(board: BoardName, behaviour: Behaviour): void
  /** In the order in which they arrived. */
  requests: FakeRequest[]
  stop(): Promise<void>
}

/** Where a board's token is in the path below its provider. */
const paths: Record<Provider, RegExp> = {
  greenhouse: /^\/v1\/boards\/([^/]+)\/jobs$/,
  lever: /^\/v0\/postings\/([^/]+)$/,
  ashby: /^\/posting-api\/job-board\/([^/]+)$/,
  smartrecruiters: /^\/v1\/companies\/([^/]+)\/postings(?:\/([^/]+))?$/,
  workable: /^\/api\/v1\/widget\/accounts\/([^/]+)$/,
  recruitee: /^\/([^/]+)\/api\/offers\/$/,
  teamtailor: /^\/([^/]+)\/jobs\.json$/,
  personio: /^\/([^/]+)\/xml$/,
  rss: /^\/([^/]+?)(?:\.(?:xml|rss|atom))?$/,
  jobposting: /^\/([^/]+)$/,
}

const lastModified = 'Tue, 03 Mar 2026 09:00:00 GMT'

/** A real server on a free port of this machine (or the one given) that stands in for every job board, with every fault of theirs. */
export async function startFakeBoards(port = 0): Promise<FakeBoards> {
  const boards = new Map<string, Behaviour>(providers.map((provider) => [`${provider}/acme`, {}]))
  const counts = new Map<string, number>()
  const requests: FakeRequest[] = []
  const set = (board: BoardName, behaviour: Behaviour) => {
    boards.set(board, behaviour)
    counts.delete(board)
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    if (url.pathname.startsWith('/-/')) return void control(request, response, set)
    const asked = boardOf(url.pathname)
    if (!asked) return void response.writeHead(404).end('no such place')
    const board: BoardName = `${asked.provider}/${asked.token}`
    const count = (counts.get(board) ?? 0) + 1
    counts.set(board, count)
    requests.push({
      board,
      url: request.url ?? '',
      headers: request.headers,
      get status() {
        return response.statusCode
      },
    })
    const behaviour = boards.get(board) ?? { fault: 'unknown' }
    const isFaulty = count >= (behaviour.faultFrom ?? 1)
    answer(request, response, {
      ...asked,
      url,
      count,
      behaviour: isFaulty ? behaviour : { ...behaviour, fault: undefined },
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bases = Object.fromEntries(providers.map((provider) => [provider, `${url}/${provider}`])) as Record<
    Provider,
    string
  >
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url, bases, set, requests, stop }
}

interface Asked {
  provider: Provider
  token: string
  /** Of one posting. */
  detail: string | undefined
}

function boardOf(path: string): Asked | undefined {
  const provider = providers.find((name) => path.startsWith(`/${name}/`))
  const found = provider && paths[provider].exec(path.slice(provider.length + 1))
  return provider && found?.[1]
    ? { provider, token: decodeURIComponent(found[1]), detail: found[2] && decodeURIComponent(found[2]) }
    : undefined
}

/** `PUT /-/lever/acme` with a behaviour as JSON, for tests in another process. */
async function control(request: IncomingMessage, response: ServerResponse, set: FakeBoards['set']) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  set((request.url ?? '').slice(3) as BoardName, JSON.parse(Buffer.concat(chunks).toString() || '{}'))
  response.writeHead(204).end()
}

interface Question extends Asked {
  url: URL
  count: number
  behaviour: Behaviour
}

let packedBomb: Buffer | undefined
/** A few kilobytes that unpack to 30 MB. */
const bomb = () => (packedBomb ??= gzipSync(Buffer.alloc(30_000_000, ' ')))

function answer(request: IncomingMessage, response: ServerResponse, question: Question) {
  const { behaviour, provider } = question
  const document = wholeAnswer(question)
  const send = (status: number, type: string, body: string | Buffer, headers = {}) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  switch (behaviour.fault) {
    case 'unknown':
      return send(404, 'application/json', '{"status":404,"error":"Not found"}')
    case 'busy':
      return send(
        429,
        'text/plain',
        'slow down',
        behaviour.retryAfter === undefined ? {} : { 'retry-after': behaviour.retryAfter },
      )
    case 'error':
      return send(500, 'text/html', '<h1>500</h1>')
    case 'truncated':
      return send(200, document.type, document.body.slice(0, Math.floor(document.body.length * 0.6)))
    case 'cut-connection':
      response
        .writeHead(200, { 'content-type': document.type, 'content-length': document.body.length })
        .write(document.body.slice(0, 50))
      return setTimeout(() => response.destroy(), 20)
    case 'wrong-shape':
      return provider === 'personio' || provider === 'rss'
        ? send(200, document.type, '<?xml version="1.0"?><vacancies/>')
        : send(
            200,
            document.type,
            provider === 'jobposting' ? '<h1>Careers</h1>' : '{"data":{"openings":[]}}',
          )
    case 'wrong-type':
      return send(200, 'application/octet-stream', document.body)
    case 'html':
      return send(200, 'text/html', '<!doctype html><title>Just a moment…</title><p>Checking your browser')
    case 'nothing':
      return send(200, document.type, '')
    case 'redirect':
      return response
        .writeHead(302, { location: behaviour.location ?? 'http://169.254.169.254/latest/meta-data/' })
        .end()
    case 'slow':
      return
    case 'drip': {
      response.writeHead(200, { 'content-type': document.type }).write(document.body.slice(0, 10))
      const timer = setInterval(() => response.write(' '), 20)
      return response.on('close', () => clearInterval(timer))
    }
    case 'huge': {
      const more = () => {
        while (response.write(Buffer.alloc(65_536, ' ')));
        response.once('drain', more)
      }
      return more()
    }
    case 'bomb':
      return send(200, document.type, bomb(), {
        'content-encoding': 'gzip',
      })
    default: {
      const etag = `"${createHash('sha256').update(document.body).digest('hex').slice(0, 16)}"`
      const marks = { etag, 'last-modified': lastModified }
      if (request.headers['if-none-match'] === etag) return response.writeHead(304, marks).end()
      return send(200, document.type, document.body, marks)
    }
  }
}

function wholeAnswer({ provider, detail, url, count, behaviour }: Question) {
  const { jobs, pageSize = 100, fault } = behaviour
  if (detail !== undefined)
    return postingOf(
      detail,
      jobs?.find(({ id }) => id === detail),
    )
  const asked = (name: string, otherwise: number) => Number(url.searchParams.get(name) ?? otherwise)
  const skip = fault === 'repeats' ? 0 : asked(provider === 'lever' ? 'skip' : 'offset', 0)
  const total = (jobs?.length ?? 1) + (fault === 'total-changes' ? count : 0)
  return documentOf(provider, jobs, { skip, limit: Math.min(pageSize, asked('limit', 100)), total })
}
