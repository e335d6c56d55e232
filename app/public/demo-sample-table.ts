import { sampleCsv } from '#features/demos/frame/demo-page.server.ts'
import type { Route } from './+types/demo-sample-table'

/** One of the tables of a demo's sample as a file. */
export async function loader({ params }: Route.LoaderArgs) {
  const csv = await sampleCsv(params.solutionId, params.table)
  if (csv === undefined) return new Response('There is no such sample.\n', { status: 404 })
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${params.solutionId}-${params.table}.csv"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
