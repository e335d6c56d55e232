import { insertRows } from '#db/recordset.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import type { Actor, Ctx, Log } from '#features/context/context.server.ts'
import { queueMail, queueMails } from '#features/mail/mail.server.ts'
import { tellingOf } from '#features/live/live.server.ts'
import { queueNotices } from '#features/notifications/notifications.server/queue-notices.ts'
import { findColleague, listColleagues } from '#features/users/accounts/users.server.ts'
import type { Queue } from '#jobs/queue.ts'
import type { createRefusals } from './limits/refusals.ts'

type Refusals = ReturnType<typeof createRefusals>

/** What is the same for every request of a process. */
export type Deps = Pick<
  Ctx,
  'db' | 'clock' | 'settings' | 'readPage' | 'drawPage' | 'isOwnAddress' | 'limits' | 'log'
> & {
  queue: Queue
  /** Counts what was turned away, for the log. */
  turnedAway: Refusals['note']
}

const auditColumns = [
  'actorKind',
  'actorId',
  'actorName',
  'action',
  'entity',
  'entityId',
  'from',
  'to',
] as const

/** A log whose lines name the request that they are about. */
export function logOf(log: Log, about: { requestId: string; traceId?: string }): Log {
  return {
    debug: (fields, message) => log.debug({ ...about, ...fields }, message),
    info: (fields, message) => log.info({ ...about, ...fields }, message),
    warn: (fields, message) => log.warn({ ...about, ...fields }, message),
    error: (fields, message) => log.error({ ...about, ...fields }, message),
  }
}

/** The context of one request or job; `transaction` makes a copy of it that works on the transaction. */
export function createContext(
  deps: Deps,
  actor: Actor,
  client: Ctx['client'] = { address: '', userAgent: '' },
): Ctx {
  const { db, clock, settings, readPage, drawPage, isOwnAddress, limits, log, queue, turnedAway } = deps
  const ctx: Ctx = {
    db,
    clock,
    settings,
    readPage,
    drawPage,
    isOwnAddress,
    limits,
    log,
    turnedAway: (reason) => turnedAway(reason),
    actor,
    client,
    sendMail: (mail) => queueMail(ctx, mail),
    sendMails: (list) => queueMails(ctx, list),
    audit: async (...entries) => {
      const at = clock.now()
      const rows = entries.map(({ by, ...entry }) => ({
        ...entry,
        ...(by ? { actorKind: 'user' as const, actorId: by.id, actorName: by.name } : actorOf(actor)),
      }))
      if (rows.length > 0)
        await ctx.db.execute(tellingOf(insertRows(auditLog, auditColumns, rows, { at }), rows))
    },
    findColleague: (userId, permission) => findColleague(ctx, userId, permission),
    listColleagues: (permission) => listColleagues(ctx, permission),
    notify: (...notices) => queueNotices(ctx, notices),
    enqueue: (job, data, options) => queue.send(ctx.db, job, data, options),
    enqueueMany: (job, list) => queue.sendMany(ctx.db, job, list),
    retryNow: (job, list) => queue.retryNow(ctx.db, job, list),
    transaction: (work) =>
      ctx.db.transaction((tx) => work(createContext({ ...deps, db: tx }, actor, client))),
  }
  return ctx
}

function actorOf(actor: Actor) {
  return {
    actorKind: actor.kind,
    actorId: actor.userId,
    actorName: actor.name,
  }
}
