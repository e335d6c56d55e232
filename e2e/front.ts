import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

interface Seen {
  method: string
  /** With its query. */
  path: string
  /** What was sent so far. */
  body: string
}

/**
 * Stands before the site as a proxy does, so that a test can see what is asked for, hold it back, cut the line, release another build or answer
 * with another worker.
 */
export async function openFront(target: string) {
  const state = {
    isDown: false,
    build: '',
    isWithoutFiles: false,
    worker: '',
    /** Pages as a browser sees them that knows no speculation rules. */
    isWithoutRules: false,
    /** By path, how long an answer takes. */
    delaysMs: new Map<string, number>(),
  }
  const seen: Seen[] = []
  const server = createServer(async (req, res) => {
    const request = { method: req.method ?? '', path: req.url ?? '', body: '' }
    seen.push(request)
    req.on('data', (part: Buffer) => (request.body += part.toString()))
    const delayMs = state.delaysMs.get(request.path)
    if (delayMs) await sleep(delayMs)
    // A new document names the files of its own build, which are there.
    if (req.headers.accept?.includes('text/html')) state.isWithoutFiles = false
    if (state.isDown) return void req.socket.destroy()
    if (state.isWithoutFiles && req.url?.startsWith('/assets/')) return void res.writeHead(404).end()
    if (state.worker && req.url === '/sw.js') {
      return void res
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(state.worker)
    }
    pass(req, res, target, state)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    seen,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function pass(
  req: IncomingMessage,
  res: ServerResponse,
  target: string,
  { build, isWithoutRules }: { build: string; isWithoutRules: boolean },
) {
  const { accept, 'user-agent': agent, range } = req.headers
  const headers = { accept, 'user-agent': agent, range, 'content-type': req.headers['content-type'] }
  const known = Object.entries(headers).filter(([, value]) => value !== undefined)
  const passed = send(new URL(req.url ?? '/', target), {
    method: req.method,
    headers: Object.fromEntries(known),
  })
  passed.on('response', async (answer) => {
    if (isWithoutRules && answer.headers['content-type']?.startsWith('text/html')) {
      delete answer.headers['content-length']
      const html = (await text(answer)).replace('type="speculationrules"', 'type="unknown"')
      return void res.writeHead(answer.statusCode ?? 502, answer.headers).end(html)
    }
    const isWorker = req.url === '/sw.js'
    if (isWorker) delete answer.headers['content-length']
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res, { end: !isWorker })
    // Another build's worker differs by its settings; for the browser any other byte makes it a new one.
    if (isWorker) answer.on('end', () => res.end(`\n// ${build}\n`))
  })
  passed.on('error', () => res.writeHead(502).end())
  req.pipe(passed)
}
