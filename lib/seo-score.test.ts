import { expect, test } from 'vitest'
import { factsOfHtml, seoScoreOf, type PageFacts } from './seo-score.ts'

const good: PageFacts = {
  title: 'Machine vision for filling lines',
  description: 'x'.repeat(140),
  canonical: 'https://site.example/page',
  hasStructuredData: true,
  headings: 1,
  imagesWithoutAlt: 0,
  hasViewport: true,
}

test('a page that keeps every rule scores 100', () => {
  expect(seoScoreOf(good)).toEqual({ score: 100, deductions: [], advice: [] })
})

test('each rule that is broken takes its points off', () => {
  const broken: [Partial<PageFacts>, number][] = [
    [{ title: '' }, 85],
    [{ title: 'x'.repeat(61) }, 95],
    [{ title: 'x'.repeat(60) }, 100],
    [{ title: 'x'.repeat(29) }, 95],
    [{ title: 'x'.repeat(30) }, 100],
    [{ description: '' }, 90],
    [{ description: 'x'.repeat(161) }, 95],
    [{ description: 'x'.repeat(160) }, 100],
    [{ canonical: '' }, 92],
    [{ hasStructuredData: false }, 88],
    [{ headings: 0 }, 90],
    [{ headings: 3 }, 95],
    [{ imagesWithoutAlt: 1 }, 98],
    [{ imagesWithoutAlt: 5 }, 90],
    [{ imagesWithoutAlt: 50 }, 90],
    [{ hasViewport: false }, 92],
  ]
  for (const [change, score] of broken) {
    const { score: scored, deductions } = seoScoreOf({ ...good, ...change })
    expect(scored, JSON.stringify(change)).toBe(score)
    expect(deductions).toHaveLength(score === 100 ? 0 : 1)
  }
})

test('a short description is only advised against, and everything missing leaves 27', () => {
  expect(seoScoreOf({ ...good, description: 'x'.repeat(119) })).toMatchObject({
    score: 100,
    advice: [expect.stringContaining('119')],
  })
  const nothing = {
    ...good,
    title: '',
    description: '',
    canonical: '',
    hasStructuredData: false,
    headings: 0,
  }
  expect(seoScoreOf({ ...nothing, imagesWithoutAlt: 9, hasViewport: false }).score).toBe(27)
})

test('the facts are read from the HTML of a page, entities decoded and texts in scripts left out', () => {
  const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
    <meta name="viewport" content="width=device-width"/><title>Q&amp;A on plants</title>
    <meta name="description" content="What &quot;good&quot; looks like"/>
    <link rel="canonical" href="https://site.example/qa"/><link rel="icon" href="/x.svg"/>
    <script type="application/ld+json">{}</script></head>
    <body><h1 class="x">Questions</h1><h10>no</h10><svg><title>Not the title</title></svg>
    <img src="/a.png" alt=""/><img src="/b.png"/><script>"<h1>not one</h1><img src=c>"</script></body></html>`
  expect(factsOfHtml(html)).toEqual({
    title: 'Q&A on plants',
    description: 'What "good" looks like',
    canonical: 'https://site.example/qa',
    hasStructuredData: true,
    headings: 1,
    imagesWithoutAlt: 1,
    hasViewport: true,
  })
})
