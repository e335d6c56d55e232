import { and, eq, inArray, sql } from 'drizzle-orm'
import { roleNames } from '#config/roles.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Opportunity } from '#features/leads/companies/company.schema.ts'
import { opportunitiesOfName } from '#features/leads/companies/companies.server/list-opportunities.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { currentLead } from '#features/leads/leads.server/find-correspondent.ts'
import { lockCurrent } from '#features/leads/leads.server/lead-row.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { jobSignals } from '#features/job-scanner/signals/job-signals.table.server.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { webAddressOf } from '#features/job-scanner/postings/web-address.ts'
import { getSignal } from './decide-signal.ts'
import type { DecidedSignal } from './read-signals.ts'

const mostListed = 30

/** The leads that a company has before one is made of its signal. */
export async function listSignalLeads(
  ctx: Ctx,
  { companyKey }: { companyKey: string },
): Promise<{ items: Opportunity[] }> {
  mustHave(ctx, 'scanner.read')
  mustHave(ctx, 'leads.read')
  const { company } = await getSignal(ctx, companyKey)
  return { items: await opportunitiesOfName(ctx, company) }
}

/**
 * A lead of the company alone: no person, no promise of a reply, and a note with its jobs. Pressed twice, or by two people, it is one lead,
 * and the second is told which. One that was erased since makes way for another. With `leadId` the note
 * goes to that lead of theirs instead.
 */
export async function createSignalLead(
  ctx: Ctx,
  { companyKey, leadId: known }: { companyKey: string; leadId?: string | undefined },
): Promise<{ leadId: string; isNew: boolean }> {
  mustHave(ctx, 'scanner.read')
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`job-signal:${companyKey}`}))`)
    const [decided] = await ctx.db.select().from(jobSignals).where(eq(jobSignals.companyKey, companyKey))
    if (decided?.leadId && (await currentLead(ctx, decided.leadId))) {
      await mustSeeLead(ctx, decided.leadId)
      return { leadId: decided.leadId, isNew: false }
    }
    const signal = await getSignal(ctx, companyKey)
    const { id: leadId } = known ? await lockCurrent(ctx, known) : await createLead(ctx, leadOf(signal))
    await logActivity(ctx, { leadId, kind: 'note', body: await noteOf(ctx, signal) })
    const values = {
      state: 'lead' as const,
      snoozedUntil: null,
      leadId,
      changedAt: ctx.clock.now(),
      changedBy: ctx.actor.name,
    }
    await ctx.db
      .insert(jobSignals)
      .values({ companyKey, ...values })
      .onConflictDoUpdate({ target: jobSignals.companyKey, set: values })
    const to = { leadId, score: signal.score }
    await ctx.audit({
      action: known ? 'job_signal.attach' : 'job_signal.lead',
      entity: 'job_signal',
      entityId: companyKey,
      to,
    })
    return { leadId, isNew: known === undefined }
  })
}

const leadOf = ({ company, countries }: DecidedSignal) => ({
  name: company.length < 2 ? `Company ${company}` : company.slice(0, 100),
  company: company.slice(0, 150),
  country: countries[0] ?? null,
  source: 'job_scanner' as const,
})

async function noteOf(ctx: Ctx, signal: DecidedSignal): Promise<string> {
  const listed = signal.jobs.slice(0, mostListed)
  const rows = await ctx.db
    .select({ id: scannedJobs.id, url: scannedJobs.url, locations: scannedJobs.locations })
    .from(scannedJobs)
    .where(
      and(
        eq(scannedJobs.companyKey, signal.companyKey),
        inArray(
          scannedJobs.id,
          listed.map(({ id }) => id),
        ),
      ),
    )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const lines = listed.map(({ id, title, openedAt }) => {
    const row = rowOf.get(id)
    const place = row?.locations.slice(0, 2).join(', ')
    const facts = [title, place, `opened ${openedAt.toISOString().slice(0, 10)}`].filter(Boolean).join(', ')
    return `• ${facts}\n  ${webAddressOf(row?.url) ?? 'no address given'}`.slice(0, 290)
  })
  const rest = signal.jobs.length - listed.length
  const roles = signal.roles.map((role) => roleNames[role]).join(', ')
  return [
    `Found by the job scanner: ${signal.jobs.length === 1 ? '1 job' : `${signal.jobs.length} jobs`} opened in the last 30 days in the UK or Ireland (${roles}).`,
    ...lines,
    ...(rest > 0 ? [`and ${rest} more in the job scanner`] : []),
  ].join('\n')
}
