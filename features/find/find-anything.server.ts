import { signedIn, type Ctx } from '#features/context/context.server.ts'
import type { FindKind, Finder } from '#features/context/finder.ts'
import type { FindAnswer } from './find.schema.ts'

const shortest = 2
const ofEach = 5

/** What each of the finders that the caller may use has for the words, in their order. Shorter words than two characters find nothing. */
export async function findAnything(ctx: Ctx, finders: Finder[], q: string): Promise<FindAnswer> {
  const { permissions } = signedIn(ctx)
  if (q.length < shortest) return { groups: [] }
  const allowed = finders.filter(({ permission }) => permissions.has(permission))
  const cut = new Set<FindKind>()
  const found = await Promise.all(
    allowed.map(async ({ kind, find }) => ({
      kind,
      items: await find(ctx, q, ofEach, () => cut.add(kind)),
    })),
  )
  const groups = found.filter(({ items }) => items.length > 0)
  const unfinished = found.flatMap(({ kind }) => (cut.has(kind) ? [kind] : []))
  return unfinished.length > 0 ? { groups, unfinished } : { groups }
}
