import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { readRunning, type Readings } from './running.server.ts'
import { running } from './running.schema.ts'

const readings: Readings = {
  vitals: async () => undefined,
  backup: async () => ({ lastBackupAt: null, lastVerifiedAt: null, lastFailure: null }),
  scanner: async () => ({ healthy: 4, empty: 0, failing: 1, gone: 0, newSignals: 2 }),
  demoLeads: async () => 0,
  proxy: () => ({ peer: '10.0.0.2', header: 'x-real-ip', lastSeenAt: '2026-11-18T10:00:00.000Z' }),
}

test('an administrator is told of speed, backups and job boards', async () => {
  const answer = await readRunning(await testCtx({ role: 'admin' }), readings)
  expect(running.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({ vitals: null, backup: { lastBackupAt: null }, scanner: { failing: 1 } })
})

test('a role is told what it may see and nothing else', async () => {
  const answer = await readRunning(await testCtx({ role: 'analyst' }), readings)
  expect(answer).toEqual({
    vitals: null,
    backup: undefined,
    scanner: undefined,
    demoLeads: 0,
    proxy: undefined,
  })
})

test('a part that can’t be read says so and leaves the others alone', async () => {
  const broken = { ...readings, scanner: () => Promise.reject(new Error('relation "job_sources" is gone')) }
  const answer = await readRunning(await testCtx({ role: 'owner' }), broken)
  expect(answer.scanner).toEqual({ problem: 'This can’t be read at the moment' })
  expect(answer.backup).toMatchObject({ lastFailure: null })
})
