import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openPort } from './port.ts'

async function opened(server: Server, port = 0) {
  const open = await openPort(server, { port, host: '127.0.0.1' })
  onTestFinished(() => open.close())
  return open
}

/** Opens connections, all of which wait in the kernel before the loop turns again, and answers in how many turns they were taken. */
async function turnsToTake(server: Server, port: number, count: number): Promise<number> {
  let taken = 0
  server.on('connection', () => (taken += 1))
  const clients = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }))
  onTestFinished(() => clients.forEach((client) => client.destroy()))
  let turns = 0
  for (; taken < count; turns += 1) {
    // Each turn has work to do: it comes late to the next.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    await turn()
  }
  return turns
}

test('a busy loop takes many connections in a turn', async () => {
  const server = createServer()
  const { number } = await opened(server)
  expect(await turnsToTake(server, number, 200)).toBeLessThan(100)
})

test('whichever socket took a connection, the server answers it, counts it and ends it when idle', async () => {
  const server = createServer((_, res) => res.end('answered'))
  const open = await openPort(server, { port: 0, host: '127.0.0.1' })
  const clients = Array.from({ length: 100 }, () => connect({ port: open.number, host: '127.0.0.1' }))
  const answers = clients.map(
    (client) => new Promise<string>((done) => client.once('data', (text: Buffer) => done(text.toString()))),
  )
  const ends = clients.map((client) => new Promise<void>((done) => client.once('close', () => done())))
  for (const client of clients) client.write('GET / HTTP/1.1\r\nhost: site.test\r\n\r\n')
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 .*answered$/s)
  expect(open.connections()).toBe(100)
  await open.close()
  await Promise.all(ends)
  expect(open.connections()).toBe(0)
})

test('a request in flight is finished before the port closes', async () => {
  const server = createServer((_, res) => void sleep(300).then(() => res.end('done')))
  const open = await openPort(server, { port: 0, host: '127.0.0.1' })
  const answer = new Promise<number | undefined>((done, failed) =>
    request({ port: open.number, host: '127.0.0.1' }, ({ statusCode }) => done(statusCode))
      .on('error', failed)
      .end(),
  )
  await new Promise((asked) => server.once('request', asked))
  await open.close()
  expect(await answer).toBe(200)
})

test('a port that somebody has is not shared with them', async () => {
  const { number } = await opened(createServer())
  const second = createServer()
  await expect(openPort(second, { port: number, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${number} is in use. Set PORT to a free one.`,
  )
  expect(second.listening).toBe(false)
})

test('more connections than there is room for are let go, and told', async () => {
  const server = createServer()
  server.maxConnections = 128
  let dropped = 0
  server.on('drop', () => (dropped += 1))
  const { number } = await opened(server)
  const clients = Array.from({ length: 200 }, () => connect({ port: number, host: '127.0.0.1' }))
  onTestFinished(() => clients.forEach((client) => client.destroy()))
  for (const client of clients) client.on('error', () => undefined)
  await expect.poll(() => dropped).toBe(200 - 128)
})
