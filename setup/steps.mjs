import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

/** What a person can mend: told without a stack. */
export class SetUpError extends Error {}

export async function step(name, work) {
  const started = Date.now()
  say(`${name} …`)
  await work()
  say(`${name}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

export const say = (text) => console.log(`set-up: ${text}`)

export function run(command, args, env, { missing, failed }) {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', (error) =>
      reject(new SetUpError(error.code === 'ENOENT' && missing ? missing : `${failed} (${error.message})`)),
    )
    child.on('exit', (code) => (code === 0 ? done() : reject(new SetUpError(failed))))
  })
}

export function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Files of a folder and all below it that can change a build, in a fixed order. */
export function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return /\.test\.tsx?$|(?:^|\/)README\.md$/.test(path) ? [] : [path]
    })
}

export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`).update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.digest('hex')
}
