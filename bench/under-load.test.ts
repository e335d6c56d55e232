import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { table } from './row.ts'
import { underLoad, watchUse } from './under-load.ts'

const row = { requirement: 'Q1', what: 'pages', target: '≥ 1,000/s', figure: '900/s', isMet: false }

test('a figure stands when the server used more processor time than the generator, and both are told', () => {
  expect(underLoad(row, { serverS: 6, generatorS: 5.9, generatorRoomS: 16 })).toEqual({
    ...row,
    limit: 'server (processors: server 6.0 s, generator 5.9 s)',
  })
})

test('a generator that used more than the server measured itself, whether or not the target is met', () => {
  for (const isMet of [true, false]) {
    const told = underLoad({ ...row, isMet }, { serverS: 5, generatorS: 5.1, generatorRoomS: 16 })
    expect(told).toEqual({
      requirement: 'Q1',
      what: 'pages',
      target: '≥ 1,000/s',
      figure: 'not measured',
      limit: 'generator (processors: server 5.0 s, generator 5.1 s)',
    })
    expect(table([told])).not.toMatch(/900|yes|NO/)
  }
})

test('so did one that had no processor time left, however much the server used', () => {
  const full = { serverS: 12, generatorS: 7.3, generatorRoomS: 8 }
  expect(underLoad(row, full).figure).toBe('not measured')
  expect(underLoad(row, { ...full, generatorRoomS: 16 }).figure).toBe('900/s')
})

const spin = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
}

test('the server’s time is that of its processes and all below them, the generator’s that of this one and those it ran', async () => {
  const script = `const end = Date.now() + 600; while (Date.now() < end);`
  const nested = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(script)}]); setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['-e', nested])
  onTestFinished(() => void server.kill())
  await once(server, 'spawn')
  const used = watchUse([server.pid ?? 0])
  spin(300)
  const { generatorS, generatorRoomS } = used()
  expect(generatorS).toBeGreaterThan(0.02)
  expect(generatorS).toBeLessThanOrEqual(generatorRoomS + 0.1)
  await expect.poll(() => used().serverS, { timeout: 30_000 }).toBeGreaterThan(0.05)
  const generator = spawn(process.execPath, ['-e', script])
  const before = used().generatorS
  await once(generator, 'exit')
  expect(used().generatorS).toBeGreaterThan(before)
})
