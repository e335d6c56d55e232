import { ClosingCall } from '#app/public/parts/links/closing-call.tsx'
import { EntrySection } from '#app/public/parts/lists/entries.tsx'
import { Further } from '#app/public/parts/links/further.tsx'
import { Container } from '#ui/section.tsx'
import type { UseCaseData } from '#app/public/use-case.tsx'
import { CaseProse } from './case-prose.tsx'
import { CaseSteps } from './case-steps.tsx'
import { Measures } from './measures.tsx'
import { RelatedCases } from './related-cases.tsx'

export function UseCaseBody(props: UseCaseData) {
  const { words, hero, solution, steps, measures, estimate, related, solutions, roles, questions, posts } =
    props
  return (
    <>
      <Measures {...words.benefits} basis={words.basis} estimate={estimate} measures={measures} />
      <CaseProse id="solution" title={words.solution} text={solution} />
      <CaseSteps title={words.steps} steps={steps} />
      <Container className="grid gap-x-8 gap-y-14 pt-16 md:grid-cols-2 md:pt-24">
        <EntrySection id="built-with" title={words.solutions} entries={solutions} />
        <EntrySection id="builders" title={words.roles} entries={roles} />
        <Further id="questions" title={words.questions} links={questions} />
        <Further id="posts" title={words.posts} links={posts} />
      </Container>
      <ClosingCall {...words.action} action={hero.cta} to="/contact" />
      <RelatedCases {...words.related} cases={related} />
    </>
  )
}
