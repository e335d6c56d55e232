import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { settingNames } from '#config/env.server.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { makeBackup } from '#features/backup/archive/make-backup.server.ts'
import { backupSiteOf, doing } from './backup-site.ts'
import { testCtx, type TestCtx } from './context.ts'
import { createTestUser } from './users.ts'
import { commandOf } from '#server/commands/commands.ts'

// What the tests of commands run, and what they run it on.

/** Runs the command with nothing in the environment but `env`, and without a terminal. */
export async function run(args: string[], { env = {} }: { env?: Record<string, string> } = {}) {
  for (const name of settingNames) vi.stubEnv(name, env[name])
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  let output = ''
  const keep = (text: unknown) => {
    output += String(text)
    return true
  }
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  )
  process.exitCode = 0
  try {
    await commandOf(args, 'test-build')?.()
    return { code: process.exitCode, output }
  } finally {
    process.exitCode = 0
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** The same as a process of its own, at a terminal at which `typed` is typed. */
export async function runAtTerminal(
  args: string[],
  { env, typed }: { env: Record<string, string>; typed: string },
) {
  const source = "await (await import('#server/commands/commands.ts')).commandOf(process.argv.slice(1))?.()"
  const words = [process.execPath, '--input-type=module', '-e', source, '--', ...args]
  const line = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const isAsked = output.includes("type the site's name")
    output += chunk.toString()
    if (!isAsked && output.includes("type the site's name")) child.stdin.write(`${typed}\n`)
  })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, output }
}

export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** A site in use: an account, two leads, and the settings that lead to it. */
export async function siteInUse() {
  const ctx = await testCtx({ limits: 'off' })
  await createTestUser(ctx, 'owner')
  for (const name of ['Ada Hope', 'Ben Orr'])
    await createLead(ctx.as('owner'), {
      name,
      email: `${name.slice(0, 3).toLowerCase()}@firm.test`,
      source: 'manual',
    })
  const url = new URL(ctx.database.url)
  url.password = 'open-sesame'
  const env = { DATABASE_URL: url.href, DATA_DIR: ctx.settings.dataDir, SITE_URL: ctx.settings.siteUrl }
  return { ctx, env, before: await stateOf(ctx) }
}

export async function backupOf(ctx: TestCtx) {
  const site = await backupSiteOf(ctx)
  const work = await doing(site)
  const { fileName } = await makeBackup(site, work.client, {
    kind: 'manual',
    madeBy: null,
    signal: work.signal,
    onProgress: async () => undefined,
  })
  return join(site.storage.folder, fileName)
}

/** Every row of every table of every schema, and every file of the data folder. */
export async function stateOf({ database, settings }: TestCtx) {
  const { rows } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  )
  const hash = createHash('sha256')
  for (const { name } of rows) {
    const { rows: all } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t order by 1`,
    )
    hash.update(`${name}\n${all.map(({ row }) => row).join('\n')}\n`)
  }
  return {
    rows: hash.digest('hex'),
    files: (await readdir(settings.dataDir, { recursive: true })).toSorted(),
  }
}

export const leadNames = async ({ database }: TestCtx) =>
  (await database.pool.query<{ name: string }>('select name from leads order by name')).rows.map(
    ({ name }) => name,
  )
