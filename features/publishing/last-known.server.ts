import type { Ctx } from '#features/context/context.server.ts'

/** What `read` answered last, for a time without the database: pages are shown as they were rather than not at all. */
export function lastKnown<T>(
  what: string,
  none: T,
  read: (ctx: Ctx) => Promise<T>,
): (ctx: Ctx) => Promise<T> {
  let last = none
  return async (ctx) => {
    try {
      last = await read(ctx)
    } catch (error) {
      ctx.log.warn({ err: error }, `${what} not read; shown as they were`)
    }
    return last
  }
}
