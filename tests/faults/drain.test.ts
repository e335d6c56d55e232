import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEvents } from '#lib/event-source.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'

test(
  'at SIGTERM a server first says that it stops, and serves on; a second one ends the wait, and what it took is kept',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const dataDir = await newDataDir()
    onTestFinished(() => dropDataDir(dataDir))
    const start = (env: Record<string, string>) => startSite({ dataDir, env })
    const draining = await start({ DRAIN_SECONDS: '60' })
    const started = performance.now()
    const stopped = draining.stop()
    const said = await eventually(
      async () => {
        const answer = await fetch(`${draining.url}/readyz`)
        return answer.status === 503 ? await answer.json() : undefined
      },
      { withinMs: 20_000, what: '/readyz' },
    )
    expect(said).toMatchObject({ status: 'stopping', parts: { database: 'ok' } })
    for (const path of ['/', '/contact', '/robots.txt', '/api/openapi.json', '/healthz', '/no-such-page']) {
      const answer = await fetch(draining.url + path)
      await answer.arrayBuffer()
      expect([answer.status, answer.headers.get('connection')], path).toEqual([
        path === '/no-such-page' ? 404 : 200,
        'close',
      ])
    }
    const kept = await postJson(`${draining.url}/api/contact`, enquiry({ email: 'late@plant.example' }))
    expect([kept.status, kept.headers.get('connection')]).toEqual([201, 'close'])
    // Launchers send a signal twice: what follows within half a second is the same one.
    await sleep(600)
    process.kill(draining.pid, 'SIGTERM')
    await stopped
    expect(performance.now() - started).toBeLessThan(50_000)
    expect(draining.faults()).toEqual([])

    const again = await start({})
    const token = await signIn(again.url)
    const leads = await fetch(`${again.url}/api/leads?q=late%40plant.example`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await leads.json()).toMatchObject({ items: [{ email: 'late@plant.example' }] })
    await again.stop()
  },
)

test(
  'open chat streams do not hold up a stop: they end, and their readers go on with the next server',
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const dataDir = await newDataDir()
    onTestFinished(() => dropDataDir(dataDir))
    const site = await startSite({ dataDir })
    const token = await signIn(site.url)
    const said = await postJson(`${site.url}/api/chatbot`, {
      message: 'Can I speak to a person?',
      sessionId: null,
    })
    const { sessionId } = z.object({ sessionId: z.string() }).parse(await said.json())
    const opened = { visitor: 0, staff: 0 }
    const refused: number[] = []
    const read = (who: keyof typeof opened, path: string, headers: Record<string, string>) =>
      readEvents({
        url: site.url + path,
        headers: () => headers,
        onOpen: () => (opened[who] += 1),
        onEvent: () => undefined,
        onRefused: (status) => refused.push(status),
      })
    onTestFinished(read('visitor', '/api/chatbot/events', { 'x-chat-session': sessionId }))
    onTestFinished(read('staff', '/api/live', { authorization: `Bearer ${token}` }))
    const both = (times: number) =>
      eventually(async () => (opened.visitor === times && opened.staff === times) || undefined, {
        withinMs: 60_000,
        what: `both streams, opened ${times} times`,
      })
    await both(1)
    const started = performance.now()
    await site.stop()
    // Cut, they would take the ten seconds that a request may take.
    expect(performance.now() - started).toBeLessThan(8000)
    expect(site.faults()).toEqual([])

    const next = await startSite({ dataDir, port: Number(new URL(site.url).port) })
    onTestFinished(() => next.stop())
    await both(2)
    expect(refused).toEqual([])
  },
)
