import type { Claim } from '#config/brand.ts'
import { readCollection } from '#content/collection.ts'
import { faqEntry, faqGroup, type FaqEntry, type FaqGroup, type ListedFaq } from '#content/faq.ts'
import type { Faq } from '#content/page.ts'
import { wholeBody } from '#lib/markdown-file/body.ts'
import { faqIds } from './ids.ts'
import { liveList } from '#lib/editions.ts'

const groups = readCollection('faq', {
  names: Object.keys(faqIds),
  key: 'id',
  body: wholeBody('intro'),
  schema: faqGroup,
})

const entriesOf = new Map(
  groups.map(({ id }) => [
    id,
    readCollection(`faq/${id}`, {
      names: faqIds[id],
      key: 'id',
      body: wholeBody('answer'),
      schema: faqEntry,
    }),
  ]),
)

/** In the order in which the page shows them. */
export const faqGroups: FaqGroup[] = liveList(() =>
  groups.map((group) => ({ ...group, entries: entriesOf.get(group.id) ?? [] })),
)

/** Where a group of answers stands in full. */
export const pathOfGroup = (id: string) => `/qa/${id}`

/** All entries of groups, each with its address. */
export const listedFaq = (groups: FaqGroup[]): ListedFaq[] =>
  groups.flatMap(({ id: group, entries }) =>
    entries.map((entry) => ({ ...entry, path: `${pathOfGroup(group)}#${entry.id}` })),
  )

export const faqEntries: ListedFaq[] = liveList(() => listedFaq(faqGroups))

/** Answered questions as a claim: their number, rounded down to fives, as "95+". */
export const claimOfFaq = (entries: FaqEntry[]): Claim & { source: string } => ({
  id: 'faq',
  text: 'FAQ answers',
  value: `${Math.floor(entries.length / 5) * 5}+`,
  source: '/qa',
})

/** For the structured data of the page: answers without their paragraphs. */
export const plainFaq = (entries: FaqEntry[]): Faq[] =>
  entries.map(({ question, answer }) => ({ question, answer: answer.replace(/\n{2,}/g, ' ') }))

const shortLength = 48

/** The first sentence of an answer, with those after it while it says next to nothing ("Yes."). */
export function shortAnswer({ answer }: Pick<FaqEntry, 'answer'>): string {
  let short = ''
  for (const sentence of answer.replace(/\s+/g, ' ').match(/.+?[.?!](?= [“‘A-Z0-9£]|$)\s*/g) ?? [answer]) {
    short += sentence
    if (short.length >= shortLength) break
  }
  return short.trim()
}

const longestQuery = 80

/** What the address asks for, in one line of at most 80 characters. */
export function faqQueryOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery)
}

/** Groups with the entries in which a word starts with each word of the query; all of them for an empty one. */
export function filterFaq(q: string, groups: FaqGroup[] = faqGroups): FaqGroup[] {
  if (!q) return groups
  const wanted = wordsOf(q)
  if (wanted.length === 0) return []
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ question, answer }) => {
      const text = ` ${wordsOf(`${group.title} ${question} ${answer}`).join(' ')}`
      return wanted.every((word) => text.includes(` ${word}`))
    })
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}

/** Lower case, without accents and marks. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
