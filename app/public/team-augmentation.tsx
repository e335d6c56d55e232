import { data, redirect } from 'react-router'
import { roleSlugs } from '#config/roles.ts'
import { teamAugmentationPage } from '#content/team-augmentation.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listFaqEntries } from '#features/publishing/faq.server.ts'
import { requestThanksPath } from '#features/team-request/request-paths.ts'
import { submitTeamRequestForm } from '#features/team-request/team-request-form.server.ts'
import { restOfPage } from '#ui/late.tsx'
import type { Route } from './+types/team-augmentation'
import { TeamHero } from './team/team-hero.tsx'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

/** A role's page may name its role in the address: the form opens with one of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const faq = await listFaqEntries(context.get(requestCtx))
  const asked = url.searchParams.getAll('role')
  return { ...teamAugmentationPage(faq), preset: roleSlugs.filter((slug) => asked.includes(slug)) }
}

/** For the form without script; with script it posts to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await submitTeamRequestForm(context.get(requestCtx), request)
  if (outcome.isSent) return redirect(requestThanksPath, 303)
  const { status, retryAfterS, state } = outcome
  return data(state, {
    status,
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const belowId = 'team-more'
const BelowTheFold = restOfPage(belowId, async () => (await import('./team/below-the-fold.tsx')).BelowTheFold)

export default function TeamAugmentationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <TeamHero {...loaderData} />
      <div id={belowId}>
        <BelowTheFold {...loaderData} state={actionData} />
      </div>
    </>
  )
}
