import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { signInPatiently } from './patience.ts'
import { allWriters, findLost } from './trial.ts'

test(
  'a row that is deleted behind the site’s back is missed by the checker, by name, of every kind',
  { timeout: 90_000 },
  async () => {
    const { pool, url } = await createTestDatabase()
    const dataDir = await newDataDir()
    const site = await startSite({ dataDir, env: { DATABASE_URL: url } })
    onTestFinished(async () => {
      await site.stop()
      await dropDataDir(dataDir)
    })
    const token = await signInPatiently(site.url)
    const { writers } = allWriters(token)
    const stop = new AbortController()
    const writing = Promise.all(writers.map((writer) => writer.write(site, 'x', stop.signal)))
    while (writers.some(({ count }) => count() < 4)) await sleep(50)
    stop.abort()
    await writing
    expect(await findLost(site, token, writers)).toEqual([])

    const { rowCount } = await pool.query(
      `delete from enquiries where lead_id = (select id from leads where email = 'wx.1@plant.example')`,
    )
    expect(rowCount).toBe(1)
    await pool.query(
      `delete from chat_turns t using chat_turns v where v.text like '% x.2 (%' and t.conversation_id = v.conversation_id and t.seq = v.seq + 1`,
    )
    const { rows } = await pool.query(
      `update assessments set answers = answers - (select min(key) from jsonb_each(answers)) where id = (select id from assessments limit 1)
       returning id`,
    )
    await pool.query(`delete from audit_log where action = 'lead.update' and "to" @> '{"value": 2}'`)
    await pool.query(`update leads set value = null where name = 'Lead x.0'`)

    const missing = await findLost(site, token, writers)
    expect(missing).toContain('enquiries: wx.1@plant.example')
    expect(missing).toContain('chat turns: How long does a machine vision project take? x.2')
    expect(missing.filter((one) => one.startsWith(`answers of assessments: ${rows[0]?.id} `))).toHaveLength(1)
    expect(missing).toContain('changes to leads: Lead x.0: value 2')
    expect(missing).toContain('changes to leads: Lead x.0')
    expect(missing).toHaveLength(5)
  },
)
