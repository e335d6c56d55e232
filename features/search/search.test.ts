import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { searchWords } from '#content/search-words.ts'
import { testCtx } from '#tests/context.ts'
import { currentIndex, dropSearchIndex } from './current-index.server.ts'
import { longestQuery, tidyQuery } from './query.ts'
import { searchPages } from './search.server.ts'

async function finder() {
  const ctx = await testCtx({ role: 'visitor' })
  return async (query: string) => {
    const { groups } = await searchPages(ctx, query)
    return groups.map(({ results }) => results[0]?.url)
  }
}

test('typing errors, plurals and the start of a word find the page', async () => {
  const first = await finder()
  for (const query of ['predctive maintenance', 'predictive maintenence', 'predict mainten', 'pdm'])
    expect(await first(query), query).toContain('/solutions/predictive-maintenance-intelligence')
  expect(await first('forklft')).toContain('/usecases/forklift-pedestrian-safety')
  expect(await first('bearings')).toContain('/usecases/bearing-condition-monitoring')
})

test('an abbreviation and its long form find the same, and so do words that mean the same', async () => {
  const first = await finder()
  expect((await first('overall equipment effectiveness'))[0]).toBe((await first('OEE'))[0])
  expect(await first('HGV breakdown')).toContain('/usecases/fleet-breakdown-forecast')
  expect(await first('AML')).toContain('/usecases/money-laundering-alerts')
})

test('results are in typed groups with their counts, and a kind shows only its own', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const all = await searchPages(ctx, 'camera', { limit: 2 })
  expect(all.groups.length).toBeGreaterThan(2)
  expect(all.total).toBe(all.groups.reduce((sum, { count }) => sum + count, 0))
  expect(all.groups.every(({ results }) => results.length <= 2 && results.length > 0)).toBe(true)
  const roles = await searchPages(ctx, 'camera', { kind: 'role', limit: 50 })
  expect(roles.groups.map(({ kind, count }) => [kind, count])).toEqual(
    all.groups.map(({ kind, count }) => [kind, count]),
  )
  for (const { kind, count, results } of roles.groups)
    expect(results).toHaveLength(kind === 'role' ? count : 0)
})

test('a page that has all the words stands alone; without one, those with most of them are shown', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const whole = await searchPages(ctx, 'bearing vibration', { limit: 50 })
  for (const { title, excerpt } of whole.groups.flatMap(({ results }) => results))
    expect([...title, ...excerpt].some(({ isMatch }) => isMatch)).toBe(true)
  const most = await searchPages(ctx, 'bearing vibration gearbox quixotically')
  expect(most.total).toBeGreaterThan(0)
})

test('excerpts are data: stretches that give the text back, marked where the words stand', async () => {
  const { groups } = await searchPages(await testCtx(), 'vibration')
  const excerpts = groups.flatMap(({ results }) => results.map(({ excerpt }) => excerpt))
  expect(excerpts.length).toBeGreaterThan(0)
  for (const excerpt of excerpts) {
    const text = excerpt.map((one) => one.text).join('')
    expect(text.split(/\s+/).length).toBeLessThan(60)
    for (const one of excerpt.filter(({ isMatch }) => isMatch)) expect(one.text).toMatch(/^[\p{L}\p{N}]+$/u)
  }
  expect(excerpts.flat().some(({ isMatch, text }) => isMatch && /^vibration/i.test(text))).toBe(true)
})

test('one letter finds nothing, and no query breaks it: long, hostile, odd or empty', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  expect((await searchPages(ctx, 'a')).total).toBe(0)
  const hostile = [
    'x'.repeat(100_000),
    '<script>alert(1)</script>',
    '__proto__ constructor toString',
    '\u0000\u202e',
    '((((a+)+)+)+$',
  ]
  for (const query of hostile)
    expect((await searchPages(ctx, query)).query.length).toBeLessThanOrEqual(longestQuery)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (query) => {
      const { total, groups } = await searchPages(ctx, query)
      expect(total).toBe(groups.reduce((sum, { count }) => sum + count, 0))
    }),
    { numRuns: 100 },
  )
})

test('the best hit for a name typed with an error is what is called so (W11)', async () => {
  const { best } = await searchPages(await testCtx({ role: 'visitor' }), 'predctive maint')
  expect(best?.url).toBe('/solutions/predictive-maintenance-intelligence')
})

test('a query is kept to one line', () => {
  expect(tidyQuery('  bearing\n\t vibration\u0000 ')).toBe('bearing vibration')
})

test('each search that the page proposes finds something', async () => {
  const first = await finder()
  for (const example of searchWords.start.examples) expect(await first(example), example).not.toEqual([])
})

test('after a publish the old index goes on answering until the new one stands', async () => {
  const ctx = await testCtx()
  const before = await currentIndex(ctx)
  dropSearchIndex()
  expect(await currentIndex(ctx)).toBe(before)
  await vi.waitFor(async () => expect(await currentIndex(ctx)).not.toBe(before), { timeout: 10_000 })
})

test.for([
  ['insurance', /insured/i],
  ['nda', /NDA/],
  ['opening hours', /open|reach/i],
] as const)('a word that asks of the firm is answered first: %s', async ([query, question]) => {
  const { best } = await searchPages(await testCtx(), query)
  expect(best?.isAnswer).toBe(true)
  expect(best?.title).toMatch(question)
})

test('a word that names a page shows the page first', async () => {
  expect((await searchPages(await testCtx(), 'bearing')).best?.isAnswer).toBe(false)
})
