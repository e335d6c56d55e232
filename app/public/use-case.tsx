import { data } from 'react-router'
import { useCasePageOf } from '#content/use-case-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts.server.ts'
import { Container } from '#ui/section.tsx'
import type { Route } from './+types/use-case'
import { EntrySection } from './entries.tsx'
import { Further } from './further.tsx'
import { ClosingCall } from './closing-call.tsx'
import { CaseHero } from './use-case/case-hero.tsx'
import { CaseProse } from './use-case/case-prose.tsx'
import { CaseSteps } from './use-case/case-steps.tsx'
import { Measures } from './use-case/measures.tsx'
import { RelatedCases } from './use-case/related-cases.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = useCasePageOf(params.id ?? params.slug ?? '', await listFaqEntries(ctx))
  if (!page) throw data(null, { status: 404 })
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

export default function UseCasePage({ loaderData }: Route.ComponentProps) {
  const { words, hero, problem, solution, steps, measures, related, solutions, roles, questions, posts } =
    loaderData
  return (
    <article>
      <CaseHero {...hero} />
      <CaseProse id="problem" title={words.problem} text={problem} />
      <Measures {...words.benefits} basis={words.basis} measures={measures} />
      <CaseProse id="solution" title={words.solution} text={solution} />
      <CaseSteps title={words.steps} steps={steps} />
      <Container className="grid gap-x-8 gap-y-14 pt-16 md:grid-cols-2 md:pt-24">
        <EntrySection id="built-with" title={words.solutions} entries={solutions} />
        <EntrySection id="builders" title={words.roles} entries={roles} />
        <div className="space-y-14">
          <Further id="questions" title={words.questions} links={questions} />
          <Further id="posts" title={words.posts} links={posts} />
        </div>
      </Container>
      <ClosingCall {...words.action} action={hero.cta} to="/contact" />
      <RelatedCases {...words.related} cases={related} />
    </article>
  )
}
