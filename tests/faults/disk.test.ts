import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#db/test-database.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite, stopLeftDatabase } from '#tests/site.ts'
import { enquiry, eventually, postJson } from '#tests/visits.ts'
import { limitFiles, mountSmallDisk } from './full-disk.ts'
import { either } from './length.ts'
import { withChildren } from './process-tree.ts'
import { askPatiently, signInPatiently } from './patience.ts'
import type { Ends } from './stage.ts'
import { trial } from './trial.ts'
import { headersOf, sending } from './writers.ts'

const patience = { timeout: either(300_000, 900_000) }
type Way = 'disk' | 'limit'
const ways = either<Way[]>(['disk'], ['disk', 'limit'])

/** A site whose `folders` lie on a small disk, or, where nothing may be mounted or a limit is asked for, can't be written to. */
async function siteOnSmallDisk(
  way: Way,
  { folders, sizeMb, env = {} }: { folders: string[]; sizeMb: number; env?: Record<string, string> },
  context: Ends,
) {
  const dataDir = await newDataDir({ isEmpty: true })
  context.onTestFinished(() => dropDataDir(dataDir))
  const mounted = []
  for (const folder of way === 'disk' ? folders : [])
    mounted.push(await mountSmallDisk(join(dataDir, folder), sizeMb, context))
  context.onTestFinished(() => stopLeftDatabase(dataDir))
  const site = await startSite({ dataDir, env })
  context.onTestFinished(() => site.stop())
  const disks = mounted.flatMap((disk) => disk ?? [])
  const isMounted = disks.length > 0
  return {
    site,
    isMounted,
    disks: isMounted
      ? disks
      : [limitFiles(() => (folders.includes('.') ? withChildren(site.pid) : [site.pid]))],
  }
}

test(
  'a first start on a disk that is too small says so, with how much there is and how much it takes',
  patience,
  async (context) => {
    const dataDir = await newDataDir({ isEmpty: true })
    context.onTestFinished(() => dropDataDir(dataDir))
    context.onTestFinished(() => stopLeftDatabase(dataDir))
    if (!(await mountSmallDisk(dataDir, 30, context))) {
      process.stdout.write('Not run here: a first start on a small disk, since nothing may be mounted\n')
      return
    }
    const failure = await startSite({ dataDir }).then(
      async (site) => {
        await site.stop()
        return 'It started'
      },
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/The disk of DATA_DIR \(.+\) has \d+ MB free, a start needs about 128 MB/)
    expect(failure).not.toMatch(/^ {4}at /m)
  },
)

for (const way of ways) {
  test(
    `the whole data folder on a full ${way}, database included: pages are served, whoever writes is told to wait, nothing acknowledged is lost`,
    patience,
    async (context) => {
      const { site, isMounted, disks } = await siteOnSmallDisk(way, { folders: ['.'], sizeMb: 320 }, context)
      await trial({
        nemesis: isMounted ? 'disk full, of database and all' : 'no file can be written, database and all',
        sites: [site],
        rounds: either(1, 3),
        lastsMs: either(3000, 20_000),
        mustBite: true,
        readyz: isMounted ? 'not ready' : 'any',
        strike: async () => disks.forEach((disk) => disk.fill()),
        heal: async () => disks.forEach((disk) => disk.free()),
      })
    },
  )

  test(
    `mails and backups on a full ${way}: enquiries are taken, the backup says why it failed, and all is made up for when there is room`,
    patience,
    async (context) => {
      const folders = ['mail', 'backups']
      const env = { DATABASE_URL: (await createTestDatabase()).url }
      const { site, disks } = await siteOnSmallDisk(way, { folders, sizeMb: 2, env }, context)
      const token = await signInPatiently(site.url)
      const overview = z.object({
        tasks: z.array(z.object({ id: z.string(), state: z.string(), problem: z.nullable(z.string()) })),
      })
      const backup = async () => {
        const asked = await askPatiently(`${site.url}/api/backups`, sending('POST', {}, token))
        const { id } = z.object({ id: z.string() }).parse(await asked.json())
        const ended = async () => {
          const answer = await askPatiently(`${site.url}/api/backups/overview`, { headers: headersOf(token) })
          const work = overview.parse(await answer.json()).tasks.find((one) => one.id === id)
          return work && ['done', 'failed'].includes(work.state) ? work : undefined
        }
        return eventually(ended, { withinMs: 60_000, what: 'the end of a backup' })
      }
      const mails = async () =>
        (await readdir(join(site.dataDir, 'mail'))).filter((name) => name.endsWith('.eml'))

      for (const disk of disks) disk.fill()
      expect((await postJson(`${site.url}/api/contact`, enquiry())).status).toBe(201)
      expect((await fetch(site.url)).status).toBe(200)
      expect(await backup()).toMatchObject({ state: 'failed', problem: 'The disk is full' })
      expect(await mails().catch(() => [])).toEqual([])
      for (const disk of disks) disk.free()
      expect(await backup()).toMatchObject({ state: 'done', problem: null })
      await eventually(async () => (await mails()).length === 4 || undefined, {
        // The pauses between their tries double.
        withinMs: 180_000,
        what: 'both mails of the enquiry, and the word that a backup failed, to sales and to the owner',
      })
    },
  )
}
