import { patchOf } from '#lib/line-diff.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { pageOfId } from '../page-kinds.server.ts'
import { readLiveTexts } from '../live-pages.server.ts'
import { sourceOf } from '../shipped-text.server.ts'

/** What visitors read otherwise than the files of this build say, as a patch that `git apply` takes; empty while nothing was published. */
export async function exportPages(ctx: Ctx): Promise<Response> {
  mustHave(ctx, 'content.read')
  let patch = ''
  for (const { id, text } of await readLiveTexts(ctx)) {
    const page = pageOfId(id)
    if (!page) continue
    const file = page.kind.fileOf(page.name)
    const source = await sourceOf(file)
    patch += patchOf(file, source, page.kind.inSource(page.name, source, text))
  }
  return new Response(patch, {
    headers: {
      'content-type': 'text/x-patch; charset=utf-8',
      'content-disposition': `attachment; filename="pages-${ctx.clock.now().toISOString().slice(0, 10)}.patch"`,
    },
  })
}
