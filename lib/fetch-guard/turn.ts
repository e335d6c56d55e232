import { setTimeout as wait } from 'node:timers/promises'

/** When each host may be asked again, by the monotonic clock; shared by every guard of this process. */
const nextTurn = new Map<string, number>()
const mostHosts = 1_000

/** Waits until the host may be asked again. Callers queue in the order in which they came; rejects when `signal` aborts. */
export async function takeTurn(
  host: string,
  intervalMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const now = performance.now()
  const turn = Math.max(now, nextTurn.get(host) ?? 0)
  if (intervalMs > 0) nextTurn.set(host, turn + intervalMs)
  if (nextTurn.size > mostHosts) {
    for (const [name, at] of nextTurn) if (at < now) nextTurn.delete(name)
  }
  if (turn > now) await wait(Math.ceil(turn - now), undefined, { signal })
}
