import { roleNames } from '#config/roles.ts'
import { toCsv, type Cell } from '#lib/csv.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { JobQuery } from '#features/job-scanner/postings/scanned-job.schema.ts'
import type { SignalQuery } from '#features/job-scanner/signals/signal.schema.ts'
import { providerNames, signalStateNames } from '#features/job-scanner/scanner-words.ts'
import { webAddressOf } from '#features/job-scanner/postings/web-address.ts'
import { findSignals } from '#features/job-scanner/signals/signals.server/list-signals.ts'
import { readJobs } from './list-jobs.ts'

const mostRows = 10_000
const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10)
const namesOf = (roles: (keyof typeof roleNames)[]) => roles.map((role) => roleNames[role]).join('; ')

export async function exportSignals(
  ctx: Ctx,
  filter: Pick<SignalQuery, 'q' | 'state' | 'role'>,
): Promise<Response> {
  mustHave(ctx, 'scanner.read')
  const signals = await findSignals(ctx, filter)
  const head = [
    'Company',
    'Score',
    'Jobs in 30 days',
    'Jobs in the 30 days before',
    'Roles',
    'Countries',
    'Newest',
    'State',
  ]
  const rows = signals.map((one) => [
    one.company,
    one.score,
    one.jobs.length,
    one.jobsBefore,
    namesOf(one.roles),
    one.countries.join('; '),
    dayOf(one.newestAt),
    signalStateNames[one.state],
  ])
  return answer(ctx, 'signals', head, rows)
}

/** The first 10,000 jobs of a filter. */
export async function exportJobs(ctx: Ctx, filter: Omit<JobQuery, 'cursor' | 'limit'>): Promise<Response> {
  mustHave(ctx, 'scanner.read')
  const jobs = await readJobs(ctx, filter, mostRows)
  const head = [
    'Title',
    'Company',
    'Places',
    'Countries',
    'Roles',
    'Opened',
    'Last seen',
    'Closed',
    'Board',
    'Address',
  ]
  const rows = jobs.map((job) => [
    job.title,
    job.company,
    job.locations.join('; '),
    job.countries.join('; '),
    namesOf(job.roles),
    dayOf(job.openedAt),
    dayOf(job.lastSeen),
    dayOf(job.closedAt),
    providerNames[job.provider],
    webAddressOf(job.url),
  ])
  return answer(ctx, 'jobs', head, rows)
}

async function answer(ctx: Ctx, what: string, head: string[], rows: Cell[][]): Promise<Response> {
  await ctx.audit({ action: 'scanner.export', entity: 'scanner', entityId: what, to: { rows: rows.length } })
  return new Response(toCsv([head, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${what}-${ctx.clock.now().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
