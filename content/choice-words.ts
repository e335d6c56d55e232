import { claims } from '#config/brand.ts'
import { roleNames, seniorityNames } from '#config/roles.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { dataPrograms } from './data-programs.ts'
import { allFaqIds } from './faq/ids.ts'
import { faqEntries } from './faq/index.ts'
import { calculators } from './calculators/index.ts'
import { roleKinds } from './role.ts'
import { solutionsWords } from './solution-words.ts'
import { findSolution } from './solutions/index.ts'
import { solutionKinds } from './solution.ts'
import { useCaseCategories } from './use-case.ts'
import { useCaseIds } from './use-cases/ids.ts'
import { findUseCase } from './use-cases/index.ts'

const labels = (list: readonly { id: string; label: string }[]) =>
  Object.fromEntries(list.map(({ id, label }) => [id, label]))
const named = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
  Object.fromEntries(ids.map((id) => [id, nameOf(id) ?? id]))
const among = <T extends object>(all: T, nameOf: (one: T[keyof T]) => string) =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, nameOf(one)]))

/** What may be chosen in the files of this folder, in words: the values of each enumeration with what staff read for them. */
const enumerations: (() => Record<string, string>)[] = [
  () => named(solutionSlugs, (slug) => findSolution(slug)?.title),

  () => roleNames,
  () => named(useCaseIds, (id) => findUseCase(id)?.title),
  () => named(allFaqIds, (id) => faqEntries.find((entry) => entry.id === id)?.question),
  () => among(calculators, ({ title }) => title),
  () => among(dataPrograms, ({ name }) => name),
  () => among(claims, ({ value, text }) => `${value} ${text}`),
  () => seniorityNames,
  () => labels(solutionKinds),
  () => labels(roleKinds),
  () => labels(useCaseCategories),
  () => labels(solutionsWords.order.steps.map(({ id, title }) => ({ id, label: title }))),
  () => ({ vision: 'The band for vision projects' }),
  () => ({
    demos: 'The number of demos',
    answers: 'The number of answered questions',
    useCases: 'The number of use cases',
    dayRate: 'The day rate',
  }),
  () => ({
    manufacturing: 'Manufacturing',
    retail: 'Retail',
    healthcare: 'Healthcare',
    transport: 'Transport',
    education: 'Education',
    agriculture: 'Agriculture',
    banking: 'Banking',
  }),
  () => ({
    'partner-brief': 'A brief on a desk',
    'partner-solution': 'A solution being chosen',
    'partner-implementation': 'A system being built in',
  }),
]

/** Words for the values of an enumeration, in its order; undefined for one that has none. */
export function choiceWords(values: readonly string[]): { value: string; label: string }[] | undefined {
  const words = enumerations
    .map((read) => read())
    .find((one) => Object.keys(one).length === values.length && values.every((value) => value in one))
  return words && values.map((value) => ({ value, label: words[value] ?? value }))
}
