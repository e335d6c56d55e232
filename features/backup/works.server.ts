import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { notify } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { backupWorks, type StoredWork } from './backup.table.server.ts'
import type { Work, WorkPhase } from './backup.schema.ts'

/** Tells every server that there is work, or that the data's doors close or open. */
export const backupChannel = 'backups'

/** What is told of work whose server stopped. */
export const interrupted = 'It was interrupted: the server stopped. Nothing was changed.'

export type Asked = Pick<StoredWork, 'kind'> &
  Partial<
    Pick<
      StoredWork,
      'place' | 'server' | 'backupKind' | 'backupId' | 'fileName' | 'night' | 'askedBy' | 'sessionId'
    >
  >

/** Puts work where the servers find it, in the caller's transaction. Throws `conflict` while other work waits or is at work. */
export async function askForWork(ctx: Ctx, asked: Asked): Promise<StoredWork> {
  const [row] = await ctx.db
    .insert(backupWorks)
    .values({ ...asked, turn: 1, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new AppError('conflict', 'A backup or a restore is at work already: wait until it is done')
  await notify(ctx.db, backupChannel)
  return row
}

export function workOf(row: StoredWork): Work {
  const { id, kind, state, phase, done, total, backupId, fileName, server, askedBy, problem, notes } = row
  const times = { createdAt: row.createdAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null }
  return {
    id,
    kind,
    state,
    phase,
    done,
    total,
    backupId,
    fileName,
    server,
    askedBy,
    problem,
    notes,
    ...times,
  }
}

const shownWorks = 10

/** What waits, is at work, and the last that ended. */
export async function listWorks(ctx: Ctx): Promise<StoredWork[]> {
  return ctx.db
    .select()
    .from(backupWorks)
    .orderBy(desc(backupWorks.createdAt), desc(backupWorks.id))
    .limit(shownWorks)
}

/** Whether there is anything to do, or anything whose process may have died. */
export async function hasOpenWork(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: backupWorks.id })
    .from(backupWorks)
    .where(isNotNull(backupWorks.turn))
    .limit(1)
  return rows.length > 0
}

/** Takes the work that waits, if this server can do it: that of its own place, and new backups when it runs jobs. */
export async function claimWork(
  ctx: Ctx,
  { place, server, isWorker }: { place: string; server: string; isWorker: boolean },
): Promise<StoredWork | undefined> {
  const isMine = isWorker
    ? sql`(${backupWorks.place} is null or ${backupWorks.place} = ${place})`
    : eq(backupWorks.place, place)
  const [row] = await ctx.db
    .update(backupWorks)
    .set({ state: 'running', place, server, startedAt: ctx.clock.now() })
    .where(and(eq(backupWorks.state, 'queued'), isMine))
    .returning()
  return row
}

/** Work that is said to be running although nobody holds the lock: its process died. Returns what was ended so. */
export async function endDeadWork(ctx: Ctx): Promise<StoredWork[]> {
  return ctx.db
    .update(backupWorks)
    .set({
      state: 'failed',
      turn: null,
      endedAt: ctx.clock.now(),
      problem: interrupted,
    })
    .where(eq(backupWorks.state, 'running'))
    .returning()
}

export async function tellProgress(ctx: Ctx, id: string, phase: WorkPhase, done: number, total: number) {
  await ctx.db.update(backupWorks).set({ phase, done, total }).where(eq(backupWorks.id, id))
}

export async function endWork(
  ctx: Ctx,
  id: string,
  end: Partial<Pick<StoredWork, 'problem' | 'notes' | 'backupId' | 'fileName'>>,
): Promise<void> {
  await ctx.db
    .update(backupWorks)
    .set({ ...end, state: end.problem ? 'failed' : 'done', turn: null, endedAt: ctx.clock.now() })
    .where(eq(backupWorks.id, id))
}
