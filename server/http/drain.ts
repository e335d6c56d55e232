import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const quietWithinMs = 1000
const shortTurnMs = 0.5

/**
 * The time between the order to stop and the end of listening. Requests are still served, each with `connection: close`, while load
 * balancers notice that `/readyz` answers 503 and proxies let go of the connections that they keep.
 */
export function createDrain(server: Server, seconds: number) {
  const ended = new AbortController()
  let isOn = false
  return {
    isOn: () => isOn,
    /** Resolves when it is time to stop listening: do so at once. */
    async run(): Promise<void> {
      isOn = true
      if (seconds === 0) return
      server.prependListener('request', (_, res) => res.setHeader('connection', 'close'))
      await sleep(seconds * 1000, undefined, { signal: ended.signal }).catch(() => undefined)
      await nobodyConnects(server)
    },
    /** Ends the wait now, or before it begins. */
    end: () => ended.abort(),
  }
}

/** Connections that the kernel has taken and the process has not are reset once it stops listening: waits for a moment without any. */
async function nobodyConnects(server: Server): Promise<void> {
  let connections = 0
  const count = () => (connections += 1)
  server.on('connection', count)
  for (const deadline = performance.now() + quietWithinMs; performance.now() < deadline;) {
    const before = connections
    const turnStartedAt = performance.now()
    await nextTurn()
    if (connections === before && performance.now() - turnStartedAt < shortTurnMs) break
  }
  server.off('connection', count)
}
