import type { SearchDocument } from '#features/search/search-document.ts'

const vocabularySize = 20_000
const sections = 5
const wordsOfSection = 70

/** Documents of made-up words, as often as words are in real texts: few very often, most seldom. The same each time. */
export function madeUpDocuments(count: number): SearchDocument[] {
  const random = seeded(41)
  const words = Array.from({ length: vocabularySize }, () => wordOf(random))
  const pick = (length: number) =>
    Array.from({ length }, () => words[Math.floor(vocabularySize ** random()) - 1] ?? '').join(' ')
  return Array.from({ length: count }, (_, n): SearchDocument => ({
    path: `/made-up/${n}`,
    kind: n % 2 ? 'post' : 'use-case',
    title: pick(6),
    summary: pick(14),
    sections: Array.from({ length: sections }, () => ({
      heading: pick(4),
      anchor: 'a',
      text: pick(wordsOfSection),
    })),
    also: pick(8),
  }))
}

/** Words of titles, whole, begun and mistyped, one to four of them. */
export function madeUpQueries(documents: SearchDocument[]): string[] {
  return documents.slice(0, 60).map(({ title }, n) => {
    const words = title.split(' ').slice(0, 1 + (n % 4))
    const last = words.pop() ?? ''
    return [...words, [last, last.slice(0, 3), last.slice(0, 2) + last.slice(3)][n % 3]].join(' ')
  })
}

function wordOf(random: () => number) {
  const syllable = () => `${'bdfgklmnprstvz'[Math.floor(random() * 14)]}${'aeiou'[Math.floor(random() * 5)]}`
  return Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('')
}

/** Numbers from 0 to 1 by the method of Park and Miller, the same for the same seed. */
function seeded(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
