import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepNamedPictures } from '#features/publishing/pictures/named-pictures.server.ts'
import { getPageEntry } from '../page-kinds.server.ts'
import type { PageChange, PageDetail, PageParams } from '../page.schema.ts'
import { changeRow, keepVersion, lastVersion, lockRow, readRow, toDetail } from './page-row.ts'

const versionEveryMs = 10 * 60_000

/**
 * Keeps the working copy, whole or not: what is public stays as it is. Saving what is there already changes nothing, so a save sent twice is one. The history gets the
 * state before, when it is another author's or ten minutes old. Throws `conflict` with `data.current` when someone else saved since `version`.
 */
export async function savePage(ctx: Ctx, input: PageParams & PageChange): Promise<PageDetail> {
  mustHave(ctx, 'content.write')
  const page = getPageEntry(input)
  const text = input.text.replaceAll('\r\n', '\n')
  return ctx.transaction(async (ctx) => {
    const present = await toDetail(ctx, page, await readRow(ctx, page.id))
    if (present.text === text) return present
    const row = await lockRow(ctx, page, input.version)
    const last = await lastVersion(ctx, page.id)
    const isOld = !last || ctx.clock.now().getTime() - last.at.getTime() >= versionEveryMs
    if (last?.text !== row.draft && (isOld || row.updatedBy !== ctx.actor.name))
      await keepVersion(ctx, page.id, row.draft, 'saved')
    await keepNamedPictures(ctx, text)
    const changed = await changeRow(ctx, row, { draft: text })
    // A text that is saved every few seconds is one change to anyone who reads the log.
    if (isOld || input.version === 0)
      await ctx.audit({ action: 'page.edit', entity: 'page', entityId: page.id })
    return toDetail(ctx, page, changed)
  })
}
