import { data } from 'react-router'
import { useCasePageOf } from '#content/use-case-page.ts'
import type { Route } from './+types/use-case'
import { CaseAction } from './use-case/case-action.tsx'
import { CaseHero } from './use-case/case-hero.tsx'
import { CaseProse } from './use-case/case-prose.tsx'
import { CaseSteps } from './use-case/case-steps.tsx'
import { Measures } from './use-case/measures.tsx'
import { RelatedCases } from './use-case/related-cases.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const page = useCasePageOf(params.id ?? params.slug ?? '')
  if (!page) throw data(null, { status: 404 })
  return page
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
