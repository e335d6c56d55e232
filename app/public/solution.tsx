import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { solutionPageOf } from '#content/solution-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { readProof } from '#features/publishing/firm/proof.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts/posts.server.ts'
import type { Route } from './+types/solution'
import { Facts } from './parts/solution/facts.tsx'
import { SolutionHero } from './parts/solution/solution-hero.tsx'
import { SolutionBody } from './parts/solution/solution-body.tsx'

async function load({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = solutionPageOf(params.id, await listFaqEntries(ctx))
  if (!page) throw nothingHere()
  const { cases } = await readProof(ctx)
  return {
    ...page,
    posts: await listPostsAbout(ctx, page.path),
    cases: cases.filter(({ solution }) => solution === params.id),
  }
}

export type SolutionData = Loaded<typeof load>

export const loader = page(async (args: Route.LoaderArgs) => <SolutionPage data={await load(args)} />)

function SolutionPage({ data }: { data: Loaded<typeof load> }) {
  const { words, hero, facts } = data
  return (
    <article>
      <SolutionHero {...hero} action={words.action} />
      <Facts {...facts} labels={words.facts} />
      <SolutionBody {...data} />
    </article>
  )
}
