import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { pageAt } from '#content/pages.ts'
import { policies } from '#content/policies/index.ts'
import type { Route } from './+types/policy'
import { TextPageView } from './parts/text/text-page-view.tsx'

/** Each policy at its own address, and the terms at their second one. */
function load({ url }: Route.LoaderArgs) {
  const page = policies[pageAt(url.pathname)?.path ?? '']
  if (!page) throw nothingHere()
  return page
}

export const loader = page(async (args: Route.LoaderArgs) => <PolicyPage data={await load(args)} />)

function PolicyPage({ data }: { data: Loaded<typeof load> }) {
  return <TextPageView {...data} />
}
