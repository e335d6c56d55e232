import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { stopWords, termOf, wordsOf } from '#lib/english.ts'
import { inShortSteps } from '#lib/short-steps.ts'
import type { Concept, Vocabulary } from './query.ts'
import type { SearchDocument, Section } from './search-document.ts'

export interface Passage extends Section {
  document: SearchDocument
}

export interface Hit {
  /** Place in `documents` or `passages`. */
  at: number
  score: number
  /** The indexed terms of the query that were found. */
  terms: string[]
  /** Where each of them stands. */
  match: Record<string, string[]>
}

/** The terms of a hit that are in what says what it is about: not only somewhere in its text. */
export const topicsOf = ({ terms, match }: Hit): string[] =>
  terms.filter((term) => match[term]?.some((field) => field !== 'text'))

export interface SearchIndex {
  documents: SearchDocument[]
  passages: Passage[]
  vocabulary: Vocabulary
  /** How much a term tells, by the share of documents that have it. */
  rarity(term: string): number
  findDocuments(concepts: Concept[], all: boolean): Hit[]
  findPassages(concepts: Concept[]): Hit[]
}

const passageWords = 110

/** The index over documents. It is built in short steps between which requests are answered. */
export async function buildIndex(documents: SearchDocument[]): Promise<SearchIndex> {
  const passages: Passage[] = []
  const pause = inShortSteps()
  const counts = new Map<string, number>()
  const documentCounts = new Map<string, number>()
  const ofDocuments = newIndex<SearchDocument>(
    { title: 4, heading: 1.6, also: 1.4, text: 1 },
    (document, field) => {
      if (field === 'title' || field === 'also') return document[field]
      const { sections } = document
      return field === 'heading'
        ? `${document.summary} ${sections.map(({ heading = '' }) => heading).join(' ')}`
        : sections.map(({ text }) => text).join(' ')
    },
  )
  const ofPassages = newIndex<Passage>({ title: 1.6, heading: 1.4, also: 1, text: 1 }, (passage, field) => {
    if (field === 'title' || field === 'also') return passage.document[field]
    return (field === 'heading' ? passage.heading : passage.text) ?? ''
  })
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
    ofDocuments.index.add({ id: at, of: document })
    for (const section of document.sections)
      for (const text of inPassages(section.text)) passages.push({ ...section, document, text })
    await pause()
  }
  const words = new SearchableMap<number>()
  for (const [word, count] of counts) {
    words.set(word, count)
    await pause()
  }
  for (const [at, passage] of passages.entries()) {
    ofPassages.index.add({ id: at, of: passage })
    await pause()
  }
  return {
    documents,
    passages,
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
    findDocuments: (concepts, all) => ofDocuments.find(concepts, all),
    findPassages: (concepts) => ofPassages.find(concepts, false),
  }
}

const byCount = ([, a]: [string, number], [, b]: [string, number]) => b - a
const isIndexed = (plain: string) => !stopWords.has(plain)

type Field = 'title' | 'heading' | 'also' | 'text'
const fields: Field[] = ['title', 'heading', 'also', 'text']

function newIndex<T>(boost: Record<Field, number>, textOf: (of: T, field: Field) => string) {
  const index = new MiniSearch<{ id: number; of: T }>({
    fields,
    extractField: (entry, field) =>
      field === 'id' ? entry.id : textOf(entry.of, fields.find((one) => one === field) ?? 'text'),
    tokenize: (text) => wordsOf(text).map(({ plain }) => plain),
    processTerm: (plain) => isIndexed(plain) && termOf(plain),
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  function find(concepts: Concept[], all: boolean): Hit[] {
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
  return { index, find }
}

/** Paragraphs put together up to about 110 words; a longer paragraph stays whole. */
function inPassages(text: string): string[] {
  const out: string[] = []
  let words = 0
  for (const paragraph of text.split(/\n{2,}/).filter(Boolean)) {
    const length = paragraph.split(/\s+/).length
    if (out.length > 0 && words + length <= passageWords) out.push(`${out.pop()}\n\n${paragraph}`)
    else {
      out.push(paragraph)
      words = 0
    }
    words += length
  }
  return out
}
