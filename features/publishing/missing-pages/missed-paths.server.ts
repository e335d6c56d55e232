import { isbot } from 'isbot'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { missingPages } from '#features/publishing/redirects/redirect.table.server.ts'

/** Where misses are counted of which no path is kept. */
export const otherPaths = '(other)'

/** Paths held in memory between two writes; the rest is counted under `otherPaths`. */
const pathsAtOnce = 1000
/** Paths of a day that are kept whatever their number of misses; after these a path has to be missed several times. */
const freePathsOfDay = 300
const pathsOfDay = 1000
const missesToBeKept = 3
const longestPath = 200

interface Count {
  hits: number
  robots: number
}

let counted = new Map<string, Count>()

/** Counts a path that no page has. Nothing of the visitor is kept, and no path that may hold a name, an address or a key. */
export function noteMiss({ client }: Ctx, pathname: string): void {
  const path = keptPath(pathname)
  const known = counted.get(path)
  const name = known || counted.size < pathsAtOnce ? path : otherPaths
  const count = counted.get(name) ?? { hits: 0, robots: 0 }
  if (isRobot(client.userAgent, path)) count.robots += 1
  else count.hits += 1
  counted.set(name, count)
}

/**
 * Writes down what was counted since the last call. A flood of made-up paths fills no table: 300 paths a day are taken as they come, up to
 * 1,000 more when they are missed three times between two writes, and all others are one sum.
 */
export async function storeMisses(ctx: Ctx): Promise<void> {
  if (counted.size === 0) return
  const taken = counted
  counted = new Map()
  try {
    await write(ctx, taken)
  } catch (error) {
    for (const [path, { hits, robots }] of taken) add(counted, path, { hits, robots })
    throw error
  }
}

async function write(ctx: Ctx, taken: Map<string, Count>) {
  const day = ctx.clock.now().toISOString().slice(0, 10)
  const rows = await ctx.db
    .select({ path: missingPages.path })
    .from(missingPages)
    .where(eq(missingPages.day, day))
  const kept = new Set(rows.map(({ path }) => path))
  const sums = new Map<string, Count>()
  const most = [...taken].toSorted(([, a], [, b]) => b.hits + b.robots - a.hits - a.robots)
  for (const [path, count] of most) {
    const isFree = kept.size < freePathsOfDay
    const isFrequent = count.hits + count.robots >= missesToBeKept && kept.size < pathsOfDay
    const name = kept.has(path) || isFree || isFrequent ? path : otherPaths
    kept.add(name)
    add(sums, name, count)
  }
  await ctx.db
    .insert(missingPages)
    .values([...sums].map(([path, count]) => ({ path, day, ...count })))
    .onConflictDoUpdate({
      target: [missingPages.day, missingPages.path],
      set: {
        hits: sql`${missingPages.hits} + excluded.hits`,
        robots: sql`${missingPages.robots} + excluded.robots`,
      },
    })
}

function add(sums: Map<string, Count>, path: string, { hits, robots }: Count) {
  const sum = sums.get(path) ?? { hits: 0, robots: 0 }
  sums.set(path, { hits: sum.hits + hits, robots: sum.robots + robots })
}

/** The path without a slash at its end; what is long, holds an address or a number of many digits, or looks like a key is not kept. */
function keptPath(pathname: string): string {
  const path = pathname.replace(/(?:\/_root)?\.data$/, '').replace(/\/+$/, '') || '/'
  const isPrivate = /@|%40|\d{6,}|[^/]{60,}/i.test(path)
  return path.length > longestPath || isPrivate || !/^\/[\w./%~+-]+$/.test(path) ? otherPaths : path
}

/** A robot by its name, or someone who tries doors: no person types these. */
function isRobot(userAgent: string, path: string): boolean {
  return (
    userAgent === '' ||
    isbot(userAgent) ||
    /(?:^|\/)(?:\.|wp-|cgi-bin|phpmyadmin|vendor\/)|\.(?:php|aspx?|jsp|env|git|sql|bak|zip|cgi)$/i.test(path)
  )
}
