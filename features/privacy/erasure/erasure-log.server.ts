import { z } from 'zod'
import type { Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { readErasures, replayErasures } from './erasures.server.ts'

const place = z.number()
const mentionRemoval = z.object({
  place: z.string(),
  record: z.string(),
  textHash: z.string(),
  spans: z.array(z.object({ text: place, from: place, to: place })),
})

const storedErasure = z.object({
  emailHash: z.string(),
  key: z.string(),
  erasedAt: z.coerce.date(),
  reference: z.nullable(z.string()),
  // Logs from before mentions were searched have none.
  removals: z._default(z.array(mentionRemoval), []),
})

type Line = z.infer<typeof storedErasure>
const parse = (lines: string[]): Line[] => lines.map((line) => storedErasure.parse(JSON.parse(line)))
const byTime = (a: Line, b: Line) => a.erasedAt.getTime() - b.erasedAt.getTime()

/** The log as lines of JSON, for keeping it beside backups, and erasing anew by such lines. */
export function erasureLog(holders: PersonHolder[]) {
  return {
    read: async (ctx: Ctx) => (await readErasures(ctx)).map((row) => JSON.stringify(row)),
    /** Of two logs one, with the last time of each. */
    merge: (one: string[], other: string[]) => {
      const rows = new Map(
        parse([...one, ...other])
          .toSorted(byTime)
          .map((row) => [row.emailHash, row]),
      )
      return [...rows.values()].toSorted((a, b) => byTime(b, a)).map((row) => JSON.stringify(row))
    },
    replay: (ctx: Ctx, lines: string[]) => replayErasures(ctx, holders, parse(lines).toSorted(byTime)),
  }
}
