import { data } from 'react-router'
import { rolePageOf } from '#content/role-page.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { listPostsAbout } from '#features/publishing/posts.server.ts'
import { restOfPage } from '#ui/late.tsx'
import type { Route } from './+types/role'
import { RoleHero } from './role/role-hero.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page = rolePageOf(params.roleSlug, await listFaqEntries(ctx))
  if (!page) throw data(null, { status: 404 })
  return { ...page, posts: await listPostsAbout(ctx, page.path) }
}

const belowId = 'role-more'
const BelowTheFold = restOfPage(belowId, async () => (await import('./role/below-the-fold.tsx')).BelowTheFold)

export default function RolePage({ loaderData }: Route.ComponentProps) {
  return (
    <article>
      <RoleHero {...loaderData.hero} words={loaderData.words} />
      <div id={belowId}>
        <BelowTheFold {...loaderData} />
      </div>
    </article>
  )
}
