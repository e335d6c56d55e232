import { expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#config/brand.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { owner } from '#tests/site.ts'
import { eventually } from '#tests/visits.ts'
import { either } from './length.ts'
import { report } from './report.ts'
import { askPatiently, signInPatiently } from './patience.ts'
import { siteOn } from './stage.ts'
import { allWriters, findLost, sumOf } from './trial.ts'
import { headersOf, sending } from './writers.ts'

const work = z.object({ id: z.string(), state: z.string(), problem: z.nullable(z.string()) })
const overview = z.object({ tasks: z.array(work) })
const list = z.object({
  items: z.array(z.object({ id: z.string(), kind: z.string(), fileName: z.string() })),
})

test(
  'a backup and its restore under writes: the backup holds all that was acknowledged before it, and whatever the restore took away is in the copy it made',
  { timeout: either(300_000, 900_000) },
  async (context) => {
    const { url } = await createTestDatabase()
    const site = await siteOn(url, context)
    const token = await signInPatiently(site.url)
    const call = async (path: string, body?: object) => {
      const init = body ? sending('POST', body, token) : { headers: headersOf(token) }
      const answer = await askPatiently(site.url + path, init)
      expect(answer.status, path).toBeLessThan(300)
      return answer.json()
    }
    /** Asks for work and waits for its end; the site is closed for a while in a restore. */
    const done = async (path: string, body: object) => {
      const { id } = work.parse(await call(path, body))
      const ended = await eventually(
        async () => {
          const answer = await fetch(`${site.url}/api/backups/overview`, { headers: headersOf(token) })
          if (!answer.ok) return undefined
          const found = overview.parse(await answer.json()).tasks.find((one) => one.id === id)
          return found && ['done', 'failed'].includes(found.state) ? found : undefined
        },
        { withinMs: 120_000, what: `the end of ${path}` },
      )
      expect(ended).toMatchObject({ state: 'done', problem: null })
    }
    const backups = async () => list.parse(await call('/api/backups')).items
    const restore = (id: string) =>
      done(`/api/backups/${id}/restore`, { siteName: brand.name, password: owner.password })

    /** Writes of every kind while `work` is done. */
    const under = async (name: string, work: () => Promise<unknown>) => {
      const { writers } = allWriters(token)
      const stop = new AbortController()
      const writing = writers.map((writer) => writer.write(site, name, stop.signal))
      const each = () => writers.every(({ count }) => count() > 0) || undefined
      await eventually(each, { withinMs: 60_000, what: `the first of each of ${name}` })
      await work().finally(() => stop.abort())
      await Promise.all(writing)
      return writers
    }
    const lost = (writers: Awaited<ReturnType<typeof under>>) => findLost(site, token, writers)

    for (let round = 0; round < either(1, 4); round++) {
      const before = await under(`before${round}`, async () => undefined)
      const during = await under(`backup${round}`, () => done('/api/backups', {}))
      const [backup] = await backups()
      const later = await under(`restore${round}`, () => restore(backup?.id ?? ''))
      expect(await lost(before)).toEqual([])
      const taken = new Set([...(await lost(during)), ...(await lost(later))])
      const after = await under(`after${round}`, async () => undefined)
      expect(await lost(after)).toEqual([])

      const copy = (await backups()).find(({ kind }) => kind === 'before_restore')
      await restore(copy?.id ?? '')
      expect(await lost(before)).toEqual([])
      expect(await lost(during)).toEqual([])
      const missing = (await lost(later)).filter((one) => taken.has(one))
      const all = [...before, ...during, ...later, ...after]
      report({
        nemesis: 'backup and two restores under writes',
        rounds: 1,
        ...sumOf(all),
        lost: missing.length,
        mails: 0,
        duplicates: 0,
        recoveryMs: [],
      })
      expect(missing).toEqual([])
      for (const { told } of [...before, ...during, ...after]) expect(told.wrong).toEqual([])
      // What someone works on may be gone with the restore, and nothing else is said.
      for (const { told } of later) expect(told.wrong.filter((one) => !one.startsWith('404'))).toEqual([])
    }
  },
)
