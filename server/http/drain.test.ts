import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createDrain } from './drain.ts'

/** A server that writes its headers as the kept pages do, and a client that keeps its connections. */
async function start() {
  const server = createServer((_, res) => {
    res.writeHead(200, ['content-type', 'text/plain', 'content-length', '2'])
    res.end('ok')
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<IncomingMessage>((answered, failed) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume()
        answer.once('end', () => answered(answer))
      }).once('error', failed)
    })
  return { server, ask }
}

test('until the drain requests keep their connection; during it they are served, and told to open another', async () => {
  const { server, ask } = await start()
  const drain = createDrain(server, 60)
  expect((await ask()).headers.connection).toBe('keep-alive')
  expect(drain.isOn()).toBe(false)
  const drained = drain.run()
  expect(drain.isOn()).toBe(true)
  for (let i = 0; i < 3; i++) {
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
    expect(answer.headers['content-type']).toBe('text/plain')
  }
  expect(server.listening).toBe(true)
  drain.end()
  await drained
})

test('a drain lasts as long as it is told to', async () => {
  const { server } = await start()
  const started = performance.now()
  await createDrain(server, 0.3).run()
  expect(performance.now() - started).toBeGreaterThanOrEqual(290)
})

test('a drain of no seconds, or one that was ended before it began, waits for nothing', async () => {
  const { server } = await start()
  const started = performance.now()
  await createDrain(server, 0).run()
  const ended = createDrain(server, 60)
  ended.end()
  await ended.run()
  expect(performance.now() - started).toBeLessThan(5000)
  expect(ended.isOn()).toBe(true)
})
