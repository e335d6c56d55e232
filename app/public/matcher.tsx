import { MatcherScreen } from '#features/matcher/matcher-screen.tsx'
import { matcherPage } from '#features/matcher/matcher-page.server.ts'
import type { Route } from './+types/matcher'
import { toolHandle } from './tool-sheet.tsx'

export const handle = toolHandle

export function loader({ url }: Route.LoaderArgs) {
  return matcherPage(url.searchParams)
}

/** With script the browser computes the result by itself; the address only keeps it. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function MatcherPage({ loaderData }: Route.ComponentProps) {
  return <MatcherScreen page={loaderData} />
}
