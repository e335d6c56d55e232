import { setImmediate as breathe } from 'node:timers/promises'
import { factsOfHtml, seoScoreOf, type SeoScore } from '#lib/seo-score.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import type { Seo, SeoRow } from '../analytics-answer.schema.ts'
import type { PeriodQuery } from '../analytics-query.schema.ts'
import { readPages } from './read-pages.ts'

/** By path: a page is scored anew when it changed. */
const kept = new Map<string, { etag: string; score: SeoScore }>()

/** Each address that search engines may show, scored as the server sends it now, the worst first. */
export async function scorePages(ctx: Ctx, query: PeriodQuery): Promise<Seo> {
  mustHave(ctx, 'analytics.read')
  const { range, before, pages: viewed } = await readPages(ctx, query)
  const views = new Map(viewed.map((page) => [page.path, page.views]))
  const shown = (await listPages(ctx)).filter((page) => !page.noindex)
  const rows: SeoRow[] = []
  for (const { path, title } of shown) {
    const page = await ctx.readPage(path)
    const known = kept.get(path)
    const score = known?.etag === page.etag ? known.score : seoScoreOf(factsOfHtml(page.html))
    if (page.status === 200) kept.set(path, { etag: page.etag, score })
    // What isn't there can't be found, however its error page is made.
    const lost = page.status === 200 ? score : { score: 0, deductions: [], advice: [] }
    rows.push({ path, title, status: page.status, views: views.get(path) ?? 0, ...lost })
    await breathe()
  }
  rows.sort((a, b) => a.score - b.score || b.views - a.views || a.path.localeCompare(b.path))
  const mean = rows.reduce((sum, row) => sum + row.score, 0) / rows.length
  return { range, before, pages: rows, mean: rows.length > 0 ? Math.round(mean * 10) / 10 : null }
}
