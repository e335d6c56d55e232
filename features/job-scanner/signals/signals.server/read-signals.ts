import { and, arrayOverlaps, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { jobSignals } from '#features/job-scanner/signals/job-signals.table.server.ts'
import type { SignalItem, SignalState } from '#features/job-scanner/signals/signal.schema.ts'
import { nearCountries, signalDays, signalsOf, type Signal } from '#features/job-scanner/signals/signals.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'

const mostJobs = 20_000

export type DecidedSignal = Signal & {
  state: SignalState
  snoozedUntil: Date | null
  leadId: string | null
}

/** Every signal of today with what staff decided about it, the strongest first; of one company when told. */
export async function readSignals(ctx: Ctx, companyKey?: string): Promise<DecidedSignal[]> {
  const now = ctx.clock.now()
  const jobs = await ctx.db
    .select({
      id: scannedJobs.id,
      title: scannedJobs.title,
      company: scannedJobs.company,
      companyKey: scannedJobs.companyKey,
      countries: scannedJobs.countries,
      roles: scannedJobs.roles,
      groupKey: scannedJobs.groupKey,
      openedAt: scannedJobs.openedAt,
      isOpen: sql<boolean>`${scannedJobs.closedAt} is null`,
    })
    .from(scannedJobs)
    .where(
      and(
        sql`${scannedJobs.roles} <> '{}'`,
        arrayOverlaps(scannedJobs.countries, nearCountries),
        gt(scannedJobs.openedAt, new Date(now.getTime() - 2 * signalDays * dayMs)),
        companyKey === undefined ? undefined : eq(scannedJobs.companyKey, companyKey),
      ),
    )
    .orderBy(desc(scannedJobs.openedAt), desc(scannedJobs.id))
    .limit(mostJobs)
  const decisions = new Map(
    (
      await ctx.db
        .select({
          ...getTableColumns(jobSignals),
          isSeen: sql<boolean>`${ofVisibleLead(ctx, jobSignals.leadId)}`,
        })
        .from(jobSignals)
        .where(companyKey === undefined ? undefined : eq(jobSignals.companyKey, companyKey))
    ).map((row) => [row.companyKey, row]),
  )
  return signalsOf(jobs, now).map((signal) => {
    const row = decisions.get(signal.companyKey)
    const isOver = row?.state === 'dismissed' && row.snoozedUntil !== null && row.snoozedUntil <= now
    const state = row && !isOver ? row.state : 'new'
    const isDismissed = state === 'dismissed'
    return {
      ...signal,
      state,
      snoozedUntil: isDismissed ? (row?.snoozedUntil ?? null) : null,
      leadId: row?.isSeen ? row.leadId : null,
    }
  })
}

export function toSignalItem(signal: DecidedSignal): SignalItem {
  return {
    companyKey: signal.companyKey,
    company: signal.company,
    state: signal.state,
    snoozedUntil: signal.snoozedUntil?.toISOString() ?? null,
    leadId: signal.leadId,
    jobs: signal.jobs.length,
    jobsBefore: signal.jobsBefore,
    roles: signal.roles,
    countries: signal.countries,
    newestAt: signal.newestAt.toISOString(),
    score: signal.score,
    parts: signal.parts,
    titles: signal.jobs.slice(0, 3).map(({ id, title }) => ({ id, title })),
  }
}
