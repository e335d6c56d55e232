import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { unreadableLines } from '#tests/log-lines.ts'
import { siteOn, startPostgres } from '#tests/faults/stage.ts'
import { postJson } from '#tests/visits.ts'

test(
  'a failed query is told once, with SQLSTATE and message, whether an endpoint or a page met it',
  { timeout: 120_000 },
  async (ends) => {
    const { url } = await startPostgres(ends)
    const site = await siteOn(url, ends)
    const client = new Client({ connectionString: url })
    await client.connect()
    ends.onTestFinished(() => client.end())
    await client.query('alter table assessments rename to assessments_elsewhere')

    const form = await fetch(`${site.url}/ai-readiness-assessment`, { method: 'POST', redirect: 'manual' })
    expect(form.status).toBe(500)
    const call = await postJson(`${site.url}/api/assessments`, {})
    expect(call.status).toBe(500)
    await client.query('alter table assessments_elsewhere rename to assessments')

    const told = await vi.waitUntil(() => (site.faults().length >= 2 ? site.faults() : undefined), {
      timeout: 10_000,
    })
    expect(told.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'page failed',
        path: '/ai-readiness-assessment',
        requestId: form.headers.get('x-request-id'),
        err: { sqlstate: '42P01', postgres: 'relation "assessments" does not exist' },
      },
      {
        msg: 'request failed',
        path: '/api/assessments',
        requestId: call.headers.get('x-request-id'),
        err: { sqlstate: '42P01', postgres: 'relation "assessments" does not exist' },
      },
    ])
    expect(unreadableLines(site.output())).toEqual([])
  },
)
