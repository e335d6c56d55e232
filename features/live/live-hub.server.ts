import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { openEventStream, type EventStream } from '#lib/event-stream.ts'
import type { Database } from '#db/database.ts'
import { listen, type Listener } from '#db/listen.ts'
import type { UserActor } from '#features/context/actor.ts'
import { signedIn, type Ctx } from '#features/context/context.server.ts'
import { kindOf, liveKinds, type LiveChange, type LiveKind } from './live-kinds.ts'
import { liveChannel, type LiveNote } from './live.server.ts'

const heartbeatMs = 20_000
/** What happens within it is told at once, so that a busy hour is no storm. */
const gatherMs = 100
const mostReaders = 500
/** Tabs that look at the screen at the same time. */
const mostOfOnePerson = 12

/** Those of the sessions that still live, with their users as they are now. */
export type FindActors = (ctx: Ctx, sessionIds: string[]) => Promise<Map<string, UserActor>>

interface Reader {
  actor: UserActor
  stream: EventStream
}

interface Hub {
  readers: Set<Reader>
  /** What is told next; `null` ids stand for any. */
  waiting: LiveNote[]
  timer: NodeJS.Timeout | undefined
  isClosed: boolean
}

// One for each process, and for each test.
const hubs = new WeakMap<Ctx['settings'], Hub>()

function hubOf({ settings }: Pick<Ctx, 'settings'>): Hub {
  const hub = hubs.get(settings) ?? { readers: new Set(), waiting: [], timer: undefined, isClosed: false }
  hubs.set(settings, hub)
  return hub
}

const note = z.object({
  kind: z.string(),
  ids: z.nullable(z.array(z.string())),
  to: z.optional(z.string()),
})

function readNote(payload: string): LiveNote | undefined {
  const { kind: name, ...rest } = note.parse(JSON.parse(payload))
  const kind = kindOf(name)
  // A newer server may tell of what this one doesn't know yet.
  return kind && { kind, ...(rest.to ? { ...rest, to: rest.to } : { ids: rest.ids }) }
}

/**
 * Lets this process's readers hear what changes on every server. A reader whose session has ended, or whose user may no longer, is cut off at
 * the next beat at the latest, and at once when the log tells of the user.
 */
export async function hearLive(
  ctx: Ctx,
  database: Database,
  findActors: FindActors,
): Promise<Listener & { endStreams: () => void }> {
  const hub = hubOf(ctx)
  const check = (isMeant: (reader: Reader) => boolean) =>
    checkReaders(ctx, hub, findActors, isMeant).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'readers of /api/live not checked'),
    )
  const listener = await listen(database, liveChannel, (payload) => {
    // After the line to the database was lost, anything may have changed.
    const told = payload === undefined ? undefined : readNote(payload)
    if (payload === undefined) {
      for (const { stream } of hub.readers) stream.send({ event: 'all', data: {} })
      void check(() => true)
    } else if (told) {
      if (told.kind === 'user')
        void check(({ actor }) => told.ids === null || told.ids.includes(actor.userId))
      tellHere(ctx, told)
    }
  })
  const beat = setInterval(() => void check(() => true), heartbeatMs)
  beat.unref()
  const endStreams = () => {
    hub.isClosed = true
    clearTimeout(hub.timer)
    for (const { stream } of hub.readers) stream.close()
  }
  return {
    endStreams,
    async close() {
      clearInterval(beat)
      endStreams()
      await listener.close()
    },
  }
}

async function checkReaders(ctx: Ctx, hub: Hub, findActors: FindActors, isMeant: (one: Reader) => boolean) {
  const meant = [...hub.readers].filter(isMeant)
  if (meant.length === 0) return
  const actors = await findActors(ctx, [...new Set(meant.map(({ actor }) => actor.sessionId))])
  for (const reader of meant) {
    const actor = actors.get(reader.actor.sessionId)
    if (actor && !actor.mustEnrol) reader.actor = actor
    else reader.stream.close()
  }
}

/** Tells the readers of this process, soon. */
export function tellHere(ctx: Pick<Ctx, 'settings'>, told: LiveNote): void {
  const hub = hubOf(ctx)
  if (hub.readers.size === 0 || hub.isClosed) return
  hub.waiting.push(told)
  hub.timer ??= setTimeout(() => {
    hub.timer = undefined
    const notes = hub.waiting.splice(0)
    for (const { actor, stream } of hub.readers) {
      const changes = changesFor(actor, notes)
      if (changes.length > 0) stream.send({ event: 'changed', data: { changes } })
    }
  }, gatherMs)
}

const isCounted = (kind: LiveKind) =>
  liveKinds[kind].reads.some((start: string) => start === '/api/dashboard')

function changesFor(actor: UserActor, notes: LiveNote[]): LiveChange[] {
  const told = new Map<LiveKind, Set<string> | null>()
  for (const { kind, ids, to } of notes) {
    if (to !== undefined && to !== actor.userId) continue
    // Which records changed is told only to those who may see them all.
    const seen = actor.permissions.has(liveKinds[kind].permission)
      ? { kind, ids: actor.seesOnlyOwnLeads ? null : ids }
      : isCounted(kind) && actor.permissions.has(liveKinds.figures.permission)
        ? { kind: 'figures' as const, ids: null }
        : undefined
    if (!seen) continue
    const before = told.get(seen.kind)
    if (seen.ids === null || before === null) told.set(seen.kind, null)
    else told.set(seen.kind, new Set([...(before ?? []), ...seen.ids]))
  }
  return [...told].map(([kind, ids]) => ({ kind, ids: ids && [...ids] }))
}

/** Tells a screen which kinds of records changed; it reads again by itself what it may read. */
export function streamLive(ctx: Ctx, request: Request): Response {
  const actor = signedIn(ctx)
  if (!(request.headers.get('accept') ?? '').includes('text/event-stream'))
    throw new AppError(
      'bad_request',
      'This address answers with a stream: ask with Accept: text/event-stream',
    )
  const hub = hubOf(ctx)
  if (hub.isClosed || hub.readers.size >= mostReaders)
    throw new AppError('unavailable', 'Too many are listening. Please try again soon.', { retryAfterS: 15 })
  if ([...hub.readers].filter((one) => one.actor.userId === actor.userId).length >= mostOfOnePerson)
    throw new AppError('rate_limited', 'You have this open in too many windows.', { retryAfterS: 15 })
  const reader: Reader = {
    actor,
    stream: openEventStream({ heartbeatMs, onClose: () => hub.readers.delete(reader) }),
  }
  hub.readers.add(reader)
  return reader.stream.response
}
