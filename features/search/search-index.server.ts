import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { stopWords, termOf, wordsOf } from '#lib/english.ts'
import { inShortSteps } from '#lib/short-steps.ts'
import type { Concept, Vocabulary } from './query.ts'
import type { SearchDocument } from './search-document.ts'

export interface Hit {
  /** Place in `documents`. */
  at: number
  score: number
  /** The indexed terms of the query that were found. */
  terms: string[]
  /** Where each of them stands. */
  match: Record<string, string[]>
}

export interface SearchIndex {
  documents: SearchDocument[]
  vocabulary: Vocabulary
  /** How much a term tells, by the share of documents that have it. */
  rarity(term: string): number
  findDocuments(concepts: Concept[], all: boolean): Hit[]
}

/** The index over documents. It is built in short steps between which requests are answered. */
export async function buildIndex(documents: SearchDocument[]): Promise<SearchIndex> {
  const pause = inShortSteps()
  const counts = new Map<string, number>()
  const documentCounts = new Map<string, number>()
  const index = newIndex()
  for (const [at, document] of documents.entries()) {
    const plain = [
      document.title,
      document.also,
      ...document.sections.flatMap((one) => [one.heading ?? '', one.text]),
    ]
      .flatMap(wordsOf)
      .map((word) => word.plain)
    for (const word of plain) if (isIndexed(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const term of new Set(plain.map(termOf)))
      documentCounts.set(term, (documentCounts.get(term) ?? 0) + 1)
    index.add({ id: at, of: document })
    await pause()
  }
  const words = new SearchableMap<number>()
  for (const [word, count] of counts) {
    words.set(word, count)
    await pause()
  }
  return {
    documents,
    vocabulary: {
      has: (term) => documentCounts.has(term),
      startingWith: (plain) => [...words.atPrefix(plain).entries()].sort(byCount).map(([word]) => word),
      near: (plain, distance) =>
        [...words.fuzzyGet(plain, distance)]
          .map(([word, [count]]): [string, number] => [word, count])
          .sort(byCount)
          .map(([word]) => word),
    },
    rarity: (term) => Math.log(1 + documents.length / (documentCounts.get(term) ?? 0.5)),
    findDocuments: (concepts, all) => findIn(index, concepts, all),
  }
}

const byCount = ([, a]: [string, number], [, b]: [string, number]) => b - a
const isIndexed = (plain: string) => !stopWords.has(plain)

type Field = 'title' | 'heading' | 'also' | 'text'
const fields: Field[] = ['title', 'heading', 'also', 'text']
const boost: Record<Field, number> = { title: 4, heading: 1.6, also: 1.4, text: 1 }

interface Indexed {
  id: number
  of: SearchDocument
}

const newIndex = () =>
  new MiniSearch<Indexed>({
    fields,
    extractField: ({ id, of }, field) =>
      field === 'id' ? id : textOf(of, fields.find((one) => one === field) ?? 'text'),
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (plain) => isIndexed(plain) && termOf(plain),
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })

function textOf(document: SearchDocument, field: Field): string {
  if (field === 'title' || field === 'also') return document[field]
  const { sections, summary } = document
  return field === 'heading'
    ? `${summary} ${sections.map(({ heading = '' }) => heading).join(' ')}`
    : sections.map(({ text }) => text).join(' ')
}

function findIn(index: MiniSearch<Indexed>, concepts: Concept[], all: boolean): Hit[] {
  const queries = concepts.map(({ terms, weight }) => ({
    combineWith: 'OR' as const,
    queries: [...terms.keys()],
    boostTerm: (term: string) => (terms.get(term) ?? 1) * weight,
  }))
  const known = queries.filter((query) => query.queries.length > 0)
  if (all ? known.length < queries.length : known.length === 0) return []
  return index
    .search({ combineWith: all ? 'AND' : 'OR', queries })
    .map(({ id, score, terms, match }) => ({ at: Number(id), score, terms, match }))
}
