export interface ProtocolEvent {
  method: string
  params: Record<string, unknown>
  sessionId: string | undefined
}

interface Waiting {
  sessionId: string | undefined
  done: (result: unknown) => void
  failed: (error: Error) => void
}

/** A command wasn't answered, because its page is gone. */
export class PageGone extends Error {}

/** The lines of Chromium's DevTools protocol: commands with their answers, and events. */
export async function openProtocol(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(event: ProtocolEvent) => void>()
  let last = 0
  await new Promise((done, failed) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', () => failed(new Error('Chromium took no connection')), { once: true })
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, error, result, method, params, sessionId } = JSON.parse(String(data))
    if (id === undefined) {
      if (method === 'Target.detachedFromTarget') giveUp(params.sessionId)
      for (const tell of listeners) tell({ method, params, sessionId })
      return
    }
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.failed(new Error(error.message))
    else asked?.done(result)
  })
  function giveUp(session: string) {
    for (const [id, { sessionId, failed }] of waiting) {
      if (sessionId !== session) continue
      waiting.delete(id)
      failed(new PageGone('The page is gone'))
    }
  }
  return {
    send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
      const id = ++last
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return new Promise<T>((done, failed) =>
        waiting.set(id, { sessionId, done: (result) => done(result as T), failed }),
      )
    },
    listen: (tell: (event: ProtocolEvent) => void) => void listeners.add(tell),
    close: () => socket.close(),
  }
}

export type Protocol = Awaited<ReturnType<typeof openProtocol>>
