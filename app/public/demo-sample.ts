import { sampleCsv } from '#features/demos/frame/demo-page.server.ts'
import type { Route } from './+types/demo-sample'

/** A demo's sample as a file, to show which shape a visitor's own data should have. */
export async function loader({ params }: Route.LoaderArgs) {
  const csv = await sampleCsv(params.solutionId)
  if (csv === undefined) return new Response('There is no such sample.\n', { status: 404 })
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${params.solutionId}-sample.csv"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
