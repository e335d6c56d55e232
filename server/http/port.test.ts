import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openPort } from './port.ts'

test('connections are counted, and idle ones end with the port', async () => {
  const open = await openPort(
    createServer((_, res) => res.end('answered')),
    { port: 0, host: '127.0.0.1' },
  )
  const clients = Array.from({ length: 20 }, () => connect({ port: open.number, host: '127.0.0.1' }))
  const answers = clients.map(
    (client) => new Promise<string>((done) => client.once('data', (text: Buffer) => done(text.toString()))),
  )
  const ends = clients.map((client) => new Promise<void>((done) => client.once('close', () => done())))
  for (const client of clients) client.write('GET / HTTP/1.1\r\nhost: site.test\r\n\r\n')
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 .*answered$/s)
  expect(await open.connections()).toBe(20)
  await open.close()
  await Promise.all(ends)
  expect(await open.connections()).toBe(0)
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

test('a port that is taken is refused in a sentence', async () => {
  const first = await openPort(createServer(), { port: 0, host: '127.0.0.1' })
  onTestFinished(() => first.close())
  const second = createServer()
  await expect(openPort(second, { port: first.number, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.number} is in use. Set PORT to a free one.`,
  )
  expect(second.listening).toBe(false)
})
