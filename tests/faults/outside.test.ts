import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#db/test-database.ts'
import { startFakeBoards } from '#tests/fake-boards/fake-boards.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { eventually, postJson } from '#tests/visits.ts'
import { either, isLong } from './length.ts'
import { askPatiently, signInPatiently } from './patience.ts'
import { openProxy, type ProxyMode } from './proxy.ts'
import { siteOn, type Ends } from './stage.ts'
import { trial } from './trial.ts'
import { headersOf, sending } from './writers.ts'

const faults: { name: string; mode: ProxyMode }[] = [
  { name: 'dead', mode: 'refuse' },
  { name: 'silent', mode: 'hang' },
  { name: 'slow', mode: { slowMs: 400 } },
  { name: 'cut off in the middle', mode: { cutAfter: 120 } },
]

/** A model that answers at once, in the shape that the site asks for, with the first passage that it was given. */
async function startModel({ onTestFinished }: Ends) {
  const message = { role: 'assistant', content: 'A camera looks at each part within takt time [p1].' }
  const completion = { id: '1', object: 'chat.completion', created: 1, model: 'small', usage: {} }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json')
      const choices = [{ index: 0, message, finish_reason: 'stop' }]
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
      response.end(JSON.stringify({ ...completion, choices, usage }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

const run = z.object({ status: z.string(), error: z.nullable(z.string()) })
const unfinished = ['queued', 'running']
const fromModel = 'A camera looks at each part within takt time.'

test(
  'mail server, model and job board are dead, silent, slow and cut off in the middle: everything is taken, the chat answers from our pages, a reading says in words why it failed, and all is made up for',
  { timeout: either(300_000, 1_200_000) },
  async (context) => {
    const mailbox = await openMailbox()
    const boards = await startFakeBoards()
    const model = await startModel(context)
    const proxies = [mailbox.url, boards.url, model].map((url) =>
      openProxy({ host: '127.0.0.1', port: Number(new URL(url).port) }),
    )
    const [mailProxy, boardProxy, modelProxy] = await Promise.all(proxies)
    if (!mailProxy || !boardProxy || !modelProxy) throw new Error('Three proxies')
    const all = [mailProxy, boardProxy, modelProxy]
    context.onTestFinished(async () => {
      for (const proxy of all) await proxy.close()
      await mailbox.close()
      await boards.stop()
    })
    const base = new URL(boards.bases.lever)
    base.port = String(boardProxy.port)
    const { url } = await createTestDatabase()
    const site = await siteOn(url, context, {
      SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
      LLM_BASE_URL: `http://127.0.0.1:${modelProxy.port}/v1`,
      LLM_MODEL: 'small',
      JOBS_LEVER_BASE: base.href.replace(/\/$/, ''),
    })
    const token = await signInPatiently(site.url)
    const call = async (path: string, body?: object) => {
      const init = body ? sending('POST', body, token) : { headers: headersOf(token) }
      const answer = await askPatiently(site.url + path, init)
      expect(answer.status, path).toBeLessThan(300)
      return answer.json()
    }
    const chat = async () => {
      const message = 'How does machine vision find defects with a camera?'
      const answer = await postJson(`${site.url}/api/chatbot`, { message, sessionId: null })
      return z.object({ reply: z.string() }).parse(await answer.json()).reply
    }
    const ended = async () => {
      const { items } = z.object({ items: z.array(run) }).parse(await call('/api/scanner/runs'))
      const [last] = items
      return last && !unfinished.includes(last.status) ? last : undefined
    }

    const added = { address: 'https://jobs.lever.co/acme', company: 'Acme', schedule: 'manual' }
    const { id } = z.object({ id: z.string() }).parse(await call('/api/scanner/sources', added))
    const first = await eventually(ended, { withinMs: 60_000, what: 'the first reading' })
    expect(first).toMatchObject({ status: 'ok', error: null })
    const sources = z.object({ items: z.tuple([z.object({ openJobs: z.number() })]) })
    const openJobs = async () => sources.parse(await call('/api/scanner/sources')).items[0].openJobs
    const jobs = await openJobs()
    expect(jobs).toBeGreaterThan(0)
    expect(await chat()).toContain(fromModel)

    await trial({
      nemesis: 'mail server, model and job board dead, silent, slow, cut off',
      sites: [site],
      mailbox,
      rounds: faults.length * either(1, 3),
      lastsMs: either(1000, 15_000),
      strike: async (i) => {
        for (const proxy of all) await proxy.set(faults[i % faults.length]?.mode ?? 'refuse')
      },
      async during(i) {
        const { name } = faults[i % faults.length] ?? {}
        // A slow one may still be in time.
        if (name === 'slow') return
        const reply = await chat()
        expect(reply).not.toContain(fromModel)
        expect(reply).toMatch(/aligned to a master/)
        // The first to fail so: in the short form once is enough.
        if (name !== 'dead' && !isLong) return
        await call(`/api/scanner/sources/${id}/scan`, {})
        const last = await eventually(ended, { withinMs: 100_000, what: 'the end of a reading in vain' })
        expect(['failed', 'waiting']).toContain(last.status)
        if (last.status === 'failed') expect(last.error?.length).toBeGreaterThan(10)
      },
      heal: async () => {
        for (const proxy of all) await proxy.set('pass')
      },
    })

    await call(`/api/scanner/sources/${id}/scan`, {})
    const whole = async () => ((await ended())?.status === 'ok' ? ended() : undefined)
    await eventually(whole, { withinMs: 120_000, what: 'a whole reading' })
    // A board that couldn't be read has not closed its jobs.
    expect(await openJobs()).toBe(jobs)
    // It is left alone for half a minute after failures in a row.
    await eventually(async () => ((await chat()).includes(fromModel) ? true : undefined), {
      withinMs: 60_000,
      what: 'the model is asked again',
    })
  },
)
