import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { useCasePageOf } from '#content/use-case-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts/posts.server.ts'
import type { Route } from './+types/use-case'
import { CaseHero } from './parts/use-case/case-hero.tsx'
import { CaseProse } from './parts/use-case/case-prose.tsx'
import { UseCaseBody } from './parts/use-case/use-case-body.tsx'

async function load({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = useCasePageOf(params.id ?? params.slug ?? '', await listFaqEntries(ctx))
  if (!page) throw nothingHere()
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

export type UseCaseData = Loaded<typeof load>

export const loader = page(async (args: Route.LoaderArgs) => <UseCasePage data={await load(args)} />)

function UseCasePage({ data }: { data: Loaded<typeof load> }) {
  const { words, hero, problem } = data
  return (
    <article>
      <CaseHero {...hero} />
      <CaseProse id="problem" title={words.problem} text={problem} />
      <UseCaseBody {...data} />
    </article>
  )
}
