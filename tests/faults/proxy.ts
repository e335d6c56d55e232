import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `pass` hands everything on; `refuse` closes the port and resets what is open; `hang` takes connections and hands nothing on, as a network that
 * swallows packets; `slow` holds each piece back; `cutAfter` resets a connection once it answered so many bytes.
 */
export type ProxyMode = 'pass' | 'refuse' | 'hang' | { slowMs: number } | { cutAfter: number }

export interface Proxy {
  port: number
  /** From now on, open connections included. */
  set(mode: ProxyMode): Promise<void>
  /** Resets what is open, as a router that forgot about it. */
  resetAll(): void
  /** Connections taken so far. */
  taken(): number
  close(): Promise<void>
}

/** Stands between the site and something that it needs, on a port of this machine. */
export async function openProxy(target: NetConnectOpts): Promise<Proxy> {
  let mode: ProxyMode = 'pass'
  let changed = Promise.withResolvers<void>()
  let taken = 0
  const open = new Set<Socket>()

  const server = createServer({ allowHalfOpen: true }, (near) => {
    taken += 1
    const far = connect({ ...target, allowHalfOpen: true })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        open.delete(socket)
        const other = socket === near ? far : near
        if (socket.errored || !socket.writableFinished) reset(other)
      })
    }
    void handOn(near, far)
    void handOn(far, near, true)
  })

  async function handOn(from: Socket, to: Socket, isAnswer = false) {
    let answered = 0
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        while (mode === 'hang') await changed.promise
        const piece = typeof mode === 'object' && 'cutAfter' in mode ? mode.cutAfter - answered : Infinity
        if (typeof mode === 'object' && 'slowMs' in mode) await sleep(mode.slowMs)
        answered += isAnswer ? chunk.length : 0
        if (to.destroyed) return
        const isCut = isAnswer && chunk.length >= piece
        if (!to.write(isCut ? chunk.subarray(0, Math.max(piece, 0)) : chunk)) await drained(to)
        if (isCut) {
          // What was let through is to arrive before the reset.
          await sleep(20)
          reset(from)
          reset(to)
          return
        }
      }
      to.end()
    } catch {
      reset(to)
    }
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const resetAll = () => {
    for (const socket of open) reset(socket)
  }
  const port = await listen(0)
  return {
    port,
    taken: () => taken,
    resetAll,
    async set(next) {
      mode = next
      changed.resolve()
      changed = Promise.withResolvers()
      if (next === 'refuse') {
        if (server.listening) server.close()
        resetAll()
      } else if (!server.listening) await listen(port)
    },
    async close() {
      mode = 'pass'
      changed.resolve()
      if (server.listening) server.close()
      resetAll()
    },
  }
}

const drained = (socket: Socket) => Promise.race([once(socket, 'drain'), once(socket, 'close')])

/** Node can reset TCP alone; a Unix socket is closed. */
function reset(socket: Socket) {
  if (socket.remoteFamily) socket.resetAndDestroy()
  else socket.destroy()
}
