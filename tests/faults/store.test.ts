import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#config/brand.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startStore, storeKeys, type StoreFault, type StoreServer } from '#tests/s3-server.ts'
import { owner, startSite, type Site } from '#tests/site.ts'
import { eventually, postJson } from '#tests/visits.ts'
import { either } from './length.ts'
import { signInPatiently } from './patience.ts'
import { report } from './report.ts'

const overview = z.object({
  tasks: z.array(z.object({ id: z.string(), state: z.string(), problem: z.nullable(z.string()) })),
  store: z.object({
    waiting: z.number(),
    files: z.number(),
    problem: z.nullable(z.object({ text: z.string() })),
  }),
})
const backups = z.object({ items: z.array(z.object({ id: z.string(), isStored: z.boolean() })) })
const leads = z.object({ items: z.array(z.object({ id: z.string() })) })

const envOf = (store: StoreServer) => ({
  BACKUP_KEY: 'a key of more than sixteen letters',
  BACKUP_S3_URL: store.url,
  BACKUP_S3_KEY_ID: storeKeys.keyId,
  BACKUP_S3_SECRET: storeKeys.secret,
})

/** What an owner asks of a site. */
async function staff(site: Site) {
  const token = await signInPatiently(site.url)
  const headers = { authorization: `Bearer ${token}` }
  const get = async <T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> => {
    const answer = await fetch(site.url + path, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return schema.parse(await answer.json())
  }
  /** Asks for work and waits for its end. */
  const done = async (path: string, body: object) => {
    const answer = await postJson(site.url + path, body, headers)
    expect(answer.status, path).toBe(202)
    const { id } = z.object({ id: z.string() }).parse(await answer.json())
    const ended = await eventually(
      async () => {
        const asked = await fetch(`${site.url}/api/backups/overview`, { headers })
        if (!asked.ok) return undefined
        const found = overview.parse(await asked.json()).tasks.find((work) => work.id === id)
        return found && ['done', 'failed'].includes(found.state) ? found : undefined
      },
      { withinMs: 120_000, what: `the end of ${path}` },
    )
    expect(ended).toMatchObject({ state: 'done', problem: null })
  }
  const store = async () => (await get('/api/backups/overview', overview)).store
  const until = (what: string, isSo: (state: z.infer<typeof overview>['store']) => boolean) =>
    eventually(async () => isSo(await store()) || undefined, { withinMs: either(60_000, 600_000), what })
  return { get, done, until, headers }
}

const faults: [string, StoreFault, RegExp][] = either<[string, StoreFault, RegExp][]>(
  [
    ['down', 'down', /can’t be reached/],
    ['refuses', 'forbidden', /refuses access/],
    ['cuts off in the middle', { cutAfter: 5000 }, /cut off/],
  ],
  [
    ['down', 'down', /can’t be reached/],
    ['refuses', 'forbidden', /refuses access/],
    ['cuts off in the middle', { cutAfter: 5000 }, /cut off/],
    ['full', 'full', /is full/],
    ['busy', 'busy', /out of service/],
    ['silent', 'silent', /did not answer in time/],
  ],
)

test(
  'backups go on while the store fails, all are sent when it is back, and after the loss of the disk everything of before the last one is there',
  { timeout: either(300_000, 1_500_000) },
  async ({ onTestFinished }) => {
    const store = await startStore()
    const dataDir = await newDataDir()
    onTestFinished(() => dropDataDir(dataDir))
    const site = await startSite({ dataDir, env: envOf(store) })
    onTestFinished(() => site.stop())
    const people = await staff(site)
    let acknowledged = 0
    const enquire = async () => {
      const name = `Person ${acknowledged}`
      const lead = { name, email: `person.${acknowledged}@plant.example`, company: `${name} Ltd` }
      const answer = await postJson(`${site.url}/api/leads`, lead, people.headers)
      expect(answer.status).toBe(201)
      acknowledged += 1
    }
    await enquire()
    await people.done('/api/backups', {})
    await people.until('the first backup in the store', ({ waiting, files }) => waiting === 0 && files === 1)

    for (const [name, fault, words] of faults) {
      store.set(fault)
      await enquire()
      const begun = Date.now()
      await people.done('/api/backups', {})
      await people.until(`${name} on the screen`, ({ problem }) => words.test(problem?.text ?? ''))
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
      await enquire()
      store.set(undefined)
      const healed = Date.now()
      // The next backup is reason enough to try at once.
      await people.done('/api/backups', {})
      await people.until(
        `all sent after ${name}`,
        ({ waiting, problem }) => waiting === 0 && problem === null,
      )
      const recoveryMs = [Date.now() - healed]
      const longestMs = healed - begun
      const none = { lost: 0, waits: 0, mails: 0, duplicates: 0 }
      report({
        nemesis: `store of backups: ${name}`,
        rounds: 1,
        acknowledged,
        longestMs,
        recoveryMs,
        ...none,
      })
    }
    expect(site.output()).not.toContain(storeKeys.secret)
    expect(site.output()).toMatch(/can’t be kept in the store/)

    await enquire()
    await people.done('/api/backups', {})
    await people.until('the last backup in the store', ({ waiting }) => waiting === 0)
    const count = async ({ get }: typeof people) => (await get('/api/leads?limit=100', leads)).items.length
    expect(await count(people)).toBe(acknowledged)
    await site.kill('server and database')
    await dropDataDir(dataDir)

    const newDisk = await newDataDir()
    onTestFinished(() => dropDataDir(newDisk))
    const lost = Date.now()
    const fresh = await startSite({ dataDir: newDisk, env: envOf(store) })
    onTestFinished(() => fresh.stop())
    const again = await staff(fresh)
    const [newest] = await eventually(
      async () => {
        const { items } = await again.get('/api/backups', backups)
        return items.length === faults.length * 2 + 2 ? items : undefined
      },
      { withinMs: 60_000, what: 'the backups of the store on the list' },
    )
    expect(newest?.isStored).toBe(true)
    const given = { siteName: brand.name, password: owner.password }
    await again.done(`/api/backups/${newest?.id}/restore`, given)
    expect(await count(again)).toBe(acknowledged)
    expect((await readdir(join(newDisk, 'backups'))).some((name) => name.startsWith('.partial'))).toBe(false)
    report({
      nemesis: 'disk lost, restored from the store',
      rounds: 1,
      acknowledged,
      longestMs: 0,
      recoveryMs: [Date.now() - lost],
      lost: 0,
      waits: 0,
      mails: 0,
      duplicates: 0,
    })
  },
)
