import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type Server as Acceptor } from 'node:net'

interface Address {
  /** 0 for a free one. */
  port: number
  host: string
}

/** libuv takes one connection of a listening socket in each turn of its loop, however many wait: a busy loop needs several sockets. */
const sockets = process.platform === 'linux' ? 128 : 1
/** Connections that the kernel keeps for a socket until they are taken. */
const backlog = 128
const drainMs = 10_000

/**
 * Has a server of HTTP listen, with all sockets on one port. Its `maxConnections` holds for all of them together.
 *
 * @throws Error with a sentence for the operator when the port is in use or needs more rights.
 */
export async function openPort(server: Server, { port: wanted, host }: Address) {
  const acceptors: Acceptor[] = [server]
  while (acceptors.length < sockets) acceptors.push(acceptorFor(server))
  const connections = countAll(server, acceptors)
  let port = wanted
  try {
    // The port is shared with whoever shares it too: before that nobody else may have it.
    if (sockets > 1 && wanted > 0) await close(await open(createServer(), { port, host }))
    for (const acceptor of acceptors) {
      await open(acceptor, { port, host, backlog, reusePort: sockets > 1 })
      port = (server.address() as AddressInfo).port
    }
  } catch (error) {
    await Promise.all(acceptors.map((acceptor) => acceptor.listening && close(acceptor)))
    throw readable(error, wanted)
  }
  return {
    number: port,
    /** How many are open. */
    connections,
    /** Takes no new connections, lets requests in flight finish, and cuts those that take longer than 10 s. */
    async close(): Promise<void> {
      const closed = Promise.all(acceptors.map(close))
      // A connection that was busy at the first call is idle once its answer is out.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

/** One more socket whose connections are the server's, with the options that a server of HTTP gives its own. */
function acceptorFor(server: Server): Acceptor {
  const acceptor = createServer({ allowHalfOpen: true, noDelay: true })
  acceptor.on('connection', (socket) => server.emit('connection', socket))
  acceptor.on('drop', (connection) => server.emit('drop', connection))
  return acceptor
}

/** Counts the connections of a server, and has each socket drop what comes when there are `most`: Node asks for the property each time. */
function countAll(server: Server, acceptors: Acceptor[]): () => number {
  const most = server.maxConnections ?? Number.POSITIVE_INFINITY
  let open = 0
  server.prependListener('connection', (socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
  })
  for (const acceptor of acceptors)
    Object.defineProperty(acceptor, 'maxConnections', { get: () => (open < most ? undefined : 0) })
  return () => open
}

async function open<T extends Acceptor>(acceptor: T, options: Parameters<T['listen']>[0]): Promise<T> {
  acceptor.listen(options)
  await once(acceptor, 'listening')
  return acceptor
}

async function close(acceptor: Acceptor): Promise<void> {
  const closed = once(acceptor, 'close')
  acceptor.close()
  await closed
}

function readable(cause: unknown, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is in use. Set PORT to a free one.`, { cause })
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this user has. Set PORT above 1023.`, { cause })
  return cause
}
