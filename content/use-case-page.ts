import type { SolutionSlug } from '#config/solutions.ts'
import type { ListedFaq } from './faq.ts'
import { measureOf, measuresOf } from './measure.ts'
import { pictureOf } from './pictures.ts'
import { priceOf, weeksInWords } from './prices.ts'
import { questionsOfPage, roleLinks, solutionLinks } from './relations.ts'
import { ownSceneOf } from './scenes.ts'
import { filterUseCases, useCaseFilterOf } from './use-case-filter.ts'
import { sceneAlts } from './sector-scenes.ts'
import { catalogueWords, useCaseWords } from './use-case-words.ts'
import { estimateBases } from './sources.ts'
import { findSolution } from './solutions/index.ts'
import { useCaseCategories, type UseCase, type UseCaseCategory } from './use-case.ts'
import { findUseCase, relatedUseCases } from './use-cases/index.ts'

/** What the list shows for an address's search. */
export function cataloguePageOf(search: URLSearchParams) {
  const filter = useCaseFilterOf(search)
  const { entries, counts } = filterUseCases(filter)
  const groups = useCaseCategories.flatMap(({ id, label }) => {
    const cards = entries.filter(({ category }) => category === id).map(summaryOf)
    return cards.length > 0 ? [{ id, label, ...sceneOf(id), cards }] : []
  })
  const chosen = useCaseCategories.find(({ id }) => id === filter.category)?.label
  return { words: catalogueWords, ...filter, chosen, count: entries.length, counts, groups }
}

/** What a use case's own page shows; undefined when there is none of that id. */
export function useCasePageOf(id: string, faq?: ListedFaq[]) {
  const entry = findUseCase(id)
  if (!entry) return undefined
  const { title, description, cta, category } = entry
  const path = `/usecases/${entry.id}`
  return {
    path,
    words: useCaseWords,
    hero: {
      title,
      description,
      cta,
      category: { id: category, label: labelOf(category) },
      ...caseSceneOf(entry),
    },
    problem: entry.problemDescription,
    solution: entry.solutionDescription,
    steps: entry.howItWorks,
    measures: measuresOf(path, entry.benefits),
    estimate: estimateBases[kindOf(entry)],
    solutions: entry.solutions.flatMap(pricedLink),
    roles: roleLinks(entry.roles),
    questions: questionsOfPage(path, entry.questions, faq),
    related: relatedUseCases(id).map(summaryOf),
  }
}

/** What the system reads that it is mainly built with. */
function kindOf({ solutions: [main] }: UseCase) {
  return (main && findSolution(main)?.kind) ?? 'records'
}

/** A solution with what the whole of it costs and how long it takes. */
function pricedLink(slug: SolutionSlug) {
  const found = findSolution(slug)
  if (!found) return []
  const hardware = found.priceBasis === 'vision' ? ' without hardware' : ''
  const terms = `The whole typically takes ${weeksInWords(found)} and costs ${priceOf(found).value}${hardware}.`
  return solutionLinks([slug]).map((link) => ({ ...link, text: `${link.text} ${terms}` }))
}

function summaryOf(entry: UseCase) {
  const { id, title, description, benefits } = entry
  const { picture, alt } = caseSceneOf(entry)
  const measure = measureOf(benefits[0] ?? '').name
  return { id, title, description, measure, picture, alt }
}

function labelOf(category: UseCaseCategory) {
  return useCaseCategories.find(({ id }) => id === category)?.label ?? ''
}

/** The use case's own scene, with what it shows. */
function caseSceneOf({ id, title, category, photo }: UseCase) {
  const { picture } = useCaseCategories.find((one) => one.id === category) ?? useCaseCategories[0]
  return ownSceneOf('use-case', { slug: id, title, picture, photo })
}

/** The scene of a sector, with what it shows. */
function sceneOf(category: UseCaseCategory) {
  const { picture } = useCaseCategories.find(({ id }) => id === category) ?? useCaseCategories[0]
  return { picture: pictureOf(picture), alt: sceneAlts[picture] }
}
