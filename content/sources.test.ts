import { expect, test } from 'vitest'
import { solutionPageOf } from './solution-page.ts'
import { solutions } from './solutions/index.ts'
import { estimateBases, sourcedRanges, sources } from './sources.ts'
import { sourcesPageOf } from './sources-page.ts'
import { useCasePageOf } from './use-case-page.ts'
import { useCases } from './use-cases/index.ts'

/** Every page with typical ranges, as it is shown. */
const shown = [
  ...solutions.map(({ slug, benefits }) => ({
    path: `/solutions/${slug}`,
    benefits,
    page: solutionPageOf(slug),
  })),
  ...useCases.map(({ id, benefits }) => ({ path: `/usecases/${id}`, benefits, page: useCasePageOf(id) })),
]

test('each typical range has a published source, or its page says what the estimate is made from', () => {
  const bases: string[] = Object.values(estimateBases)
  let ranges = 0
  for (const { path, benefits, page } of shown) {
    expect(page?.measures, path).toHaveLength(benefits.length)
    for (const { name, text, source } of page?.measures ?? []) {
      if (!/\btypical/.test(text)) continue
      ranges += 1
      if (source) expect(source.href, `${path}: ${name}`).toMatch(/^\/sources#[\w-]+$/)
      else expect(bases, `${path}: ${name}`).toContain(page?.estimate)
    }
  }
  expect(ranges).toBeGreaterThanOrEqual(200)
})

test('a source is given for a measure that its page shows, and each once', () => {
  for (const { page, measure, source } of sourcedRanges) {
    const own = shown.find(({ path }) => path === page)
    expect(
      own?.benefits.filter((line) => line.startsWith(`${measure}: `)),
      `${page}: ${measure}`,
    ).toHaveLength(1)
    expect(sources[source].says).toMatch(/\d/)
  }
  const places = sourcedRanges.map(({ page, measure }) => `${page} ${measure}`)
  expect(new Set(places).size).toBe(places.length)
})

test('the list of sources shows each with author, year, what it says and the ranges that rest on it', () => {
  const { published, estimates } = sourcesPageOf()
  expect(published.rows.map(({ id }) => id)).toEqual(Object.keys(sources))
  for (const { by, published: where, says } of published.rows) {
    expect(by.length).toBeGreaterThan(5)
    expect(where).toMatch(/\b(?:19|20)\d\d\b/)
    expect(says.length).toBeGreaterThan(40)
  }
  expect(published.rows.flatMap(({ used }) => used)).toHaveLength(sourcedRanges.length)
  expect(estimates.kinds).toHaveLength(3)
})
