import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { faqEntries } from './faq/index.ts'
import { roles } from './roles/index.ts'
import { solutions } from './solutions/index.ts'
import { useCases } from './use-cases/index.ts'

/** Every text of an entry, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return []
}

const entries = [
  ...solutions.map((entry) => ({ name: entry.slug, texts: textsOf(entry) })),
  ...roles.map((entry) => ({ name: `role ${entry.slug}`, texts: textsOf(entry) })),
  ...useCases.map((entry) => ({ name: entry.id, texts: textsOf(entry) })),
  ...faqEntries.map((entry) => ({ name: `question ${entry.id}`, texts: textsOf(entry) })),
]

test('no sentence stands twice in solutions, roles, use cases and answers', () => {
  const seen = new Map<string, string>()
  const repeated: string[] = []
  for (const { name, texts } of entries) {
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))) {
      if (sentence.split(/\s+/).length < 4) continue
      const first = seen.get(sentence)
      if (first) repeated.push(`${name} and ${first}: ${sentence}`)
      seen.set(sentence, name)
    }
  }
  expect(seen.size).toBeGreaterThan(1000)
  expect(repeated).toEqual([])
})

test('solutions and roles name no price, no claimed figure and no word of advertising of their own', () => {
  const claimed = Object.values(brand.claims).map(({ value }) => value)
  const advertising = /\b(?:unlock|leverag|revolutioni[sz]|cutting.edge|world.class|game.chang|in today’s)|!/i
  const found = [...solutions, ...roles].flatMap(({ slug, ...entry }) =>
    textsOf(entry)
      .filter(
        (text) =>
          text.includes('£') || advertising.test(text) || claimed.some((value) => text.includes(value)),
      )
      .map((text) => `${slug}: ${text}`),
  )
  expect(found).toEqual([])
})
