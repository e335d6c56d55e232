import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs a program to its end and answers what it printed; throws with it when it fails. */
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

const load = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
  duration: z.number(),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
})
export type Load = z.infer<typeof load>

/** Sends requests to this machine from a process of its own, for a bounded time. */
export async function sendLoad(url: string, args: string[]): Promise<Load> {
  const { hostname } = new URL(url)
  if (hostname !== '127.0.0.1') throw new Error('Load is only ever sent to this machine')
  const text = await output(process.execPath, [
    'node_modules/autocannon/autocannon.js',
    '--json',
    '--no-progress',
    ...args,
    url,
  ])
  return load.parse(JSON.parse(text))
}

/** Seconds of processor time that a process has used so far. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident bytes of a process. */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

/** Bytes of a process and all below it, each shared page counted by its share. */
export function proportionalBytes(pid: number): number {
  return family(pid).reduce((sum, one) => sum + sharesOf(one), 0)
}

function sharesOf(pid: number): number {
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
