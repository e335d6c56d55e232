import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs a program to its end and returns what it printed; throws with it when it fails. */
export function output(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((done, broken) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.on('error', broken)
    child.on('exit', (code) =>
      code === 0 ? done(out) : broken(new Error(`${command} ended with ${code}\n${err}`)),
    )
  })
}

/** Seconds of processor time of these processes, all below them, and what has ended of those. */
export function processorSeconds(pids: number[]): number {
  return [...new Set(pids.flatMap(family))].reduce((sum, pid) => sum + ticksOf(String(pid)) / 100, 0)
}

/** Seconds of processor time of this process and of the load generators that it has run. */
export const generatorSeconds = () => ticksOf('self') / 100

function ticksOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // utime and stime, cutime and cstime.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0
  }
}

/** Resident bytes of a process. */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

/** Bytes of a process and all below it, each shared page counted by its share. */
export function proportionalBytes(pid: number): number {
  return family(pid).reduce((sum, one) => sum + proportionalOf(one), 0)
}

function proportionalOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * 1024
  } catch {
    return 0
  }
}

function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  const below = (one: number): number[] => [
    one,
    ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

function parentOf(name: string): number {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}
