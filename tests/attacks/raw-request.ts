import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a server answers to these very bytes, which no well-behaved client would send; what came until `withinMs` when it stays silent. */
export function rawRequest(
  site: string,
  bytes: string | Buffer,
  withinMs = 10_000,
): Promise<{ status: number; text: string; ms: number }> {
  const { hostname, port } = new URL(site)
  return new Promise((done) => {
    const started = performance.now()
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(chunks).toString('latin1')
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        text,
        ms: performance.now() - started,
      })
    }
    const timer = setTimeout(finish, withinMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', finish)
  })
}

/** A request for a path as it is written, dots and all; again when the server was too busy to look at it. */
export async function getRaw(site: string, path: string, headers: Record<string, string> = {}) {
  const fields = Object.entries({ host: new URL(site).host, connection: 'close', ...headers })
  const bytes = [`GET ${path} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  )
  for (let tries = 1; ; tries++) {
    const answer = await rawRequest(site, bytes, 30_000)
    if (answer.status !== 503 || tries === 30) return answer
    await sleep(300)
  }
}
