import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

interface Address {
  /** 0 for a free one. */
  port: number
  host: string
}

const drainMs = 10_000

/**
 * Has an HTTP server listen.
 *
 * @throws Error with a sentence for the operator when the port is in use or needs more rights.
 */
export async function openPort(server: Server, { port, host }: Address) {
  server.listen({ port, host })
  await once(server, 'listening').catch((error: unknown) => {
    throw readable(error, port)
  })
  return {
    number: (server.address() as AddressInfo).port,
    /** How many are open. */
    connections: promisify(server.getConnections.bind(server)),
    /** Takes no new connections, lets requests in flight finish, and cuts those that take longer than 10 s. */
    async close(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      // A connection that was busy at the first call is idle once its response is out.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), drainMs)
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

function readable(cause: unknown, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is in use. Set PORT to a free one.`, { cause })
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this user has. Set PORT above 1023.`, { cause })
  return cause
}
