import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { listExpiredLeads } from '#features/leads/person.server.ts'
import { dayMs } from '#lib/durations.ts'
import { findPerson } from './person-data.server.ts'
import { privacyRequests } from '#features/privacy/privacy.table.server.ts'

/** Closed requests are kept so long, to prove that they were answered: a claim can be made for longer than a year. */
export const requestsKeptYears = 3
/** One that nobody confirmed may be someone else's: it goes sooner. */
export const unconfirmedKeptMs = 90 * dayMs

const together = 200

/** Anonymises leads whose time is over, with all that other features hold of them. Returns how many. */
export async function anonymiseExpired(ctx: Ctx, holders: PersonHolder[]): Promise<number> {
  let done = 0
  for (;;) {
    const expired = await listExpiredLeads(ctx, together)
    for (const leadId of expired) {
      await ctx.transaction(async (ctx) => {
        const person = await findPerson(ctx, holders, { emailKey: null, leadIds: [leadId] })
        for (const holder of holders) await (holder.anonymisePerson ?? holder.erasePerson)(ctx, person)
        await ctx.audit({ action: 'lead.anonymise', entity: 'lead', entityId: leadId })
      })
    }
    done += expired.length
    if (expired.length < together) return done
  }
}

/** Deletes requests whose time is over. Returns how many. */
export async function clearRequests(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const closedBefore = new Date(now)
  closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - requestsKeptYears)
  const old = await ctx.db
    .delete(privacyRequests)
    .where(and(isNotNull(privacyRequests.closedAt), lt(privacyRequests.closedAt, closedBefore)))
  const unconfirmed = await ctx.db
    .delete(privacyRequests)
    .where(
      and(
        eq(privacyRequests.status, 'identity_asked'),
        isNull(privacyRequests.confirmedAt),
        lt(privacyRequests.receivedAt, new Date(now.getTime() - unconfirmedKeptMs)),
      ),
    )
  return (old.rowCount ?? 0) + (unconfirmed.rowCount ?? 0)
}
