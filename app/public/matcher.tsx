import { page } from '#app/document/page.server.tsx'
import { MatcherScreen } from '#features/matcher/matcher-screen.tsx'
import { matcherPage } from '#features/matcher/matcher-page.server.ts'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/matcher'

const Matcher = island('matcher', MatcherScreen)

export const loader = page(({ url }: Route.LoaderArgs) => <Matcher page={matcherPage(url.searchParams)} />, {
  sheet: 'tools',
})
