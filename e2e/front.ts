import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before the site as a proxy does, so that a test can cut the line, release another build or answer with another worker. */
export async function openFront(target: string) {
  const state = { isDown: false, build: '', isWithoutFiles: false, worker: '' }
  const server = createServer((req, res) => {
    // A new document names the files of its own build, which are there.
    if (req.headers.accept?.includes('text/html')) state.isWithoutFiles = false
    if (state.isDown) return void req.socket.destroy()
    if (state.isWithoutFiles && req.url?.startsWith('/assets/')) return void res.writeHead(404).end()
    if (state.worker && req.url === '/sw.js') {
      return void res
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(state.worker)
    }
    pass(req, res, target, state.build)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function pass(req: IncomingMessage, res: ServerResponse, target: string, build: string) {
  const { accept, 'user-agent': agent, range } = req.headers
  const headers = { accept, 'user-agent': agent, range, 'content-type': req.headers['content-type'] }
  const known = Object.entries(headers).filter(([, value]) => value !== undefined)
  const passed = send(new URL(req.url ?? '/', target), {
    method: req.method,
    headers: Object.fromEntries(known),
  })
  passed.on('response', (answer) => {
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
