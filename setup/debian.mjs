import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, step } from './steps.mjs'

/** The path of the first of these programs that is there. */
export function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Installs a package of Debian when that can be done, and returns the path of its program. */
export async function fromDebian(name) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  // On a closed network nobody is to wait for minutes.
  const soon = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0']
  try {
    await step(`Installing ${name}`, async () => {
      await run('apt-get', [...soon, 'update', '-qq'], quiet, { failed: 'apt-get update failed' })
      await run('apt-get', [...soon, 'install', '-y', '-qq', '--no-install-recommends', name], quiet, {
        failed: `apt-get install ${name} failed`,
      })
    })
  } catch (error) {
    console.error(`set-up: ${error.message}`)
  }
  return installed([name])
}
