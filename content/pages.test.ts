import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { metadata as limits } from '#config/constants.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { descriptionOf, metadataOf, titleOf } from './metadata.ts'
import { ownScreenAt, pageAt, pages } from './pages.ts'
import { structuredDataOf } from './structured-data.ts'

const site = 'https://site.example'

test('every page has a title of at most 60 and a description of at most 160 characters, and none is cut', () => {
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const { title, description } = metadataOf(page, site)
    expect(title.length, page.path).toBeLessThanOrEqual(limits.titleMax)
    expect(title.endsWith('…'), page.path).toBe(false)
    expect(title.length, page.path).toBeGreaterThanOrEqual(30)
    expect(description, page.path).toBe(page.description)
    expect(description.length, page.path).toBeGreaterThan(60)
  }
})

test('titles, descriptions and paths are unique', () => {
  for (const values of [
    pages.map((p) => p.title),
    pages.map((p) => p.description),
    pages.map((p) => p.path),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('a page is found with and without a trailing slash, an unknown address has none', () => {
  expect(pageAt('/contact/')?.path).toBe('/contact')
  expect(pageAt('/')?.path).toBe('/')
  expect(pageAt('')?.path).toBe('/')
  expect(pageAt('/nothing-here')).toBeUndefined()
})

test('a long title is cut to 57 characters and an ellipsis, a long description to 157', () => {
  const warn = console.warn
  console.warn = () => undefined
  const title = titleOf('a'.repeat(80))
  console.warn = warn
  expect(title).toBe(`${'a'.repeat(57)}…`)
  expect(descriptionOf('b'.repeat(161))).toBe(`${'b'.repeat(157)}…`)
  expect(descriptionOf('b'.repeat(160))).toBe('b'.repeat(160))
})

test('the brand is added to a title once', () => {
  expect(titleOf('Contact')).toBe(`Contact${brand.titleSuffix}`)
  expect(titleOf(`Contact${brand.titleSuffix}`)).toBe(`Contact${brand.titleSuffix}`)
})

test('canonicals have no trailing slash and pictures are absolute', () => {
  expect(metadataOf(pageAt('/'), `${site}/`).canonical).toBe(site)
  expect(metadataOf(pageAt('/contact/'), site).canonical).toBe(`${site}/contact`)
  expect(metadataOf(pageAt('/'), site).image.url.startsWith(`${site}/`)).toBe(true)
})

test('an address without a page is not to be indexed and has no canonical', () => {
  const { noindex, canonical, title } = metadataOf(undefined, site)
  expect({ noindex, canonical, title }).toEqual({
    noindex: true,
    canonical: undefined,
    title: `Page Not Found${brand.titleSuffix}`,
  })
})

test('the breadcrumb has an entry for each segment, with hyphens as spaces and capitals', () => {
  expect(breadcrumbOf('/solutions/machine-vision/')).toEqual([
    { name: 'Home', url: '/' },
    { name: 'Solutions', url: '/solutions' },
    { name: 'Machine Vision', url: '/solutions/machine-vision' },
  ])
  expect(breadcrumbOf('/50%-off')[1]?.name).toBe('50% Off')
})

test('the breadcrumb of each kind of page follows its address, with names that are written otherwise', () => {
  const trails: [path: string, trail: string][] = [
    ['/qa', 'Home / Q&A'],
    ['/qa/team-augmentation', 'Home / Q&A / Team Augmentation'],
    ['/usecases', 'Home / Use cases'],
    ['/usecases/fraud-detection', 'Home / Use cases / Fraud Detection'],
    ['/demo', 'Home / Demo'],
    ['/demo/machine-vision', 'Home / Demo / Machine Vision'],
    ['/ai-roles/mlops-engineer', 'Home / AI Roles / MLOps Engineer'],
    ['/ai-roles/nlp-engineer', 'Home / AI Roles / NLP Engineer'],
    ['/solutions/ai-solution-recommender', 'Home / Solutions / AI Solution Recommender'],
    ['/resources/oee-calculator', 'Home / Resources / OEE Calculator'],
    ['/resources/baseline-protocol', 'Home / Resources / Baseline Protocol'],
    ['/blog/ir35-and-ai-engineers-by-the-day', 'Home / Blog / IR35 And AI Engineers By The Day'],
    ['/blog/getting-data-out-of-old-plcs', 'Home / Blog / Getting Data Out Of Old PLCs'],
    ['/locations/london', 'Home / Locations / London'],
    ['/contact/thanks', 'Home / Contact / Thanks'],
    ['/ai-readiness-assessment', 'Home / AI Readiness Assessment'],
  ]
  for (const [path, trail] of trails)
    expect(
      pageAt(path)
        ?.breadcrumb.map(({ name }) => name)
        .join(' / '),
      path,
    ).toBe(trail)
  expect(ownScreenAt('/ai-readiness-assessment/result')?.breadcrumb).toEqual([
    { name: 'Home', url: '/' },
    { name: 'AI Readiness Assessment', url: '/ai-readiness-assessment' },
    { name: 'Result', url: '/ai-readiness-assessment/result' },
  ])
})

test('structured data advertises the search and the free assessment, and never a rating', () => {
  const text = JSON.stringify(pages.flatMap((page) => structuredDataOf(page, site)))
  expect(text).toContain(`${site}/search?q={term}`)
  expect(text).toContain('"price":"0"')
  expect(text).not.toContain('aggregateRating')
  expect(text).not.toContain(brand.siteUrl)
  expect(structuredDataOf(undefined, site)).toEqual([])
})

test('the preview picture has the size that its tags tell', async () => {
  const { url } = metadataOf(pageAt('/'), site).image
  const { width, height } = await sharp(`public${new URL(url).pathname}`).metadata()
  expect({ width, height }).toEqual({ width: limits.previewWidthPx, height: limits.previewHeightPx })
})

test('each picture at an address that the customer names is told of by a page', () => {
  const told = JSON.stringify(pages.flatMap((one) => structuredDataOf(one, site)))
  for (const path of [
    '/hero-say-yes-to-tomorrow.png',
    '/ai-education-elearning.png',
    '/ai-shopping-small.webp',
    ...['manufacturing', 'retail', 'transport', 'healthcare'].map((name) => `/images/${name}.png`),
  ])
    expect(told, path).toContain(`${site}${path}`)
})
