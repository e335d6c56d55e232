import { demoPage } from '#features/demos/frame/demo-page.server.ts'
import type { Route } from './+types/demo-report'

/** What a demo's HTML shows of its sample and what can be set, as data: for the bench that takes that HTML over. */
export async function loader({ params }: Route.LoaderArgs) {
  const page = await demoPage(params.solutionId)
  if (!page) return new Response('There is no such demo.\n', { status: 404 })
  // It has to be of the same build as the page.
  return Response.json(page.bench, { headers: { 'cache-control': 'no-cache' } })
}
