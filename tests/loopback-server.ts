import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createRawServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

async function started(server: Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A web server on this machine until the test is over. */
export async function serve(answer: RequestListener) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  onTestFinished(() => server.closeAllConnections())
  return { base: await started(server), requests }
}

/** As `serve`, for answers that no web server would give. */
export async function serveRaw(onRequest: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createRawServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => onRequest(socket))
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return started(server)
}
