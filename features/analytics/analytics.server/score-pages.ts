import { inArray } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import { factsOfHtml, seoScoreOf } from '#lib/seo-score.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import type { Seo, SeoRow } from '#features/analytics/analytics-answer.schema.ts'
import type { PeriodQuery } from '#features/analytics/analytics-query.schema.ts'
import { seoScores } from '#features/analytics/seo.table.server.ts'
import { readPages } from './read-pages.ts'

// What isn't there can't be found, however its error page is made.
const lost = { score: 0, deductions: [], advice: [] }

const listShown = async (ctx: Ctx) => (await listPages(ctx)).filter((page) => !page.noindex)

/** Scores every address that search engines may show, as the server sends it now, and keeps that for `readSeo`. Pages that didn’t change keep their score. */
export async function scorePages(ctx: Ctx): Promise<void> {
  const shown = await listShown(ctx)
  const known = new Map((await ctx.db.select().from(seoScores)).map((row) => [row.path, row]))
  for (const { path } of shown) {
    const { status, html, etag } = await ctx.readPage(path)
    const before = known.get(path)
    known.delete(path)
    const isSame = before?.etag === etag && before.status === status
    const found = isSame ? before : status === 200 ? seoScoreOf(factsOfHtml(html)) : lost
    const { score, deductions, advice } = found
    const row = { status, etag, score, deductions, advice, checkedAt: ctx.clock.now() }
    await ctx.db
      .insert(seoScores)
      .values({ path, ...row })
      .onConflictDoUpdate({ target: seoScores.path, set: row })
    await breathe()
  }
  const gone = [...known.keys()]
  if (gone.length > 0) await ctx.db.delete(seoScores).where(inArray(seoScores.path, gone))
}

/** The self-check as it was made last, the worst page first; `isWhole` once every address has been checked. */
export async function readSeo(ctx: Ctx, query: PeriodQuery): Promise<Seo> {
  mustHave(ctx, 'analytics.read')
  const [{ pages: viewed, range, before, beforeUntil }, shown, scores] = await Promise.all([
    readPages(ctx, query),
    listShown(ctx),
    ctx.db.select().from(seoScores),
  ])
  const views = new Map(viewed.map((page) => [page.path, page.views]))
  const known = new Map(scores.map((row) => [row.path, row]))
  const rows = shown.flatMap(({ path, title }): SeoRow[] => {
    const row = known.get(path)
    if (!row) return []
    const { status, score, deductions, advice } = row
    return [{ path, title, status, views: views.get(path) ?? 0, score, deductions, advice }]
  })
  rows.sort((a, b) => a.score - b.score || b.views - a.views || a.path.localeCompare(b.path))
  const mean = rows.reduce((sum, row) => sum + row.score, 0) / rows.length
  const oldest = Math.min(...scores.map(({ checkedAt }) => checkedAt.getTime()))
  return {
    range,
    before,
    beforeUntil,
    pages: rows,
    mean: rows.length > 0 ? Math.round(mean * 10) / 10 : null,
    checkedAt: scores.length > 0 ? new Date(oldest).toISOString() : null,
    isWhole: rows.length === shown.length,
  }
}
