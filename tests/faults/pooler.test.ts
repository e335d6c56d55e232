import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { silentLog } from '#db/log.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { installed } from '#tests/installed.ts'
import { startPgBouncer } from '#tests/pgbouncer.ts'
import { startSite } from '#tests/site.ts'
import { enquiry, eventually, postJson } from '#tests/visits.ts'
import { siteOn } from './stage.ts'
import { signInPatiently } from './patience.ts'
import { sending } from './writers.ts'

const pooled = test.runIf(installed('pgbouncer'))

pooled(
  'behind PgBouncer in session mode, with its defaults, a site starts, takes enquiries and shows what is published',
  async (context) => {
    const { url, database } = await startPgBouncer('session', context)
    const site = await siteOn(url, context)
    expect((await postJson(`${site.url}/api/contact`, enquiry())).status).toBe(201)
    const token = await signInPatiently(site.url)
    await (await fetch(`${site.url}/qa`)).text()
    const question = 'Does a pooler keep what is told?'
    const faq = { group: 'security', question, answer: 'In session mode it does.', see: [] }
    expect((await fetch(`${site.url}/api/faqs`, sending('POST', faq, token))).status).toBe(201)
    const isThere = async () => (await (await fetch(`${site.url}/qa`)).text()).includes(question) || undefined
    await eventually(isThere, { withinMs: 10_000, what: 'what was published' })
    expect(site.faults()).toEqual([])
    const { rows } = await database.pool.query('select count(*) as leads from leads')
    expect(rows).toEqual([{ leads: 1 }])
  },
)

pooled('its connections have their time limits behind it too', async (context) => {
  const { url } = await startPgBouncer('session', context)
  const pooledDatabase = openDatabase({ url, statementTimeoutMs: 4000, log: silentLog })
  context.onTestFinished(() => pooledDatabase.close())
  const { rows } = await pooledDatabase.pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
  )
  expect(rows).toEqual([{ statement: '4s', idle: '8s' }])
})

pooled(
  'behind PgBouncer in transaction mode it refuses to start, says why and what to do, and leaves no table',
  async (context) => {
    const { url, database } = await startPgBouncer('transaction', context)
    const dataDir = await newDataDir({ isEmpty: true })
    context.onTestFinished(() => dropDataDir(dataDir))
    const failure = await startSite({ dataDir, env: { DATABASE_URL: url } }).then(
      () => 'It started',
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/NOTIFY .*PgBouncer.*transaction mode.*pool_mode = session/)
    expect(failure).not.toMatch(/^ {4}at /m)
    const { rows } = await database.pool.query(
      "select count(*) as tables from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
    )
    expect(rows).toEqual([{ tables: 0 }])
  },
)
