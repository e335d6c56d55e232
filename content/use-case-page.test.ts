import { expect, test } from 'vitest'
import { metadataOf } from './metadata.ts'
import { pageAt } from './pages.ts'
import { structuredDataOf } from './structured-data.ts'
import { cataloguePageOf, useCasePageOf } from './use-case-page.ts'
import { useCases } from './use-cases/index.ts'

const site = 'https://site.example'

test('every use case is one page at two addresses, with one canonical', () => {
  for (const { id, title, description } of useCases) {
    const page = pageAt(`/usecases/${id}`)
    expect(page, id).toBeDefined()
    expect(pageAt(`/use-case/${id}/`), id).toBe(page)
    const metadata = metadataOf(page, site)
    expect(metadata.canonical).toBe(`${site}/usecases/${id}`)
    expect(metadata.title).toContain(title)
    expect(metadata.description).toBe(description)
    expect(metadata.noindex).toBe(false)
  }
})

test('a use case is described to machines as a service, with the way to it', () => {
  const blocks = structuredDataOf(pageAt('/use-case/fraud-detection'), site)
  expect(blocks.map((block) => Reflect.get(block, '@type'))).toEqual(['BreadcrumbList', 'Service'])
  expect(JSON.stringify(blocks)).toContain(`${site}/usecases/fraud-detection#service`)
  expect(JSON.stringify(blocks)).not.toContain('/use-case/')
})

test('an unknown use case has no page', () => {
  for (const id of ['no-such-entry', '', 'constructor', '../contact']) {
    expect(useCasePageOf(id)).toBeUndefined()
    expect(pageAt(`/usecases/${id || 'x'}`)).toBeUndefined()
  }
})

test('a page names three related entries that exist, and carries nothing that it does not show', () => {
  for (const { id } of useCases) {
    const page = useCasePageOf(id)
    expect(page?.related).toHaveLength(3)
    expect(page?.related.every((one) => pageAt(`/usecases/${one.id}`))).toBe(true)
    expect(page?.measures.every(({ name, text }) => name && text)).toBe(true)
    expect(
      page?.measures.some(({ range }) => range),
      id,
    ).toBe(true)
    expect(JSON.stringify(page).length, id).toBeLessThan(7000)
  }
})

test('a page says what its solutions cost and how long they take', () => {
  const terms = (id: string) =>
    useCasePageOf(id)
      ?.solutions.map(({ text }) => text)
      .join(' ')
  expect(terms('missed-appointments')).toMatch(/takes 13 to 18 weeks and costs £16,000–£67,500\.$/)
  expect(terms('surface-defect-inspection')).toContain('costs £10,000–£100,000 without hardware.')
})

test('the list groups what it found by category, leaves empty ones out and shows each entry once', () => {
  const all = cataloguePageOf(new URLSearchParams())
  expect(all.groups).toHaveLength(7)
  expect(all.groups.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual(
    useCases.map(({ id }) => id).sort(),
  )
  const some = cataloguePageOf(new URLSearchParams('category=manufacturing&q=compressor'))
  expect(some.chosen).toBe('Manufacturing')
  expect(some.groups.map(({ id }) => id)).toEqual(['manufacturing'])
  expect(some.groups[0]?.cards.map(({ id }) => id)).toContain('compressed-air-energy')
  expect(cataloguePageOf(new URLSearchParams('q=zzz')).groups).toEqual([])
})
