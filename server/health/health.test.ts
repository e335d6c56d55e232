import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { testCtx } from '#tests/context.ts'
import { appOn } from '#tests/whole-app.ts'
import { databaseCheck, healthRoutes } from './health.ts'
import { createMetrics } from './metrics.ts'

function ready(refusing: string[], parts: Record<string, string>) {
  const health = {
    build: 'test',
    version: 'test',
    startedAt: new Date(),
    check: async () => parts,
    refusing: () => refusing,
    warnings: () => ['A proxy'],
    isStopping: () => false,
  }
  return healthRoutes(health, createMetrics('test'), undefined).request('/readyz')
}

test('a server that refuses some for its load is ready and says so; one without its database is not', async () => {
  const loaded = await ready(['other', 'enquiry'], { database: 'ok' })
  expect(loaded.status).toBe(200)
  expect(await loaded.json()).toEqual({
    status: 'ready',
    parts: { database: 'ok' },
    refusing: ['other', 'enquiry'],
    warnings: ['A proxy'],
  })
  expect((await ready([], { database: 'unreachable' })).status).toBe(503)
})

test('a database whose connections are all at work is well, and one that can’t be reached is not', async () => {
  const { connection } = await createTestDatabase({ bare: true })
  const pool = new Pool({ ...connection, max: 1 })
  const check = databaseCheck(pool)
  expect(await check()).toBe('ok')
  const busy = await pool.connect()
  const waiting = pool.query('select 1')
  expect(await check()).toBe('ok')
  expect(pool.waitingCount).toBe(1)
  busy.release()
  await waiting
  await pool.end()

  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  onTestFinished(() => nowhere.end())
  expect(await databaseCheck(nowhere)()).toBe('unreachable')
})

test('/version says how the caller’s forwarding header is taken, and its address only where a trusted proxy told it', async () => {
  const ctx = await testCtx()
  const seen = async (from: string, forwarded?: string) => {
    const { ask } = appOn(ctx, { from, trustedProxies: ['10.0.0.5'] })
    const { headers, text } = await ask(
      'GET',
      '/version',
      forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {},
    )
    expect(headers.get('cache-control')).toBe('no-store')
    return JSON.parse(text).client
  }
  expect(await seen('198.51.100.2')).toEqual({ forwarding: 'none' })
  expect(await seen('198.51.100.2', '203.0.113.9')).toEqual({ forwarding: 'ignored' })
  expect(await seen('10.0.0.5', '192.0.2.1, 203.0.113.9')).toEqual({
    forwarding: 'trusted',
    address: '203.0.113.9',
  })
})
