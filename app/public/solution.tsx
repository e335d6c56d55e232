import { data } from 'react-router'
import { solutionPageOf } from '#content/solution-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts.server.ts'
import { restOfPage } from '#ui/late.tsx'
import type { Route } from './+types/solution'
import { Facts } from './solution/facts.tsx'
import { SolutionHero } from './solution/solution-hero.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = solutionPageOf(params.id, await listFaqEntries(ctx))
  if (!page) throw data(null, { status: 404 })
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

const belowId = 'solution-more'
const BelowTheFold = restOfPage(
  belowId,
  async () => (await import('./solution/below-the-fold.tsx')).BelowTheFold,
)

export default function SolutionPage({ loaderData }: Route.ComponentProps) {
  const { words, hero, facts } = loaderData
  return (
    <article>
      <SolutionHero {...hero} action={words.action} />
      <Facts {...facts} labels={words.facts} />
      <div id={belowId}>
        <BelowTheFold {...loaderData} />
      </div>
    </article>
  )
}
