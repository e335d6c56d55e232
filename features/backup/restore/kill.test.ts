import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { backupSiteOf, doing } from '#tests/backup-site.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { makeBackup } from '#features/backup/archive/make-backup.server.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 4)
const phases = [/loaded/, /compared: 100/, /copied/, /swapping/]
const before = 4000
const after = 2500

/** Runs `npm run restore` on the database and kills it some time after it told of `phase`. Returns how it ended. */
async function restoreAndKill(ctx: TestCtx, path: string, phase: RegExp | undefined) {
  const script = `const [{ runCommand }, { backupCommands }] = await Promise.all([import('#server/commands/command.ts'), import('#server/commands/backup-commands.ts')])
    await runCommand(backupCommands.restore, process.argv.slice(1))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path, '--site', brand.name], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      SITE_URL: ctx.settings.siteUrl,
      DATABASE_URL: ctx.database.url,
      DATA_DIR: ctx.settings.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      const isFirst = !phase?.test(output)
      output += chunk.toString()
      if (isFirst && phase?.test(output)) void sleep(Math.random() * 120).then(() => child.kill('SIGKILL'))
    })
  }
  return { code: await ended, output }
}

const leadsOf = async ({ database }: TestCtx) =>
  (
    await database.pool.query(
      `select count(*)::int as count, count(*) filter (where name like 'New %')::int as fresh from leads`,
    )
  ).rows[0]

/** The killed process's connection ends a moment after it, and what it had begun with it. */
async function untilAlone({ database }: TestCtx) {
  for (;;) {
    const { rows } = await database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name in ('command line', 'copy before a restore')",
    )
    if (rows.length === 0) return
    await sleep(20)
  }
}

const insertLeads = (word: string, count: number) =>
  `insert into leads (name, source, first_touch, last_touch, signals, consents, fit, engagement_mass, created_at, updated_at, last_activity_at, retain_until)
   select '${word} ' || i, 'manual', '{}', '{}', '{}', '[]', 0, 0, now(), now(), now(), now() from generate_series(1, ${count}) i`

test(
  `kill -9 in the middle of a restore, ${rounds} times: the data is the old or the new, whole, and the next restore tasks`,
  { timeout: 60_000 + rounds * 20_000 },
  async () => {
    const ctx = await testCtx({ limits: 'off' })
    await createTestUser(ctx, 'owner')
    await ctx.database.pool.query(insertLeads('Old', before))
    const site = await backupSiteOf(ctx)
    const task = await doing(site)
    const { fileName } = await makeBackup(site, task.client, {
      kind: 'manual',
      madeBy: null,
      signal: task.signal,
      onProgress: async () => undefined,
    })
    const path = join(site.storage.folder, fileName)
    await ctx.database.pool.query('delete from leads')
    await ctx.database.pool.query(insertLeads('New', after))
    await task.client.end()

    const wholes = [
      { count: before, fresh: 0 },
      { count: after, fresh: after },
    ]
    for (let round = 0; round < rounds; round++) {
      await restoreAndKill(ctx, path, phases[round % phases.length])
      await untilAlone(ctx)
      expect(wholes).toContainEqual(await leadsOf(ctx))
    }
    const { code, output } = await restoreAndKill(ctx, path, undefined)
    expect(code, output).toBe(0)
    expect(await leadsOf(ctx)).toEqual(wholes[0])
    const { rows } = await ctx.database.pool.query(
      "select nspname from pg_namespace where nspname like 'scratch%'",
    )
    expect(rows).toEqual([])
  },
)
