import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { readPostBody } from './post-body.server.ts'
import { anchorsOf } from './post-links.ts'
import { postVersions } from './post.table.server.ts'

/** What is known of a text once it was read. */
export interface Reading {
  /** Why it can't be drawn. */
  fault: string | undefined
  /** Where a link can lead to on its page. */
  anchors: ReadonlySet<string>
}

let known = new Map<string, Reading>()

/** Kept versions with the reading of their texts. A text is read once for as long as it is asked for. */
export async function withReadings<Version extends { id: string; number: number; hash: string }>(
  ctx: Ctx,
  versions: Version[],
): Promise<(Version & { reading: Reading })[]> {
  const readings = new Map<string, Reading>()
  const read: (Version & { reading: Reading })[] = []
  for (const version of versions) {
    const { id, number, hash } = version
    const before = known.get(hash) ?? readings.get(hash)
    const reading = before ?? readingOf(await readVersionBody(ctx, id, number))
    if (!before && reading.fault !== undefined)
      ctx.log.warn({ postId: id, fault: reading.fault }, 'an article can’t be drawn and is left out')
    readings.set(hash, reading)
    read.push({ ...version, reading })
  }
  known = readings
  return read
}

/** Reads a text whatever it holds: an article that was stored before its faults were known takes nothing else down with it. */
export function readingOf(body: string): Reading {
  try {
    return { fault: undefined, anchors: anchorsOf(readPostBody(body)) }
  } catch (error) {
    const fault = error instanceof AppError ? error.message : 'This text can’t be drawn'
    return { fault, anchors: new Set() }
  }
}

export async function readVersionBody(ctx: Ctx, postId: string, number: number): Promise<string> {
  const [row] = await ctx.db
    .select({ body: sql<string>`${postVersions.fields} ->> 'body'` })
    .from(postVersions)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.number, number)))
  return row?.body ?? ''
}
