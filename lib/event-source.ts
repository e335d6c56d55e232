import { createParser } from 'eventsource-parser'

export interface StreamEvent {
  /** `message` when the server names none. */
  event: string
  data: string
}

interface Options {
  url: string
  /** The last event that is known already. */
  lastId?: string
  /** Asked before each connection. Unlike the browser's EventSource, so that no secret is in an address. */
  headers(): Record<string, string>
  onOpen?(): void
  onEvent(event: StreamEvent): void
  /** A line on which nothing came for so long, not even a beat, is dead (the machine slept) and is opened again. */
  silentMs?: number
  /** A refusal that trying again won't mend: 4xx but 408 and 429. */
  onRefused?(status: number): void
}

const firstDelayMs = 1000
const longestDelayMs = 30_000

/** Reads server-sent events with fetch, and connects again from the last id when the line is lost. Returns what ends it. */
export function readEvents({
  url,
  lastId = '',
  headers,
  onOpen,
  onEvent,
  onRefused,
  silentMs,
}: Options): () => void {
  const ending = new AbortController()

  const wait = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms * (0.75 + Math.random() / 2))
      ending.signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
    })

  async function connect(): Promise<'again' | 'over'> {
    const line = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(silence)
      if (silentMs !== undefined) silence = setTimeout(() => line.abort(), silentMs)
    }
    hear()
    try {
      return await read(AbortSignal.any([ending.signal, line.signal]), hear)
    } finally {
      clearTimeout(silence)
    }
  }

  async function read(signal: AbortSignal, hear: () => void): Promise<'again' | 'over'> {
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        ...headers(),
        ...(lastId && { 'last-event-id': lastId }),
      },
      signal,
      cache: 'no-store',
    })
    if (!response.ok || !response.body) {
      const { status } = response
      const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
      if (isFinal) onRefused?.(status)
      return isFinal ? 'over' : 'again'
    }
    onOpen?.()
    const parser = createParser({
      onEvent({ event = 'message', id, data }) {
        if (id) lastId = id
        onEvent({ event, data })
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear()
      parser.feed(part.value)
    }
    return 'again'
  }

  async function run() {
    for (let delay = firstDelayMs; !ending.signal.aborted;) {
      const started = Date.now()
      // A line that breaks is no different from one that ends: it is opened again.
      const outcome = await connect().catch(() => 'again' as const)
      if (outcome === 'over') return
      delay = Date.now() - started > longestDelayMs ? firstDelayMs : Math.min(delay * 2, longestDelayMs)
      await wait(delay / 2)
    }
  }
  void run()
  return () => ending.abort()
}
