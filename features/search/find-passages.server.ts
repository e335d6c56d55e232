import type { Ctx } from '#features/context/context.server.ts'
import { currentIndex } from './current-index.server.ts'
import { coverageIn } from './search.server.ts'
import { conceptsOf, tidyQuery, type Concept } from './query.ts'
import type { SearchDocument, SearchKind } from './search-document.ts'
import { topicsOf, type Hit, type Passage, type SearchIndex } from './search-index.server.ts'

export interface FoundPassage {
  path: string
  title: string
  kind: SearchKind
  /** One line that says what the page is. */
  summary: string
  heading?: string
  anchor?: string
  text: string
  /** Between passages of one query, 1 being the best there could be. */
  score: number
  /** How much of what the question tells its page holds, from 0 to 1: half by its whole text, half by what it says it is about. */
  trust: number
  /** How many of the question's subject words its page holds; none when one of them stands nowhere on the site. */
  subjects: number
}

const asideWeight = 0.7
/** The page on a thing itself stands before an article, a guide or a demo that touches it. */
const besideWeight = 0.8
const isBeside = (kind: SearchKind) => kind === 'post' || kind === 'demo' || kind === 'guide'

/** A passage counts by its own words and by those of its whole page. */
const ownShare = 0.5

/** Words in which a question is put and that no page is about. */
const filler = new Set(
  `able anybody anyone around ask asking bad big bit buy can chance deal else explain figure find good great guy happen happens hello help
  hey hi idea interested know like look looking mean need needed needs new next nobody offer people person please possible problem
  question recommend right say see send show sort stuff sure talk tell thank thanks thing think thought trying turn use used using want
  wanted wants way wonder wondering work works worried yeah`.split(/\s+/),
)

/** The passages of our pages that fit a question, the best first; of a page only its best one. */
export async function findPassages(ctx: Ctx, question: string, limit?: number): Promise<FoundPassage[]> {
  return passagesIn(await currentIndex(ctx), question, limit)
}

/** The same in an index that is at hand. */
export function passagesIn(index: SearchIndex, question: string, limit = 5): FoundPassage[] {
  const concepts = conceptsOf(tidyQuery(question), index.vocabulary, { filler })
  const pages = index.findDocuments(concepts, false)
  const passages = bestOfEach(index, index.findPassages(concepts))
  // A question of everyday words and numbers alone can't be told from any other.
  const enough = Math.min(
    1,
    concepts.reduce((sum, { weight }) => sum + weight, 0),
  )
  const coverageOf = coverageIn(index, concepts)
  const bestPage = pages[0]?.score ?? 1
  const bestPassage = Math.max(1e-9, ...[...passages.values()].map(({ score }) => score))
  return pages
    .flatMap((page) => {
      const document = index.documents[page.at]
      const own = document && passages.get(document)
      if (!own) return []
      const fit = ownShare * (own.score / bestPassage) + (1 - ownShare) * (page.score / bestPage)
      const trust = (enough * (coverageOf(page.terms) + coverageOf(topicsOf(page)))) / 2
      const score = fit * trust * (isBeside(document.kind) ? besideWeight : 1)
      return [{ page, passage: own.passage, trust, score }]
    })
    .sort((a, b) => b.score - a.score || a.passage.document.path.localeCompare(b.passage.document.path))
    .slice(0, limit)
    .map(({ page, passage, trust, score }) => ({
      ...found(passage),
      trust,
      subjects: subjectsIn(concepts, page.terms),
      score,
    }))
}

/** Words of a question that name a subject and are found, by themselves or by one that means the same. A word that is strange to us puts the rest in doubt. */
function subjectsIn(concepts: Concept[], found: string[]): number {
  const subjects = concepts.filter(({ weight }) => weight === 1)
  if (subjects.some(({ terms }) => terms.size === 0)) return 0
  return subjects.filter(({ terms }) => found.some((term) => terms.has(term))).length
}

/** The passage of each page that fits best; a summary only where a page has nothing else. */
function bestOfEach(index: SearchIndex, hits: Hit[]) {
  const best = new Map<SearchDocument, { passage: Passage; score: number }>()
  for (const hit of hits) {
    const passage = index.passages[hit.at]
    if (!passage) continue
    const { document, role } = passage
    const score = hit.score * (role === 'aside' ? asideWeight : 1)
    const before = best.get(document)
    if (!before || (role !== 'summary' && (before.passage.role === 'summary' || before.score < score)))
      best.set(document, { passage, score })
  }
  for (const [document, { passage, score }] of best)
    if (passage.role === 'summary')
      best.set(document, { passage: mainPassage(index, document) ?? passage, score })
  return best
}

/** What a page says first of its subject itself. */
function mainPassage({ passages }: SearchIndex, document: SearchDocument): Passage | undefined {
  return passages.find((one) => one.document === document && !one.role)
}

function found({ document, heading, anchor, text }: Passage) {
  const { path, title, kind, summary } = document
  return {
    path,
    title,
    kind,
    summary,
    ...(heading === undefined ? {} : { heading }),
    ...(anchor === undefined ? {} : { anchor }),
    text,
  }
}
