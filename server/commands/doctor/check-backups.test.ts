import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBackupStore } from '#features/backup/off-site/backup-store.server.ts'
import { changeSchedule } from '#features/backup/backups.server/change-schedule.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { key, machine } from '#tests/backup-machine.ts'
import { backupOf, run, siteInUse, stateOf } from '#tests/commands.ts'
import type { TestCtx } from '#tests/context.ts'
import { examine } from '#tests/doctor.ts'
import { startStore, storeKeys, type StoreServer } from '#tests/s3-server.ts'

const keys = {
  SECRETS_KEY: 'Wq3vT8mZx1Lr7Kd5Np2Hs9Bf4Gj6Yc0A',
  BACKUP_KEY: 'b7Xn4Rk9Tz2Qw6Ve1Ml8Jd3Hg5Fs0PaC',
}
const keep = { hours: 24, days: 14, weeks: 8, months: 12 }
const hourMs = 3_600_000

const madeHoursAgo = async (ctx: TestCtx, hours: number, where = 'true') =>
  ctx.database.pool.query(`update backups set made_at = $1 where ${where}`, [
    new Date(Date.now() - hours * hourMs),
  ])

test('no backup, one in clear and one that another key sealed are told', async () => {
  const { ctx, env } = await siteInUse()
  expect((await examine(env)).about('backups')[0]).toBe('wrong: There is none, and 2 leads to lose')
  await backupOf(ctx)
  expect((await examine(env)).about('backups')[1]).toMatch(/^warning: backup-.* lies there in clear$/)
  await run(['backup'], { env: { ...env, ...keys } })
  expect(
    (await examine({ ...env, ...keys, BACKUP_KEY: 'another passphrase of mine' })).about('backups')[1],
  ).toMatch(/^wrong: backup-.*\.age can’t be read/)
})

test('an old one is told by what the schedule promises', async () => {
  const { ctx, env } = await siteInUse()
  const file = await backupOf(ctx)
  const told = async (hours: number) => {
    await madeHoursAgo(ctx, hours)
    const at = new Date(Date.now() - hours * hourMs)
    await utimes(file, at, at)
    return (await examine(env)).about('backups')[0]
  }
  expect(await told(2.9)).toBe('ok: The last one is 2 hours old')
  expect(await told(3)).toBe('warning: The last one is 3 hours old')
  expect(await told(5)).toBe('wrong: The last one is 5 hours old')
  await changeSchedule(ctx.as('owner'), { isOn: true, hour: 3, keep: { ...keep, hours: 0 } })
  expect(await told(25.9)).toBe('ok: The last one is 25 hours old')
  expect(await told(26)).toBe('warning: The last one is 26 hours old')
  expect(await told(74)).toBe('wrong: The last one is 74 hours old')
  await changeSchedule(ctx.as('owner'), { isOn: false, hour: 3, keep })
  expect(await told(25)).toBe('ok: The last one is 25 hours old')
  expect((await examine(env)).about('backups')).toContain(
    'warning: None is made by itself: the schedule is switched off',
  )
})

async function siteWithStore(server: StoreServer) {
  const made = await machine(server)
  await createLead(made.owner, { name: 'Ada Hope', source: 'manual' })
  const env = {
    DATABASE_URL: made.ctx.database.url,
    DATA_DIR: made.ctx.settings.dataDir,
    SITE_URL: 'https://site.test',
    BACKUP_KEY: key,
    BACKUP_S3_URL: server.url,
    BACKUP_S3_KEY_ID: storeKeys.keyId,
    BACKUP_S3_SECRET: storeKeys.secret,
  }
  const name = server.url.replace(/^http:\/\/(.+?)\/(.+)$/, '$2 at $1')
  const about = async (changed = {}) => (await examine({ ...env, ...changed })).about('backups')
  return {
    ...made,
    env,
    name,
    /** A backup of so many hours ago and some minutes, which the clock moves on while it is sent to the store and read back. */
    async storeOneOf(hours: number) {
      made.ctx.clock.advance(Date.now() - (hours + 0.25) * hourMs - made.ctx.clock.now().getTime())
      await made.back()
      await made.tend()
    },
    about,
    told: async (changed = {}) => (await about(changed)).filter((line) => line.includes(name)),
  }
}

test('of the store it tells what is there just now: nothing yet, an old one, a new one', async () => {
  const { storeOneOf, name, told } = await siteWithStore(await startStore())
  expect(await told()).toEqual([`warning: ${name} holds no backup`])
  await storeOneOf(30)
  expect(await told()).toEqual([`wrong: The newest in ${name} is 30 hours old`])
  await storeOneOf(4)
  expect(await told()).toEqual([`warning: The newest in ${name} is 4 hours old`])
  await storeOneOf(1)
  expect(await told()).toEqual([`ok: The newest in ${name} is 1 hour old`])
})

test('it looks into the store itself: what was emptied, damaged or sealed with another key is told though the servers noted all well', async () => {
  const server = await startStore()
  const { storeOneOf, env, name, told, about } = await siteWithStore(server)
  await storeOneOf(1)
  expect(await about()).toContainEqual(
    expect.stringMatching(/^ok: backup-.*\.age there can be opened with BACKUP_KEY$/),
  )
  expect(await told({ BACKUP_KEY: 'another passphrase of mine' })).toEqual([
    expect.stringMatching(new RegExp(`^wrong: ${name}: backup-.*\\.age can’t be read: `)),
  ])
  const store = openBackupStore({ url: env.BACKUP_S3_URL, region: 'us-east-1', ...storeKeys })
  const signal = new AbortController().signal
  const [stored] = (await store?.listBackups(signal)) ?? []
  await store?.putBytes(stored?.name ?? '', Buffer.from('something else'), signal)
  expect(await told()).toEqual([expect.stringMatching(/^wrong: .* can’t be read: /)])
  await store?.remove(stored?.name ?? '', signal)
  expect(await told()).toEqual([`warning: ${name} holds no backup`])
})

test('a store that refuses is wrong although its settings are there, and so are files that are gone', async () => {
  const server = await startStore()
  const { ctx, storeOneOf, tend, back, env, name, told } = await siteWithStore(server)
  await storeOneOf(1)
  const refusal = 'refuses access to the bucket backups (403 AccessDenied)'
  server.set('forbidden')
  const away = await told()
  expect(away[0]).toMatch(new RegExp(`^wrong: ${name}: The store at .* refuses access`))
  expect(away[0]).toContain(refusal)
  expect(away).toHaveLength(1)
  server.set({ refuse: (method) => method === 'PUT' })
  await back()
  await tend()
  const refused = await told()
  expect(refused).toHaveLength(2)
  expect(refused[0]).toBe(`ok: The newest in ${name} is 1 hour old`)
  expect(refused[1]).toMatch(new RegExp(`^wrong: The server has trouble with ${name} since 20`))
  expect(refused[1]).toContain(refusal)
  expect((await examine(env)).code).toBe(1)
  server.set(undefined)
  await rm(join(ctx.settings.dataDir, 'backups'), { recursive: true })
  await rm(join(server.folder, 'site'), { recursive: true })
  ctx.clock.advance(2 * hourMs)
  await tend()
  expect(await told()).toContain(`wrong: ${name}: 1 of its backups are damaged or gone`)
})

test('without its database it still looks into the store, and makes no folder for it', async () => {
  const server = await startStore()
  const { ctx, env, storeOneOf, about } = await siteWithStore(server)
  await storeOneOf(2)
  await rm(join(ctx.settings.dataDir, 'backups'), { recursive: true })
  const before = await stateOf(ctx)
  await examine(env)
  expect(await stateOf(ctx)).toEqual(before)
  const found = await about({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
  expect(found).toContainEqual(expect.stringMatching(/^ok: The newest in .* is 2 hours old$/))
  expect(found.at(-1)).toBe(
    'warning: Which files of the store were read back is written in the database, which can’t be read',
  )
})
