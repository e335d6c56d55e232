import { expect, test } from 'vitest'
import { passagesIn } from './find-passages.server.ts'
import type { SearchDocument, Section } from './search-document.ts'
import { buildIndex } from './search-index.server.ts'

const page = (path: string, facts: Partial<SearchDocument>): SearchDocument => ({
  path,
  kind: 'page',
  title: '',
  summary: '',
  sections: [],
  also: '',
  ...facts,
})
const sections = (...texts: (string | Section)[]) => ({
  sections: texts.map((one) => (typeof one === 'string' ? { text: one } : one)),
})
const asked = async (question: string, documents: SearchDocument[], limit?: number) =>
  passagesIn(await buildIndex(documents), question, limit)
const texts = (found: { text: string }[]) => found.map(({ text }) => text)
const paths = (found: { path: string }[]) => found.map(({ path }) => path)

test('a passage is told with its page and its place on it', async () => {
  const [seal, plain] = await asked('pump', [
    page('/care', {
      title: 'Pump care',
      summary: 'What pumps need',
      kind: 'solution',
      ...sections({ heading: 'Seals', anchor: 'seals', text: 'A pump leaks here.' }),
    }),
    page('/plain', sections('One pump.')),
  ])
  expect(seal).toEqual({
    path: '/care',
    title: 'Pump care',
    summary: 'What pumps need',
    kind: 'solution',
    heading: 'Seals',
    anchor: 'seals',
    text: 'A pump leaks here.',
    score: expect.any(Number),
    trust: 1,
    subjects: 1,
  })
  expect(Object.keys(plain ?? {}).sort()).toEqual(
    ['kind', 'path', 'score', 'subjects', 'summary', 'text', 'title', 'trust'].sort(),
  )
})

test('of a page only the passage that fits best is told, wherever it stands', async () => {
  const care = page(
    '/care',
    sections(
      { heading: 'A', text: 'The pump.' },
      { heading: 'B', text: 'The pump and its seal.' },
      { heading: 'C', text: 'The seal.' },
    ),
  )
  expect(texts(await asked('pump seal', [care]))).toEqual(['The pump and its seal.'])
})

test('a summary is quoted only where a page has nothing else, the first other part where it alone fits', async () => {
  const summary: Section = { text: 'Pump, pump and pump.', role: 'summary' }
  const aside: Section = { text: 'By the way.', role: 'aside' }
  expect(
    texts(await asked('pump', [page('/a', sections(summary, 'Some words on a pump in the yard.'))])),
  ).toEqual(['Some words on a pump in the yard.'])
  expect(texts(await asked('pump', [page('/a', sections(summary, aside, 'First.', 'Second.'))]))).toEqual([
    'First.',
  ])
  expect(texts(await asked('pump', [page('/a', sections('First.', summary, 'A pump.'))]))).toEqual([
    'A pump.',
  ])
  expect(texts(await asked('pump', [page('/a', sections(summary, aside))]))).toEqual([summary.text])
})

test('an aside is quoted when nothing else fits as well', async () => {
  const aside: Section = { text: 'A pump hums.', role: 'aside' }
  expect(texts(await asked('pump', [page('/a', sections(aside, 'A pump runs.'))]))).toEqual(['A pump runs.'])
  expect(texts(await asked('pump', [page('/a', sections('A pump runs.', aside))]))).toEqual(['A pump runs.'])
  expect(texts(await asked('pump', [page('/a', sections(aside, 'Nothing of it.'))]))).toEqual([aside.text])
  expect(
    texts(
      await asked('pump seal', [
        page('/a', sections('A seal wears.', { ...aside, text: 'The pump and its seal.' })),
      ]),
    ),
  ).toEqual(['The pump and its seal.'])
})

test.for(['post', 'demo', 'guide'] as const)(
  'a page on the thing itself stands before a %s, by a fifth',
  async (kind) => {
    const same = { title: 'Pump', ...sections('A pump.') }
    const found = await asked('pump', [page('/a', { ...same, kind }), page('/b', same)])
    expect(paths(found)).toEqual(['/b', '/a'])
    expect((found[1]?.score ?? 0) / (found[0]?.score ?? 1)).toBeCloseTo(0.8, 9)
  },
)

test('the best there could be is 1; pages that fit alike come by their path', async () => {
  const same = { title: 'Pump', ...sections('A pump.') }
  const found = await asked('pump', [page('/c', same), page('/a', same), page('/b', same)])
  expect(paths(found)).toEqual(['/a', '/b', '/c'])
  expect(found.map(({ score }) => score)).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 9)))
})

test('five are told when no number is asked for, and no page without a passage', async () => {
  const many = Array.from({ length: 7 }, (_, i) => page(`/${i}`, sections('A pump.')))
  expect(await asked('pump', many)).toHaveLength(5)
  expect(await asked('pump', many, 2)).toHaveLength(2)
  expect(await asked('pump', many, 50)).toHaveLength(7)
  expect(await asked('pump', [page('/bare', { title: 'Pump' })])).toEqual([])
  expect(await asked('zzzz', many)).toEqual([])
  expect(await asked('', many)).toEqual([])
})

test('a page counts half by its passage and half as a whole', async () => {
  // Both passages are alike; the second page speaks of pumps all over.
  const found = await asked('pump', [
    page('/once', sections('A pump.', 'Nothing of it here, and words that fill up the rest of the line.')),
    page('/often', sections('A pump.', 'Pump and pump, pump after pump, pump by pump.')),
  ])
  expect(paths(found)[0]).toBe('/often')
  expect(found[0]?.score).toBeCloseTo(found[0]?.trust ?? 0, 9)
  // At least the half that its passage alone earns is left of it, and not all.
  const share = (found[1]?.score ?? 0) / (found[1]?.trust ?? 1)
  expect(share).toBeLessThan(1)
  expect(share).toBeGreaterThan(0)
})

test('trust is half for the whole text and half for what a page says it is about', async () => {
  const others = [page('/x', sections('A rotor.')), page('/y', sections('A valve.'))]
  const trust = async (question: string, facts: Partial<SearchDocument>) =>
    (await asked(question, [page('/a', facts), ...others]))[0]?.trust
  expect(await trust('pump', { title: 'Pump', ...sections('A pump.') })).toBe(1)
  expect(await trust('pump', sections('A pump.'))).toBe(0.5)
  expect(await trust('pump', { also: 'pump', ...sections('Nothing.', 'A pump.') })).toBe(1)
  // Of two words that are as rare as each other one is missing: half of each half.
  expect(await trust('pump rotor', { title: 'Pump', ...sections('A pump.') })).toBeCloseTo(0.5, 9)
})

test('a question of everyday words or numbers alone can hardly be told from another', async () => {
  const trust = async (question: string, word: string) =>
    (await asked(question, [page('/a', { title: word, ...sections(word) })]))[0]?.trust
  expect(await trust('monday', 'monday')).toBeCloseTo(0.33, 9)
  expect(await trust('2026', '2026')).toBeCloseTo(0.25, 9)
  expect(await trust('pump', 'pump')).toBe(1)
})

test('words in which a question is put carry no subject', async () => {
  const pump = page('/a', { title: 'Pump', ...sections('A pump.') })
  const help = page('/b', { title: 'Help', ...sections('We help and recommend, thank you.') })
  const found = await asked('Can you please recommend and tell me, I need help with a pump?', [pump, help])
  expect(paths(found)).toEqual(['/a'])
  expect(found[0]).toMatchObject({ trust: 1, subjects: 1 })
  // Alone they are all there is.
  expect(paths(await asked('help', [pump, help]))).toEqual(['/b'])
})

test('subjects are the telling words that a page holds; a strange one puts the rest in doubt', async () => {
  const documents = [
    page('/both', { title: 'Pump seal', ...sections('The pump and its seal.') }),
    page('/one', { title: 'Pump', ...sections('The pump on Monday.') }),
  ]
  const subjects = async (question: string) =>
    new Map((await asked(question, documents)).map(({ path, subjects: count }) => [path, count]))
  expect(await subjects('pump seal')).toEqual(
    new Map([
      ['/both', 2],
      ['/one', 1],
    ]),
  )
  expect(await subjects('pump monday')).toEqual(
    new Map([
      ['/one', 1],
      ['/both', 1],
    ]),
  )
  expect(await subjects('pump quixotry')).toEqual(
    new Map([
      ['/both', 0],
      ['/one', 0],
    ]),
  )
})
