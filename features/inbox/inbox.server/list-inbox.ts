import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { InboxSource, SourceRow } from '../inbox-source.ts'
import type { InboxItem, InboxKind, InboxPage, InboxQuery } from '../inbox.schema.ts'
import { listSnoozed } from './snooze.ts'

type Place = { key: string; id: string }
type Found = SourceRow & { kind: InboxKind }

/** A page of all that waits, whatever way it came, the oldest promise first. What is put off stays out, until its time or its person's next word. */
export async function listInbox(
  ctx: Ctx,
  sources: readonly InboxSource[],
  { filter, cursor, limit }: InboxQuery,
): Promise<InboxPage> {
  mustHave(ctx, 'leads.read')
  const readable = sources.filter((source) => source.mayRead(ctx))
  const places = cursor ? readPlaces(cursor, readable) : new Map<InboxKind, Place>()
  const snoozed = await listSnoozed(ctx, readable)
  const covered = (await Promise.all(readable.map((source) => source.coveredLeads?.(ctx) ?? []))).flat()
  const isSnoozed = filter === 'snoozed'
  const lists = await Promise.all(
    readable.map(async (source): Promise<Found[]> => {
      const off = [...(snoozed.get(source.kind)?.keys() ?? [])]
      if (isSnoozed && off.length === 0) return []
      const rows = await source.list(ctx, {
        after: places.get(source.kind),
        limit: limit + 1,
        whose: isSnoozed ? 'all' : filter,
        exclude: [...(isSnoozed ? [] : off), ...(source.kind === 'lead' ? covered : [])],
        ...(isSnoozed && { only: off }),
      })
      return rows.map((row) => ({ ...row, kind: source.kind }))
    }),
  )
  // Those of one instant stay in the order of their sources, which the cursor follows.
  const found = lists.flat().sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
  const page = found.slice(0, limit)
  for (const { kind, key, id } of page) places.set(kind, { key, id })
  return {
    items: page.map((row) => toItem(row, snoozed.get(row.kind)?.get(row.id))),
    nextCursor: found.length > limit ? writePlaces(places, readable) : null,
  }
}

function toItem(found: Found, until: Date | undefined): InboxItem {
  const { key: _, ...row } = found
  return { ...row, snoozedUntil: until?.toISOString() ?? null }
}

/** Where each source was left: those that were not begun have an empty place. */
function writePlaces(places: ReadonlyMap<InboxKind, Place>, sources: readonly InboxSource[]): string {
  const parts = sources.map(({ kind }) => places.get(kind))
  const join = (part: 'key' | 'id') => parts.map((place) => place?.[part] ?? '').join('|')
  return writeCursor('inbox', join('key'), join('id'))
}

function readPlaces(cursor: string, sources: readonly InboxSource[]): Map<InboxKind, Place> {
  const fits = (keys: string, ids: string) => {
    const [key, id] = [keys.split('|'), ids.split('|')]
    const isPlace = (at: number) =>
      key[at] === '' ? id[at] === '' : isIsoInstant(key[at] ?? '') && isUuid(id[at] ?? '')
    return (
      key.length === sources.length && id.length === sources.length && sources.every((_, at) => isPlace(at))
    )
  }
  const { key, id } = readCursor(cursor, 'inbox', fits)
  const [keys, ids] = [key.split('|'), id.split('|')]
  return new Map(
    sources.flatMap(({ kind }, at): [InboxKind, Place][] =>
      keys[at] ? [[kind, { key: keys[at], id: ids[at] ?? '' }]] : [],
    ),
  )
}
