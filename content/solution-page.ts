import { claims } from '#config/brand.ts'
import type { ListedFaq } from './faq.ts'
import { measuresOf } from './measure.ts'
import { pageAt } from './pages.ts'
import { firstStepOf, priceOf, projectWeeks } from './prices.ts'
import { questionsOfPage, roleLinks, rolesOfSolution, useCaseLinks } from './relations.ts'
import { ownSceneOf } from './scenes.ts'
import { solutionsWords, solutionWords } from './solution-words.ts'
import { estimateBases } from './sources.ts'
import { solutionKinds } from './solution.ts'
import { findSolution, solutions } from './solutions/index.ts'

/** What the overview of solutions shows. */
export function solutionsPage() {
  const { complaints, compare, order, ...words } = solutionsWords
  return {
    ...words,
    complaints: { ...complaints, kinds: solutionKinds.flatMap(kindOf) },
    compare: {
      ...compare,
      basis: `${compare.basis} ${claims.duration.value}.`,
      scale: projectWeeks.to,
      rows: solutions.map((entry) => {
        const { slug, title, firstInput, weeks } = entry
        const { value, label } = priceOf(entry)
        return {
          slug,
          title,
          firstInput,
          weeks,
          price: { value, label },
          firstStep: firstStepOf(entry).value,
        }
      }),
    },
    order: {
      title: order.title,
      steps: order.steps.map(({ id, ...step }) => ({
        ...step,
        links: solutions.filter(({ turn }) => turn === id).map(({ slug, title }) => ({ slug, title })),
      })),
    },
  }
}

/** The complaints of one kind, with the scene of its first solution. */
function kindOf({ id, label }: (typeof solutionKinds)[number]) {
  const own = solutions.filter(({ kind }) => kind === id)
  const [first] = own
  if (!first) return []
  const lines = own.map(({ slug, title, complaint }) => ({ slug, title, complaint }))
  return [{ id, label, ...ownSceneOf('solution', first), lines }]
}

/** What a solution's own page shows; undefined when there is none of that name. */
export function solutionPageOf(slug: string, faq?: ListedFaq[]) {
  const entry = findSolution(slug)
  if (!entry) return undefined
  const { title, complaint, summary, firstInput, weeks, whatItIs, whoFor, priceDrivers } = entry
  const demoPath = `/demo/${entry.slug}`
  const path = `/solutions/${entry.slug}`
  return {
    path,
    words: solutionWords,
    hero: { title, complaint, summary, ...ownSceneOf('solution', entry) },
    facts: { firstInput, weeks, price: priceOf(entry), firstStep: firstStepOf(entry) },
    texts: { whatItIs, whoFor, priceDrivers, method: entry.demo },
    steps: entry.steps,
    lists: {
      inputs: entry.inputs,
      integration: entry.integration,
      risks: entry.risks,
      notFor: entry.notFor,
    },
    measures: measuresOf(path, entry.benefits),
    estimate: estimateBases[entry.kind],
    faq: entry.faq,
    demoPath: pageAt(demoPath) && demoPath,
    questions: questionsOfPage(path, entry.questions, faq),
    useCases: useCaseLinks(entry.useCases),
    roles: roleLinks(rolesOfSolution(entry.slug, entry.roles, 4)),
  }
}
