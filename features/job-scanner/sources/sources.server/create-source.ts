import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { boardOfAddress } from '#features/job-scanner/boards/board-address.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { NewSource, SourceItem } from '#features/job-scanner/sources/source.schema.ts'
import { nextRunAfter, toSourceItem } from './source-row.ts'
import { startRun } from '#features/job-scanner/runs/runs.server/start-run.ts'

export type BoardPlace = NonNullable<ReturnType<typeof boardOfAddress>>

/** The board that a pasted address means. Throws `invalid` in words when it means none. */
export function boardOf(address: string): BoardPlace {
  const board = boardOfAddress(address)
  if (board) return board
  const message = 'This is not the address of a job board, a feed or a web page'
  throw new AppError('invalid', message, { errors: { address: message } })
}

export async function findSourceOf(ctx: Ctx, { provider, token, baseUrl }: BoardPlace) {
  const [row] = await ctx.db
    .select({ id: jobSources.id })
    .from(jobSources)
    .where(
      and(
        eq(jobSources.provider, provider),
        sql`lower(${jobSources.token}) = lower(${token})`,
        sql`coalesce(${jobSources.baseUrl}, '') = ${baseUrl ?? ''}`,
      ),
    )
  return row
}

/** A board to be read from now on; its first reading begins at once. Throws `conflict` with the other's id when it is there already. */
export async function createSource(ctx: Ctx, input: NewSource): Promise<SourceItem> {
  mustHave(ctx, 'scanner.write')
  const board = boardOf(input.address)
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .insert(jobSources)
      .values({
        ...board,
        company: input.company,
        schedule: input.schedule,
        nextRunAt: nextRunAfter(input.schedule, now),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const message = 'This board is already a source'
      const data = { sourceId: (await findSourceOf(ctx, board))?.id ?? null }
      throw new AppError('conflict', message, { errors: { address: message }, data })
    }
    await ctx.audit({ action: 'job_source.create', entity: 'job_source', entityId: row.id, to: input })
    await startRun(ctx, row, 'staff')
    return toSourceItem(ctx, row)
  })
}
