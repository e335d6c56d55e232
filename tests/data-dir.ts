import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { hourMs } from '#lib/durations.ts'
import { startSite } from './site.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '..')
const kept = join(root, `node_modules/.cache/first-start-${process.getuid?.() ?? 0}`)
const longestRunMs = hourMs

/**
 * A data folder as the first start of the built server leaves it, with the owner of `site.ts` and nothing else: a copy, since making
 * a database takes most of a first start. Backups are made only when a test asks for one: the copy is as old as the build, and the clock would find one
 * overdue. `isEmpty` is one without anything, for what is about that start.
 */
export async function newDataDir({ isEmpty = false } = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  if (!isEmpty) await copy(`${await started()}/.`, dataDir)
  return dataDir
}

async function switchBackupsOff(dataDir: string) {
  const database = new Client({ host: join(dataDir, 'postgres/cluster'), user: 'site', database: 'site' })
  await database.connect()
  await database.query('insert into backup_schedules (id, is_on, hour) values (1, false, 3)')
  await database.end()
}

/** Removes a data folder whose processes have ended. */
export const dropDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })

/** The folder to copy, made by the first to come, or by several at once: they are alike, and one of them stays. */
async function started(): Promise<string> {
  const folder = join(kept, versionOfBuild())
  if (existsSync(folder)) return folder
  await mkdir(kept, { recursive: true })
  const partial = await mkdtemp(join(kept, 'partial-'))
  const site = await startSite({ dataDir: partial })
  await switchBackupsOff(partial)
  await site.stop()
  await rename(partial, folder).catch(() => dropDataDir(partial))
  // Of older builds, and of runs that were killed.
  for (const name of await readdir(kept)) {
    const other = join(kept, name)
    if (other !== folder && Date.now() - statSync(other).mtimeMs > longestRunMs) await dropDataDir(other)
  }
  return folder
}

/** With owners and times, which PostgreSQL looks at. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to])

function versionOfBuild() {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const path of globSync(['build/server/**', 'db/migrations/**'], { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
