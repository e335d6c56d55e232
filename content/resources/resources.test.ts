import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sourceHash } from '#assets/documents/source-hash.ts'
import { pageAt } from '#content/pages.ts'
import { calculatorPageOf, guidePageOf, resourcesPage } from '#content/resource-page.ts'
import { sampleContracts } from '#content/contracts/index.ts'
import { calculatorSlugs } from '#content/calculator.ts'
import { calculators } from '#content/calculators/index.ts'
import { csvOf } from './document.ts'
import { downloadsOf } from './downloads.ts'
import { guides } from './index.ts'
import { rendered, source } from './rendered-downloads.ts'

/** Every text of an entry, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

test('there are four guides or more, each of 700 words or more, with anchors that are unique', () => {
  expect(guides.length).toBeGreaterThanOrEqual(4)
  for (const { slug, summary, use, sections } of guides) {
    const words = textsOf([summary, use, sections.map(({ title, blocks }) => [title, blocks])])
      .join(' ')
      .split(/\s+/).length
    expect(words, slug).toBeGreaterThanOrEqual(700)
    expect(new Set(sections.map(({ id }) => id)).size, slug).toBe(sections.length)
  }
})

test('guides and calculators have their pages, with their own titles, and every link in them leads to a page', () => {
  for (const { slug } of guides) expect(pageAt(`/resources/${slug}`)?.article, slug).toBeDefined()
  for (const slug of calculatorSlugs) expect(pageAt(`/resources/${slug}`)?.tool, slug).toBeDefined()
  const linked = textsOf([guides, calculators]).flatMap((text) =>
    [...text.matchAll(/\]\((\/[^)#]*)(?:#[^)]*)?\)/g)].map(([, path = '']) => path),
  )
  expect(linked.length).toBeGreaterThan(8)
  expect(linked.filter((path) => !pageAt(path))).toEqual([])
})

test('every related entry of a guide or calculator exists', () => {
  for (const guide of guides) {
    const page = guidePageOf(guide.slug)
    expect(page?.solutions.length, guide.slug).toBe(guide.related.solutions.length)
    expect(page?.useCases.length, guide.slug).toBe(guide.related.useCases.length)
    expect(page?.calculators.length, guide.slug).toBe(guide.related.calculators.length)
  }
  for (const slug of calculatorSlugs) {
    const page = calculatorPageOf(slug)
    const { related } = calculators[slug]
    expect(page.solutions.length, slug).toBe(related.solutions.length)
    expect(page.useCases.length, slug).toBe(related.useCases.length)
    expect(page.questions.length, slug).toBe(related.questions.length)
  }
})

test('the downloads were rendered from the guides as they stand: else run assets/documents/render.ts', async () => {
  expect(source).toBe(await sourceHash())
})

test('every guide offers a PDF and a worksheet, which lie in public/downloads with the size told beside the link', async () => {
  const offered = resourcesPage().guides.flatMap(({ downloads }) => downloads)
  const samples = ['sample-order.pdf', 'data-processing-agreement.pdf']
  expect([...samples, ...offered.map(({ file }) => file)]).toEqual(rendered.map(({ file }) => file))
  for (const { slug, worksheet } of guides) {
    expect(
      downloadsOf({ slug, worksheet }).map(({ kind }) => kind),
      slug,
    ).toEqual(worksheet ? ['PDF', 'CSV'] : ['PDF'])
  }
  for (const { file, bytes } of rendered) {
    const data = await readFile(`public/downloads/${file}`)
    expect(data.length, file).toBe(bytes)
  }
})

test('each PDF is tagged, in English, titled in its window, and tells its headings', async () => {
  for (const { slug, title, sections } of [...guides, ...sampleContracts]) {
    const text = (await readFile(`public/downloads/${slug}.pdf`)).toString('latin1')
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-GB)', '/DisplayDocTitle true'])
      expect(text, slug).toContain(part)
    expect(text.match(/\/S \/H1\n/g)?.length, slug).toBe(1)
    expect(text.match(/\/S \/H2\n/g)?.length, slug).toBe(sections.length)
    expect(text, slug).toContain(title.split(' ')[0] ?? '')
  }
})

test('a worksheet has a cell for each column, and cells with commas or quotes are written by the rule', () => {
  for (const { slug, worksheet } of guides)
    for (const row of worksheet?.rows ?? []) expect(row.length, slug).toBe(worksheet?.columns.length)
  expect(csvOf({ columns: ['a', 'b'], rows: [['1,5', 'say "so"']] })).toBe(
    '\ufeffa,b\r\n"1,5","say ""so"""\r\n',
  )
})
