import { firmFacts } from '#content/firm.ts'
import { findAnswer } from '#features/answers/find-answer.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { extractSentences } from '#lib/extract.ts'
import { currentIndex } from './current-index.server.ts'
import { termsOf } from '#lib/english.ts'
import { excerptOf, markedStretches } from './excerpt.ts'
import { conceptsOf, tidyQuery, type Concept } from './query.ts'
import { searchKinds, type SearchDocument, type SearchKind, type Section } from './search-document.ts'
import type { Hit, SearchIndex } from './search-index.server.ts'
import type { SearchAnswer } from './search.schema.ts'

export const shortestQuery = 2
const resultsOfEach = 5
/** Without a page that has all words, one has to have most of them by what they tell. */
const leastCoverage = 0.5

interface Options {
  /** Only results of this kind; the others are counted. */
  kind?: SearchKind | undefined
  /** Results of each kind. */
  limit?: number
}

/** Published pages that fit the words, the best first in each kind. Shorter queries than two characters find nothing. */
export async function searchPages(ctx: Ctx, text: string, options?: Options): Promise<SearchAnswer> {
  const query = tidyQuery(text)
  if (query.length < shortestQuery) return { query, total: 0, groups: [] }
  const found = searchIndex(await currentIndex(ctx), query, options)
  const answer = options?.kind ? undefined : await answerTo(ctx, query)
  return answer ? { ...found, best: answer } : found
}

const answerWords = 60

/** Where the words ask something known, what is answered to it, as in the chat. A single word asks of the firm, as “insurance” does, or names a page. */
async function answerTo(ctx: Ctx, query: string): Promise<SearchAnswer['best']> {
  const found = await findAnswer(ctx, query)
  const [known] = found.kind === 'answers' ? found.answers : []
  if (!known?.answer || (!query.includes(' ') && !firmFacts.some(({ id }) => id === known.id)))
    return undefined
  const text = extractSentences(known.answer, answerWords)
  return { url: known.page, title: known.question, text, isAnswer: true }
}

/** The same in an index at hand, for a tidy query. */
export function searchIndex(
  index: SearchIndex,
  query: string,
  { kind, limit = resultsOfEach }: Options = {},
): SearchAnswer {
  const concepts = conceptsOf(query, index.vocabulary, { isTyping: true })
  const hits = rankDocuments(index, concepts)
  const byKind = Map.groupBy(hits, (hit) => documentOf(index, hit).kind)
  const groups = searchKinds.flatMap(({ id, label }) => {
    const own = byKind.get(id) ?? []
    if (own.length === 0) return []
    const shown = kind === undefined || kind === id ? own.slice(0, limit) : []
    return [{ kind: id, label, count: own.length, results: shown.map((hit) => resultOf(index, hit)) }]
  })
  const first = kind ? undefined : bestHit(index, hits, concepts)
  return { query, total: hits.length, ...(first && { best: bestOf(index, first) }), groups }
}

/** The best pages of all kinds, the one that is meant first. */
export function bestPages(index: SearchIndex, query: string, limit: number) {
  const concepts = conceptsOf(query, index.vocabulary, { isTyping: true })
  const hits = rankDocuments(index, concepts)
  const first = bestHit(index, hits, concepts)
  const ordered = first ? [first, ...hits.filter((hit) => hit !== first)] : []
  return ordered.slice(0, limit).map((hit) => {
    const { kind, path, anchor, title } = documentOf(index, hit)
    return { kind, title, url: anchor ? `${path}#${anchor}` : path }
  })
}

const offered = new Set<SearchKind>(['solution', 'use-case', 'role'])

/** The first one; but before a question, or a page that groups some, the thing we offer whose name holds all the words. */
function bestHit(index: SearchIndex, hits: Hit[], concepts: Concept[]): Hit | undefined {
  const [first] = hits
  const isQuestion = (hit: Hit) => {
    const { isGroup, kind } = documentOf(index, hit)
    return isGroup === true || kind === 'faq'
  }
  if (!first || !isQuestion(first)) return first
  const isNamed = (hit: Hit) =>
    concepts.every(({ terms }) =>
      hit.terms.some((term) => terms.has(term) && hit.match[term]?.includes('title')),
    )
  return hits.find((hit) => offered.has(documentOf(index, hit).kind) && isNamed(hit)) ?? first
}

function bestOf(index: SearchIndex, hit: Hit): SearchAnswer['best'] {
  const { path, anchor, title, summary } = documentOf(index, hit)
  return { url: anchor ? `${path}#${anchor}` : path, title, text: summary, isAnswer: false }
}

function rankDocuments(index: SearchIndex, concepts: Concept[]): Hit[] {
  const whole = index.findDocuments(concepts, true)
  if (whole.length > 0 || concepts.length < 2) return whole
  const coverageOf = coverageIn(index, concepts)
  return index
    .findDocuments(concepts, false)
    .flatMap((hit) => {
      const coverage = coverageOf(hit.terms)
      return coverage < leastCoverage ? [] : [{ ...hit, score: hit.score * coverage ** 2 }]
    })
    .sort((a, b) => b.score - a.score || a.at - b.at)
}

/** For a query: what part of its weight some terms hold, from 0 to 1. Rare words tell more, words nobody here uses the most. */
export function coverageIn(index: SearchIndex, concepts: Concept[]): (found: readonly string[]) => number {
  const weights = concepts.map(({ terms, weight }) => ({
    terms,
    weight: Math.min(...[...terms.keys()].map(index.rarity), index.rarity('')) * weight,
  }))
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  return (found) => {
    let held = 0
    for (const { terms, weight } of weights) {
      let best = 0
      for (const term of found) best = Math.max(best, terms.get(term) ?? 0)
      held += weight * best
    }
    return all === 0 ? 0 : held / all
  }
}

function documentOf(index: SearchIndex, { at }: Hit): SearchDocument {
  const document = index.documents[at]
  if (!document) throw new Error(`The search index has no document ${at}`)
  return document
}

function resultOf(index: SearchIndex, hit: Hit) {
  const { path, anchor, title, sections, summary } = documentOf(index, hit)
  const terms = new Set(hit.terms)
  const url = anchor ? `${path}#${anchor}` : path
  const [best] = sections
    .map((section) => ({ section, count: hit.terms.filter((term) => termsIn(section).has(term)).length }))
    .sort((one, other) => other.count - one.count)
  const excerpt = excerptOf(best && best.count > 0 ? best.section.text : summary, terms)
  const { heading, anchor: place } = best?.section ?? {}
  return {
    url,
    title: markedStretches(title, terms),
    excerpt,
    ...(heading && place && !anchor ? { section: { heading, url: `${path}#${place}` } } : {}),
  }
}

const termsOfSections = new WeakMap<Section, Set<string>>()

/** What a section's words are indexed as, worked out when it is first shown. */
function termsIn(section: Section): Set<string> {
  const known = termsOfSections.get(section)
  if (known) return known
  const terms = new Set(termsOf(section.text))
  termsOfSections.set(section, terms)
  return terms
}
