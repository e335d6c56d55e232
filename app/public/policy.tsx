import { pageAt } from '#content/pages.ts'
import { policies } from '#content/policies/index.ts'
import { data } from 'react-router'
import type { Route } from './+types/policy'
import { TextPageView } from './text/text-page-view.tsx'

/** Each policy at its own address, and the terms at their second one. */
export function loader({ url }: Route.LoaderArgs) {
  const page = policies[pageAt(url.pathname)?.path ?? '']
  if (!page) throw data(null, { status: 404 })
  return page
}

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} />
}
