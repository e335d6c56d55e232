import { output } from './process.ts'

/** What wrk measured. */
export interface WrkRun {
  requests: number
  perSecond: number
  p99Ms: number
  /** Connections that broke or timed out, and responses that were neither 2xx nor 3xx. */
  errors: number
}

const connections = 64
/** One for each processor of the smallest machine that the targets are for. */
export const wrkThreads = 2

/** Sends requests from wrk to this machine, for a bounded time. */
export async function sendWithWrk(url: string, seconds: number): Promise<WrkRun> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('Load is only ever sent to this machine')
  const threads = ['-t', String(wrkThreads), '-c', String(connections)]
  const accept = ['-H', 'accept-encoding: br']
  return readWrk(await output('wrk', [...threads, '-d', `${seconds}s`, '--latency', ...accept, url]))
}

const msOf: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Reads what wrk prints with `--latency`. */
export function readWrk(text: string): WrkRun {
  const requests = Number(/(\d+) requests in /.exec(text)?.[1])
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1])
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(text) ?? []
  const p99Ms = Number(p99) * (msOf[unit] ?? Number.NaN)
  if (![requests, perSecond, p99Ms].every(Number.isFinite))
    throw new Error(`wrk told no figures: ${text.replace(/\s+/g, ' ')}`)
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.slice(1) ?? []
  const errors = [...socket.slice(1), ...refused].reduce((sum, count) => sum + Number(count), 0)
  return { requests, perSecond, p99Ms, errors }
}
