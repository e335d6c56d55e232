import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { rolePageOf } from '#content/role-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts/posts.server.ts'
import type { Route } from './+types/role'
import { RoleHero } from './parts/role/role-hero.tsx'
import { RoleBody } from './parts/role/role-body.tsx'

async function load({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = rolePageOf(params.roleSlug, await listFaqEntries(ctx))
  if (!page) throw nothingHere()
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

export type RoleData = Loaded<typeof load>

export const loader = page(async (args: Route.LoaderArgs) => <RolePage data={await load(args)} />)

function RolePage({ data }: { data: Loaded<typeof load> }) {
  return (
    <article>
      <RoleHero {...data.hero} words={data.words} />
      <RoleBody {...data} />
    </article>
  )
}
