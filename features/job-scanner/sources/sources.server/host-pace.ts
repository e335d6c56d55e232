import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { FetchRefused, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { jobHosts } from '#features/job-scanner/sources/job-sources.table.server.ts'

/**
 * The same fetch, that first waits for the host's next free moment. Moments are given out by the database on its own clock, so that several
 * servers together ask a host once in `intervalMs`.
 */
export function pacedFetch(ctx: Ctx, fetch: GuardedFetch, intervalMs: number): GuardedFetch {
  return async (url, request) => {
    const waitMs = intervalMs > 0 ? await takeTurn(ctx, new URL(url).host, intervalMs) : 0
    try {
      if (waitMs > 0) await sleep(waitMs, undefined, request?.signal ? { signal: request.signal } : {})
    } catch (cause) {
      throw new FetchRefused('stopped', 'stopped before the answer was there', cause)
    }
    return fetch(url, request)
  }
}

/** Takes the host's next free moment; returns in how many ms it is. */
export async function takeTurn(ctx: Ctx, host: string, intervalMs: number): Promise<number> {
  const interval = sql`${intervalMs}::float8 * interval '1 millisecond'`
  const [row] = await ctx.db
    .insert(jobHosts)
    .values({ host, freeAt: sql`clock_timestamp() + ${interval}` })
    .onConflictDoUpdate({
      target: jobHosts.host,
      set: { freeAt: sql`greatest(${jobHosts.freeAt}, clock_timestamp()) + ${interval}` },
    })
    .returning({
      ms: sql<number>`ceil(extract(epoch from ${jobHosts.freeAt} - ${interval} - clock_timestamp()) * 1000)::float8`,
    })
  return Math.max(0, row?.ms ?? 0)
}
