import { factsOfHtml, seoScoreOf } from '#lib/seo-score.ts'

/** Tells those who write the page, in the console, how it scores: while developing, and staff who are signed in. The staff area scores every address. */
export function checkSeo(): void {
  const { score, deductions, advice } = seoScoreOf(factsOfHtml(document.documentElement.outerHTML))
  console.groupCollapsed(`SEO self-check: ${score} of 100 for ${location.pathname}`)
  for (const { points, reason } of deductions) console.warn(`−${points} ${reason}`)
  for (const one of advice) console.info(one)
  console.groupEnd()
}
