import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { answersPreview } from './answers-preview.server.ts'
import { inEdition } from './edition-scope.server.ts'
import { getPageEntry, pageOfId, type PageAt } from './page-kinds.server.ts'
import type { PageParams } from './page.schema.ts'
import { pageEntries } from './page.table.server.ts'
import { editionOf } from './staff-pages.server/publish-page.ts'

/**
 * A draft as the page that it will be, for whoever holds its address: made by the renderer of the page itself, kept by nobody, listed nowhere, and framed by our own
 * screens alone. Throws `not_found` for a key that is none and `invalid` for a draft that can’t be shown.
 */
export async function previewPage(ctx: Ctx, key: string): Promise<Response> {
  const [row] = await ctx.db.select().from(pageEntries).where(eq(pageEntries.previewKey, key))
  const page = row && pageOfId(row.id)
  if (!page) throw new AppError('not_found', 'There is no such preview')
  return inEdition(editionOf(page, row.draft), () => drawn(ctx, page))
}

/** A page as visitors see it, for the frame of the page editor before the page has a draft. Throws `not_found` when there is none. */
export const previewLivePage = (ctx: Ctx, params: PageParams): Promise<Response> =>
  drawn(ctx, getPageEntry(params))

async function drawn(ctx: Ctx, { name, kind }: PageAt): Promise<Response> {
  if (kind.said) return answersPreview(kind.titleOf(name), kind.said(name))
  const { status, html, policy } = await ctx.drawPage(kind.pathOf(name))
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    },
  })
}
