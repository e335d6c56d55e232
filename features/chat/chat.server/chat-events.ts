import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { openEventStream, type EventStream } from '#lib/event-stream.ts'
import type { Database } from '#db/database.ts'
import { listen, type Listener } from '#db/listen.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { tellHere } from '#features/live/live-hub.server.ts'
import type { ChatEvent } from '#features/chat/chat.schema.ts'
import { chatTurns, conversations } from '#features/chat/chat.table.server.ts'
import { findConversation, sessionIdOf } from './chat-session.ts'
import { chatChannel } from './write-turns.ts'

const heartbeatMs = 20_000
/** Then the reader connects again, and its right to read is looked at again. */
const longestMs = 10 * 60_000
const mostVisitors = 1000
const mostOfOneClient = 20

interface Panel {
  ctx: Ctx
  conversationId: string
  client: string
  stream: EventStream
  lastSeq: number
  /** What was told last, so that it isn't told twice. */
  told: string
  /** One reading at a time, in order. */
  reading: Promise<void>
}

interface Hub {
  panels: Set<Panel>
  isClosed: boolean
}

// One for each process, and for each test.
const hubs = new WeakMap<Ctx['settings'], Hub>()

function hubOf({ settings }: Ctx): Hub {
  const hub = hubs.get(settings) ?? { panels: new Set(), isClosed: false }
  hubs.set(settings, hub)
  return hub
}

/**
 * Lets this process's open panels, and its staff screens, hear what happens on every server. `endStreams` ends them all, so that their readers connect to
 * another server, and opens no more.
 */
export async function hearChat(ctx: Ctx, database: Database): Promise<Listener & { endStreams: () => void }> {
  const hub = hubOf(ctx)
  const listener = await listen(database, chatChannel, (conversationId) => wake(ctx, hub, conversationId))
  const endStreams = () => {
    hub.isClosed = true
    for (const { stream } of hub.panels) stream.close()
  }
  return {
    endStreams,
    async close() {
      endStreams()
      await listener.close()
    },
  }
}

/** Undefined after the line to the database was lost: everything is read again. */
function wake(ctx: Ctx, hub: Hub, conversationId: string | undefined) {
  for (const panel of hub.panels) {
    if (conversationId === undefined || panel.conversationId === conversationId) void readOn(panel)
  }
  tellHere(ctx, { kind: 'conversation', ids: conversationId === undefined ? null : [conversationId] })
}

/** What staff write into the visitor's conversation, as it happens. The session is in the header X-Chat-Session. */
export async function streamToVisitor(ctx: Ctx, request: Request): Promise<Response> {
  const hub = openHub(ctx, request)
  const client = ctx.client.address
  if ([...hub.panels].filter((panel) => panel.client === client).length >= mostOfOneClient) throw full()
  const sessionId = sessionIdOf(request.headers.get('x-chat-session'))
  const conversation = await findConversation(ctx, sessionId)
  if (!conversation) throw new AppError('not_found', 'This conversation is over')
  const last = Number(request.headers.get('last-event-id') ?? Number.NaN)
  const lastSeq =
    Number.isSafeInteger(last) && last >= 0 && last <= conversation.lastSeq ? last : conversation.lastSeq

  const stream = openEventStream({
    heartbeatMs,
    onBeat: () => void seeVisitor(ctx, conversation.id),
    onClose: () => {
      clearTimeout(end)
      hub.panels.delete(panel)
    },
  })
  const end = setTimeout(() => stream.close(), longestMs)
  const panel: Panel = {
    ctx,
    conversationId: conversation.id,
    client,
    stream,
    lastSeq,
    told: '',
    reading: seeVisitor(ctx, conversation.id),
  }
  hub.panels.add(panel)
  void readOn(panel)
  return stream.response
}

function openHub(ctx: Ctx, request: Request): Hub {
  const accepts = request.headers.get('accept') ?? ''
  if (!accepts.includes('text/event-stream'))
    throw new AppError(
      'bad_request',
      'This address answers with a stream: ask with Accept: text/event-stream',
    )
  const hub = hubOf(ctx)
  if (hub.isClosed || hub.panels.size >= mostVisitors) throw full()
  return hub
}

const full = () =>
  new AppError('unavailable', 'Too many are listening. Please try again soon.', { retryAfterS: 15 })

function readOn(panel: Panel): Promise<void> {
  panel.reading = panel.reading
    .then(() => tell(panel))
    .catch((error: unknown) => {
      // The next wake, or the reader's own return, brings what was missed.
      panel.ctx.log.warn({ err: error }, 'a chat panel could not be told')
      panel.stream.close()
    })
  return panel.reading
}

async function tell(panel: Panel) {
  const { ctx, conversationId, stream } = panel
  if (!stream.isOpen) return
  const [now] = await ctx.db.select().from(conversations).where(eq(conversations.id, conversationId))
  if (!now) return stream.close()
  const turns = await ctx.db
    .select()
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.conversationId, conversationId),
        gt(chatTurns.seq, panel.lastSeq),
        inArray(chatTurns.author, ['staff', 'note']),
      ),
    )
    .orderBy(asc(chatTurns.seq))
  for (const { seq, author, text, actorName, at } of turns) {
    const data: ChatEvent = { turn: seq, author, text, name: actorName, at: at.toISOString() }
    stream.send({ event: 'turn', id: seq, data })
    panel.lastSeq = seq
  }
  const state = { state: now.state, name: now.assigneeName }
  const told = JSON.stringify(state)
  if (told !== panel.told) stream.send({ event: 'state', data: state })
  panel.told = told
}

async function seeVisitor(ctx: Ctx, conversationId: string) {
  await ctx.db
    .update(conversations)
    .set({ visitorSeenAt: ctx.clock.now() })
    .where(eq(conversations.id, conversationId))
    // Staff see a little later that someone is there; nothing else depends on it.
    .catch(() => undefined)
}
