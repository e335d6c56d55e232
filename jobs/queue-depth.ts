import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'

export interface QueueDepth {
  job: string
  ready: number
  /** Waiting for their time or for their next try. */
  later: number
  active: number
}

/** What waits, by kind of job, as the queue's supervisor last counted it: not older than some ten seconds while a worker runs. */
export async function readQueueDepth(orm: Orm): Promise<QueueDepth[]> {
  const { rows } = await orm.execute<{ job: string; ready: number; later: number; active: number }>(
    sql`
      select name as job, ready_count as ready, deferred_count as later, active_count as active
      from pgboss.queue where name not like '\_\_pgboss\_\_%' order by name`,
  )
  return rows
}
