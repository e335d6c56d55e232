import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { notify } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { backupTasks, type StoredTask } from './backup.table.server.ts'
import type { Task, TaskPhase } from './backup.schema.ts'

/** Tells every server that there is work, or that the data's doors close or open. */
export const backupChannel = 'backups'

/** What is told of work whose server stopped. */
export const interrupted = 'Interrupted because the server stopped. Nothing was changed.'

export type Asked = Pick<StoredTask, 'kind'> &
  Partial<
    Pick<
      StoredTask,
      'storage' | 'server' | 'backupKind' | 'backupId' | 'fileName' | 'night' | 'askedBy' | 'sessionId'
    >
  >

/** Puts a task where the servers find it, in the caller's transaction. Throws `conflict` while another task waits or is under way. */
export async function requestTask(ctx: Ctx, asked: Asked): Promise<StoredTask> {
  const [row] = await ctx.db
    .insert(backupTasks)
    .values({ ...asked, turn: 1, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (!row)
    throw new AppError(
      'conflict',
      'A backup or restore is already running: please wait until it has finished',
    )
  await notify(ctx.db, backupChannel)
  return row
}

export function taskOf(row: StoredTask): Task {
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

const shownTasks = 10

/** What waits, is at work, and the last that ended. */
export async function listTasks(ctx: Ctx): Promise<StoredTask[]> {
  return ctx.db
    .select()
    .from(backupTasks)
    .orderBy(desc(backupTasks.createdAt), desc(backupTasks.id))
    .limit(shownTasks)
}

/** Whether there is anything to do, or anything whose process may have died. */
export async function hasOpenTask(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: backupTasks.id })
    .from(backupTasks)
    .where(isNotNull(backupTasks.turn))
    .limit(1)
  return rows.length > 0
}

/** Takes the task that waits, if this server can do it: that of its own storage, and new backups when it runs jobs. */
export async function claimTask(
  ctx: Ctx,
  { storage, server, isWorker }: { storage: string; server: string; isWorker: boolean },
): Promise<StoredTask | undefined> {
  const isMine = isWorker
    ? sql`(${backupTasks.storage} is null or ${backupTasks.storage} = ${storage})`
    : eq(backupTasks.storage, storage)
  const [row] = await ctx.db
    .update(backupTasks)
    .set({ state: 'running', storage, server, startedAt: ctx.clock.now() })
    .where(and(eq(backupTasks.state, 'queued'), isMine))
    .returning()
  return row
}

/** Work that is said to be running although nobody holds the lock: its process died. Returns what was ended so. */
export async function endDeadTasks(ctx: Ctx): Promise<StoredTask[]> {
  return ctx.db
    .update(backupTasks)
    .set({
      state: 'failed',
      turn: null,
      endedAt: ctx.clock.now(),
      problem: interrupted,
    })
    .where(eq(backupTasks.state, 'running'))
    .returning()
}

export async function tellProgress(ctx: Ctx, id: string, phase: TaskPhase, done: number, total: number) {
  await ctx.db.update(backupTasks).set({ phase, done, total }).where(eq(backupTasks.id, id))
}

export async function endTask(
  ctx: Ctx,
  id: string,
  end: Partial<Pick<StoredTask, 'problem' | 'notes' | 'backupId' | 'fileName'>>,
): Promise<void> {
  await ctx.db
    .update(backupTasks)
    .set({ ...end, state: end.problem ? 'failed' : 'done', turn: null, endedAt: ctx.clock.now() })
    .where(eq(backupTasks.id, id))
}
