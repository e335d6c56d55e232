import { demoPage } from '#features/demos/demo-page.server.ts'
import type { Route } from './+types/demo-report'

/** What a demo's HTML shows of its sample, as data: for the bench that takes that HTML over. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = await demoPage(params.solutionId)
  if (!page) return new Response('There is no such demo.\n', { status: 404 })
  return new Response(page.report, {
    // It has to be of the same build as the page.
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  })
}
