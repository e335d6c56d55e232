import { redirect } from 'react-router'
import { roleSlugs } from '#config/roles.ts'
import { teamAugmentationPage } from '#content/team-augmentation-page.ts'
import { page } from '#app/document/page.server.tsx'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { EnquiryFormState } from '#features/intake/enquiry-form-state.ts'
import { readProof } from '#features/publishing/firm/proof.server.ts'
import { listFaqEntries } from '#features/publishing/faq/faq.server.ts'
import { requestThanksPath } from '#features/team-request/request-paths.ts'
import { submitTeamRequestForm } from '#features/team-request/team-request-form.server.ts'
import type { Route } from './+types/team-augmentation'
import { TeamBody } from './parts/team/team-body.tsx'
import { TeamHero } from './parts/team/team-hero.tsx'

/** A role's page may name its role in the address: the form opens with one of it. */
async function write({ url, context }: Route.LoaderArgs | Route.ActionArgs, state?: EnquiryFormState) {
  const ctx = context.get(requestCtx)
  const words = teamAugmentationPage(await listFaqEntries(ctx))
  const { people } = await readProof(ctx)
  const asked = url.searchParams.getAll('role')
  return (
    <>
      <TeamHero {...words} />
      <TeamBody
        {...words}
        people={people}
        preset={roleSlugs.filter((slug) => asked.includes(slug))}
        state={state}
      />
    </>
  )
}

export const loader = page((args: Route.LoaderArgs) => write(args), { sheet: 'tools' })

/** For the form without script; with script it posts to the API. */
export const action = page(
  async (args: Route.ActionArgs) => {
    const outcome = await submitTeamRequestForm(args.context.get(requestCtx), args.request)
    if (outcome.isSent) return redirect(requestThanksPath, 303)
    const { status, retryAfterS, state } = outcome
    return { status, retryAfterS, element: await write(args, state) }
  },
  { sheet: 'tools' },
)
