import { data } from 'react-router'
import { measureOf } from '#content/measure.ts'
import { sceneOf } from '#content/use-case-picture.ts'
import { useCaseWords } from '#content/use-case-words.ts'
import { useCaseCategories } from '#content/use-case.ts'
import { findUseCase, relatedUseCases } from '#content/use-cases/index.ts'
import type { Route } from './+types/use-case'
import { CaseAction } from './use-case/case-action.tsx'
import { CaseHero } from './use-case/case-hero.tsx'
import { CaseProse } from './use-case/case-prose.tsx'
import { CaseSteps } from './use-case/case-steps.tsx'
import { Measures } from './use-case/measures.tsx'
import { RelatedCases } from './use-case/related-cases.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const entry = findUseCase(params.id ?? params.slug ?? '')
  if (!entry) throw data(null, { status: 404 })
  const category = useCaseCategories.find(({ id }) => id === entry.category)
  return {
    words: useCaseWords,
    hero: {
      title: entry.title,
      description: entry.description,
      cta: entry.cta,
      category: { id: entry.category, label: category?.label ?? '' },
      ...sceneOf(entry.category),
    },
    problem: entry.problemDescription,
    solution: entry.solutionDescription,
    steps: entry.howItWorks,
    measures: entry.benefits.map(measureOf),
    related: relatedUseCases(entry.id).map(({ id, title, description, benefits }) => ({
      id,
      title,
      description,
      measure: measureOf(benefits[0] ?? '').name,
    })),
  }
}

export default function UseCasePage({ loaderData }: Route.ComponentProps) {
  const { words, hero, problem, solution, steps, measures, related } = loaderData
  return (
    <article>
      <CaseHero {...hero} />
      <CaseProse id="problem" title={words.problem} text={problem} />
      <Measures {...words.benefits} basis={words.basis} measures={measures} />
      <CaseProse id="solution" title={words.solution} text={solution} />
      <CaseSteps title={words.steps} steps={steps} />
      <CaseAction {...words.action} cta={hero.cta} />
      <RelatedCases {...words.related} cases={related} />
    </article>
  )
}
