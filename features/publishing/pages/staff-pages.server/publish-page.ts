import { AppError } from '#lib/errors.ts'
import { LineError } from '#lib/markdown-file/line-error.ts'
import { editionNow, type Edition } from '#lib/editions.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { inEdition } from '../edition-scope.server.ts'
import { withText } from '../live-pages.server.ts'
import { getPageEntry, missingPath, type PageAt } from '../page-kinds.server.ts'
import type { PageDetail, PageParams } from '../page.schema.ts'
import { hashOf, shippedTextOf } from '../shipped-text.server.ts'
import { changeRow, keepVersion, liveNumberOf, lockRow, toDetail } from './page-row.ts'

/**
 * Makes the working copy public: now, or at a time to come, until when visitors read what they read now. Throws `invalid` with line and field for what can’t be shown,
 * and when the page can’t be drawn with it.
 */
export async function publishPage(
  ctx: Ctx,
  input: PageParams & { version: number; publishAt?: string | undefined },
): Promise<PageDetail> {
  mustHave(ctx, 'content.write')
  const page = getPageEntry(input)
  const changed = await ctx.transaction(async (ctx) => {
    const row = await lockRow(ctx, page, input.version)
    await mustBeShown(ctx, page, row.draft)
    const now = ctx.clock.now()
    const publishAt = input.publishAt === undefined ? now : new Date(input.publishAt)
    const isAhead = publishAt > now
    const number = await keepVersion(ctx, page.id, row.draft, 'published')
    const next = await changeRow(ctx, row, {
      liveNumber: isAhead ? liveNumberOf(row, now) : number,
      nextNumber: isAhead ? number : null,
      publishAt: isAhead ? publishAt : null,
      shippedHash: hashOf(await shippedTextOf(page)),
    })
    await ctx.audit({
      action: isAhead ? 'page.schedule' : 'page.publish',
      entity: 'page',
      entityId: page.id,
      from: { version: row.liveNumber },
      to: { version: number, publishAt: publishAt.toISOString() },
    })
    await raiseContentVersion(ctx)
    return toDetail(ctx, page, next)
  })
  return changed
}

/** Takes the plan of a change back; it stays as a draft. */
export async function unschedulePage(ctx: Ctx, input: PageParams & { version: number }): Promise<PageDetail> {
  mustHave(ctx, 'content.write')
  const page = getPageEntry(input)
  return ctx.transaction(async (ctx) => {
    const row = await lockRow(ctx, page, input.version)
    const now = ctx.clock.now()
    if (!row.publishAt || row.publishAt <= now) return toDetail(ctx, page, row)
    const changed = await changeRow(ctx, row, { nextNumber: null, publishAt: null })
    await ctx.audit({ action: 'page.unschedule', entity: 'page', entityId: page.id })
    await raiseContentVersion(ctx)
    return toDetail(ctx, page, changed)
  })
}

/** The words that come with the site stand again, as the draft too; the editor's stay in the history. */
export async function takePageBack(ctx: Ctx, input: PageParams & { version: number }): Promise<PageDetail> {
  mustHave(ctx, 'content.write')
  const page = getPageEntry(input)
  return ctx.transaction(async (ctx) => {
    const row = await lockRow(ctx, page, input.version)
    const shipped = await shippedTextOf(page)
    await keepVersion(ctx, page.id, row.draft, 'saved')
    await keepVersion(ctx, page.id, shipped, 'taken back')
    const changed = await changeRow(ctx, row, {
      draft: shipped,
      liveNumber: null,
      nextNumber: null,
      publishAt: null,
      shippedHash: hashOf(shipped),
    })
    await ctx.audit({
      action: 'page.take-back',
      entity: 'page',
      entityId: page.id,
      from: { version: row.liveNumber },
    })
    await raiseContentVersion(ctx)
    return toDetail(ctx, page, changed)
  })
}

/** The edition in which a page says what a text says. Throws `invalid` with the line of what can’t be. */
export function editionOf(page: PageAt, text: string): Edition {
  try {
    return withText(editionNow(), page.id, text) ?? editionNow()
  } catch (error) {
    if (!(error instanceof LineError)) throw error
    throw new AppError('invalid', `Line ${error.line}: ${error.message}`, { errors: { text: error.message } })
  }
}

async function mustBeShown(ctx: Ctx, page: PageAt, text: string) {
  const path = page.kind.pathOf(page.name)
  const { status } = await inEdition(editionOf(page, text), () => ctx.drawPage(path))
  if (status !== (path === missingPath ? 404 : 200))
    throw new AppError('invalid', `With these words ${path} can’t be shown`)
}
