import { solutionSlugs, type SolutionSlug } from '#config/solutions.ts'
import { readCollection } from '#content/collection.ts'
import { solution, type Solution } from '#content/solution.ts'
import { entriesUnder, fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'

/** In the order in which lists show them. */
export const solutions: Solution[] = readCollection('solutions', {
  names: solutionSlugs,
  key: 'slug',
  body: fieldsUnder({
    'What it is': ['whatItIs', paragraphs],
    'Who it is for': ['whoFor', paragraphs],
    Steps: ['steps', entriesUnder('name', 'text')],
    Inputs: ['inputs', listItems],
    'What drives the price': ['priceDrivers', paragraphs],
    Integration: ['integration', listItems],
    Risks: ['risks', listItems],
    'When not to buy it': ['notFor', listItems],
    Benefits: ['benefits', listItems],
    Questions: ['faq', entriesUnder('question', 'answer')],
  }),
  schema: solution,
})

export function findSolution(slug: string): Solution | undefined {
  return solutions.find((entry) => entry.slug === slug)
}

/** One of the list. Throws when there is none of that name. */
export function getSolution(slug: SolutionSlug): Solution {
  const entry = findSolution(slug)
  if (!entry) throw new Error(`${slug} is no solution`)
  return entry
}
