import { relatedUseCases as defaultCount } from '#config/constants.ts'
import { readCollection } from '#content/collection.ts'
import { useCase, type UseCase } from '#content/use-case.ts'
import { fieldsUnder, listItems, paragraphs } from '#lib/markdown-file/body.ts'
import { useCaseIds } from './ids.ts'

export const useCases: UseCase[] = readCollection('use-cases', {
  names: useCaseIds,
  key: 'id',
  body: fieldsUnder({
    Problem: ['problemDescription', paragraphs],
    Solution: ['solutionDescription', paragraphs],
    'How it works': ['howItWorks', listItems],
    Benefits: ['benefits', listItems],
  }),
  schema: useCase,
})

export function findUseCase(id: string): UseCase | undefined {
  return useCases.find((entry) => entry.id === id)
}

/** Those of the same category first, then others, each starting after the entry itself; never itself. None for an unknown id. */
export function relatedUseCases(id: string, count = defaultCount): UseCase[] {
  const own = findUseCase(id)
  if (!own) return []
  const at = useCases.indexOf(own)
  const others = [...useCases.slice(at + 1), ...useCases.slice(0, at)]
  const isAkin = (entry: UseCase) => entry.category === own.category
  return [...others.filter(isAkin), ...others.filter((entry) => !isAkin(entry))].slice(0, count)
}
