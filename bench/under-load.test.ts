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

/** Uses 200 ms of processor time, however busy the machine is. */
function spin() {
  const before = process.cpuUsage()
  while (process.cpuUsage(before).user < 200_000);
}
const spinning = `(${spin.toString()})()`

test('the server’s time is that of its processes and all below them, the generator’s that of this one and those it ran', async () => {
  const nested = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(spinning)}]); process.stdout.write('done'); setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['-e', nested], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill())
  const ofServer = watchUse([server.pid ?? 0])
  await once(server.stdout, 'data')
  expect(ofServer().serverS).toBeGreaterThan(0.15)
  const ofGenerator = watchUse([])
  spin()
  const { generatorS, generatorRoomS } = ofGenerator()
  expect(generatorS).toBeGreaterThan(0.15)
  expect(generatorRoomS).toBeGreaterThan(0.15)
  await once(spawn(process.execPath, ['-e', spinning]), 'exit')
  expect(ofGenerator().generatorS - generatorS).toBeGreaterThan(0.15)
})
