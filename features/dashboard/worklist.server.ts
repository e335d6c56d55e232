import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Permission } from '#features/context/permissions.ts'
import { workKinds, type WorkItem, type Worklist } from './worklist.schema.ts'

/** One kind of what is to be done, as the feature that knows it tells it. */
export interface WorkSource {
  kind: WorkItem['kind']
  /** Who can do it: others don’t see it. */
  needs: Permission[]
  /** The most urgent first, a screenful at most. */
  list(ctx: Ctx): Promise<Omit<WorkItem, 'kind'>[]>
}

/** So that a long queue doesn’t hide the rest. */
const mostDated = 6
const mostUndated = 8

/**
 * What the signed-in person can act on: by its deadline, the first of each kind at least, then what has none. A kind that can’t be read is
 * named and leaves the others alone.
 */
export async function listWork(ctx: Ctx, sources: readonly WorkSource[]): Promise<Worklist> {
  mustHave(ctx, 'dashboard.read')
  const own = sources.filter(({ needs }) => needs.every((one) => ctx.actor.permissions.has(one)))
  const unread: Worklist['unread'] = []
  const lists = await Promise.all(
    own.map(async ({ kind, list }) => {
      try {
        return (await list(ctx)).map((item): WorkItem => ({ ...item, kind }))
      } catch (error) {
        ctx.log.error({ err: error, kind }, 'a part of the worklist can’t be read')
        unread.push(kind)
        return []
      }
    }),
  )
  const items = lists.flat()
  const dated = items
    .filter(({ dueAt }) => dueAt !== null)
    .toSorted((a, b) => Date.parse(a.dueAt ?? '') - Date.parse(b.dueAt ?? ''))
  const places = (item: WorkItem) => workKinds.indexOf(item.kind)
  // One of each kind before a second of any: three drafts don’t hide what was searched for in vain.
  const undated = [
    ...Map.groupBy(
      items.filter(({ dueAt }) => dueAt === null),
      ({ kind }) => kind,
    ).values(),
  ]
    .flatMap((ofKind) => ofKind.map((item, turn) => ({ item, turn })))
    .toSorted((a, b) => a.turn - b.turn || places(a.item) - places(b.item))
    .slice(0, mostUndated)
    .map(({ item }) => item)
    .toSorted((a, b) => places(a) - places(b))
  const first = dated.slice(0, mostDated)
  // The first of a kind stands however many of another come before it.
  const firstOfKind = dated.filter(
    (item, at) => at >= mostDated && dated.findIndex(({ kind }) => kind === item.kind) === at,
  )
  return {
    items: [...first, ...firstOfKind, ...undated],
    isMore: dated.length > first.length + firstOfKind.length,
    unread,
  }
}
