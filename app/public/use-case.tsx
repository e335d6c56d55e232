import { data } from 'react-router'
import { useCasePageOf } from '#content/use-case-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts.server.ts'
import { restOfPage } from '#ui/late.tsx'
import type { Route } from './+types/use-case'
import { CaseHero } from './use-case/case-hero.tsx'
import { CaseProse } from './use-case/case-prose.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = useCasePageOf(params.id ?? params.slug ?? '', await listFaqEntries(ctx))
  if (!page) throw data(null, { status: 404 })
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

const belowId = 'case-more'
const BelowTheFold = restOfPage(
  belowId,
  async () => (await import('./use-case/below-the-fold.tsx')).BelowTheFold,
)

export default function UseCasePage({ loaderData }: Route.ComponentProps) {
  const { words, hero, problem } = loaderData
  return (
    <article>
      <CaseHero {...hero} />
      <CaseProse id="problem" title={words.problem} text={problem} />
      <div id={belowId}>
        <BelowTheFold {...loaderData} />
      </div>
    </article>
  )
}
