import { expect } from 'vitest'
import { metadata as limits } from '#config/constants.ts'
import { crawl, type Crawl, type CrawledPage } from '#tests/crawl.ts'
import { test as onSite } from '#tests/site-test.ts'

/** The addresses that the site promises, besides those in its sitemap; each `*` stands for an entry that exists. */
const promised = [
  '/',
  '/solutions',
  '/solutions/machine-vision',
  '/solutions/ai-solution-recommender',
  '/solutions/ai-readiness-assessment',
  '/ai-readiness-assessment',
  '/demo/machine-vision',
  '/usecases',
  '/usecases/credit-risk',
  '/use-case/credit-risk',
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/terms-conditions',
  '/terms-conditions/',
  '/about-us',
  '/contact',
  '/contact/thanks',
  '/resources',
  '/qa',
  '/video-test',
  '/locations/london',
  '/locations/ireland',
  '/security',
  '/how-we-contract',
  '/team-augmentation',
  '/ai-roles/ai-engineer',
  '/ai-role/ai-engineer',
  '/search',
  '/offline',
  '/privacy-request',
  '/newsletter',
]

const test = onSite.extend<{ found: Crawl; sitemap: string[] }>({
  sitemap: [
    async ({ site }, use) => {
      const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
      await use([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname))
    },
    { scope: 'file' },
  ],
  found: [
    async ({ site, sitemap }, use) => {
      const found = await crawl(site.url, [...new Set([...promised, ...sitemap])])
      found.pages.delete(staffPage)
      await use(found)
    },
    { scope: 'file' },
  ],
})

/** Shows films that are missing, on purpose. */
const filmTestPage = '/video-test'

/** Its words come from the staff area's script. */
const staffPage = '/login'

const isIndexed = ({ document }: CrawledPage) =>
  !document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex')
const canonicalOf = ({ document }: CrawledPage) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href')
const titleOf = ({ document }: CrawledPage) => document.querySelector('title')?.text ?? ''
const descriptionOf = ({ document }: CrawledPage) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''

test(
  'every promised address, every page of the sitemap and every internal link leads to a page and to its anchor',
  {
    timeout: 120_000,
  },
  async ({ found, sitemap }) => {
    expect(sitemap.length).toBeGreaterThan(100)
    expect(found.dead.filter((line) => !line.startsWith(`${filmTestPage} →`))).toEqual([])
    expect([...promised, ...sitemap].filter((path) => !found.pages.has(path))).toEqual([])
  },
)

test('every picture, style, script and download that a page names is there', async ({ site, found }) => {
  expect(found.files.size).toBeGreaterThan(300)
  const missing: string[] = []
  for (const file of found.files) {
    const answer = await fetch(site.url + file, { method: 'HEAD' })
    if (answer.status !== 200) missing.push(`${file}: ${answer.status}`)
  }
  expect(missing).toEqual([])
})

test('no page of the sitemap is an orphan, and none asks not to be indexed', async ({ found, sitemap }) => {
  const pages = sitemap.flatMap((path) => found.pages.get(path) ?? [])
  expect(pages.filter((page) => !isIndexed(page)).map(({ path }) => path)).toEqual([])
  const orphans = pages.filter(({ path, linkedFrom }) => ![...linkedFrom].some((from) => from !== path))
  expect(orphans.map(({ path }) => path)).toEqual([])
})

test('every page has one heading of the first rank, a title and a description inside the limits, and its language', async ({
  found,
}) => {
  const bad = [...found.pages.values()].flatMap((page) => {
    const title = titleOf(page)
    const description = descriptionOf(page)
    return [
      ...(page.document.querySelectorAll('h1').length === 1 ? [] : [`${page.path}: h1`]),
      ...(title.length >= 10 && title.length <= limits.titleMax && !title.endsWith('…')
        ? []
        : [`${page.path}: ${title}`]),
      ...(description.length >= 50 && description.length <= limits.descriptionMax
        ? []
        : [`${page.path}: ${description}`]),
      ...(page.document.querySelector('html')?.getAttribute('lang')?.startsWith('en')
        ? []
        : [`${page.path}: lang`]),
    ]
  })
  expect(bad).toEqual([])
})

test('pages that may be indexed have their own title, description and canonical address', async ({
  site,
  found,
  sitemap,
}) => {
  const pages = [...found.pages.values()].filter(isIndexed)
  const foreign = pages.filter((page) => !sitemap.includes(new URL(canonicalOf(page) ?? site.url).pathname))
  expect(foreign.map(({ path }) => path)).toEqual([])
  const canonical = pages.filter((page) => sitemap.includes(page.path))
  expect(
    canonical.filter((page) => new URL(canonicalOf(page) ?? '', site.url).pathname !== page.path),
  ).toEqual([])
  for (const read of [titleOf, descriptionOf]) {
    const seen = canonical.map(read)
    expect(seen.filter((words, i) => seen.indexOf(words) !== i)).toEqual([])
  }
})

test('structured data parses, says what it is and is complete', async ({ found }) => {
  const needed: Record<string, string[]> = {
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
    Article: ['headline', 'datePublished', 'author', 'image'],
    Service: ['name', 'provider'],
    WebSite: ['url', 'potentialAction'],
    VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  }
  const bad: string[] = []
  let count = 0
  for (const { path, document } of found.pages.values()) {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const block: Record<string, unknown> = JSON.parse(script.text)
      const types = [block['@type']].flat().map(String)
      count += 1
      if (block['@context'] !== 'https://schema.org') bad.push(`${path}: ${types.join()} has no context`)
      const missing = types.flatMap((type) => needed[type] ?? []).filter((name) => block[name] === undefined)
      if (missing.length > 0) bad.push(`${path}: ${types.join()} lacks ${missing.join()}`)
    }
  }
  expect(count).toBeGreaterThan(200)
  expect(bad).toEqual([])
})

test('without JavaScript every page has its words, every picture its text, and nothing unfinished shows', async ({
  found,
}) => {
  const short = ['/contact/thanks', '/search', '/offline', '/video-test', '/contact']
  const bad = [...found.pages.values()].flatMap(({ path, document }) => {
    const main = document.querySelector('main')
    const words = main?.structuredText.split(/\s+/).length ?? 0
    const unnamed = document.querySelectorAll('img').filter((image) => !image.hasAttribute('alt'))
    const unfinished = /\bundefined\b|\[object |\bNaN\b|lorem ipsum/i.exec(main?.structuredText ?? '')
    return [
      ...(words >= (short.includes(path) ? 20 : 120) ? [] : [`${path}: ${words} words`]),
      ...unnamed.map((image) => `${path}: ${image.getAttribute('src')} has no alt`),
      ...(unfinished ? [`${path}: shows ${unfinished[0]}`] : []),
    ]
  })
  expect(bad).toEqual([])
})
