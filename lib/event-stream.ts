/** Server-sent events as the HTML standard writes them, one at a time to one reader. */
export interface EventStream {
  response: Response
  /** False when the reader is gone or too slow, and the stream was closed for it. */
  send(event: { event?: string; id?: string | number; data: unknown }): boolean
  close(): void
  readonly isOpen: boolean
}

const mostWaiting = 64

/** Opens a stream. `onClose` is called once, no matter who ends it. A comment every `heartbeatMs` keeps proxies from closing it. */
export function openEventStream({
  heartbeatMs,
  onBeat,
  onClose,
}: {
  heartbeatMs: number
  onBeat?: () => void
  onClose: () => void
}): EventStream {
  const encoder = new TextEncoder()
  let target: ReadableStreamDefaultController<Uint8Array> | undefined
  const beat = setInterval(() => {
    if (write(': beat\n\n')) onBeat?.()
  }, heartbeatMs)
  beat.unref?.()

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        target = controller
        // Tells the browser's own reader how long to wait, and makes proxies pass the head on.
        controller.enqueue(encoder.encode('retry: 3000\n\n'))
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )

  function end() {
    if (!target) return
    target = undefined
    clearInterval(beat)
    onClose()
  }

  function close() {
    const open = target
    end()
    open?.close()
  }

  function write(text: string): boolean {
    if (!target) return false
    if ((target.desiredSize ?? 0) <= 0) {
      close()
      return false
    }
    target.enqueue(encoder.encode(text))
    return true
  }

  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    }),
    send: ({ event, id, data }) =>
      write(
        `${event ? `event: ${event}\n` : ''}${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
      ),
    close,
    get isOpen() {
      return target !== undefined
    },
  }
}
