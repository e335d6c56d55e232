import { and, asc, desc, eq, ilike, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isDay, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { dayOf } from './due-date.ts'
import { copyPerson, findPerson, keptOf } from '#features/privacy/erasure/person-data.server.ts'
import type { PersonCopy, RequestDetail, RequestFilter, RequestItem } from './privacy-requests.schema.ts'
import { countUndecided, placesOfMentions } from '#features/privacy/mentions/mentions.server.ts'
import { isOpen, needsIdentity, openStatuses } from './privacy-kinds.ts'
import { privacyRequests, type StoredRequest } from '#features/privacy/privacy.table.server.ts'

/** Requests by the day they are due, the most urgent first; closed ones the newest first. */
export async function listPrivacyRequests(
  ctx: Ctx,
  { state, kind, q, cursor, limit }: RequestFilter,
): Promise<{ items: RequestItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'privacy.read')
  const today = dayOf(ctx.clock.now())
  const isNewestFirst = state === 'closed' || state === 'all'
  const direction = isNewestFirst ? desc : asc
  const beyond = isNewestFirst ? sql`<` : sql`>`
  const after =
    cursor === undefined ? undefined : readCursor(cursor, 'requests', (key, id) => isDay(key) && isUuid(id))
  const like = q ? likePattern(q) : undefined
  const open = inArray(privacyRequests.status, [...openStatuses])
  const rows = await ctx.db
    .select()
    .from(privacyRequests)
    .where(
      and(
        state === 'open' || state === 'overdue' ? open : undefined,
        state === 'overdue' ? lt(privacyRequests.dueOn, today) : undefined,
        state === 'closed' ? notInArray(privacyRequests.status, [...openStatuses]) : undefined,
        kind && eq(privacyRequests.kind, kind),
        like
          ? or(
              ilike(privacyRequests.reference, like),
              ilike(privacyRequests.name, like),
              ilike(privacyRequests.email, like),
            )
          : undefined,
        after &&
          sql`(${privacyRequests.dueOn}, ${privacyRequests.id}) ${beyond} (${after.key}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(direction(privacyRequests.dueOn), direction(privacyRequests.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => toItem(row, today)),
    nextCursor: last ? writeCursor('requests', last.dueOn, last.id) : null,
  }
}

/** A request with how much is held about its address, and what an erasure would leave. */
export async function getPrivacyRequest(
  ctx: Ctx,
  holders: PersonHolder[],
  id: string,
): Promise<RequestDetail> {
  mustHave(ctx, 'privacy.read')
  const row = await findRow(ctx, id)
  const { parts, kept } = await heldOf(ctx, holders, row)
  const iso = (instant: Date | null) => instant?.toISOString() ?? null
  const { message, notice, confirmedHow, acknowledgeBy, extensionReason, answer, version } = row
  return {
    ...toItem(row, dayOf(ctx.clock.now())),
    message,
    notice,
    confirmedHow,
    acknowledgeBy,
    extensionReason,
    answer,
    version,
    needsIdentity: needsIdentity(row.kind),
    confirmedAt: iso(row.confirmedAt),
    acknowledgedAt: iso(row.acknowledgedAt),
    extendedAt: iso(row.extendedAt),
    closedAt: iso(row.closedAt),
    mentions: await placesOfMentions(ctx, holders, id),
    undecided: await countUndecided(ctx, id),
    held: parts.map(({ label, records }) => ({ label, count: records.length })),
    // An erasure ends its own request with it.
    kept: kept.filter((line) => !(row.kind === 'erasure' && line.includes(row.reference))),
  }
}

/** Everything held about the person of a request; the log notes that it was taken, not what was in it. */
export async function exportPersonOf(ctx: Ctx, holders: PersonHolder[], id: string): Promise<PersonCopy> {
  mustHave(ctx, 'privacy.read')
  const row = await findRow(ctx, id)
  if (!row.email) throw new AppError('gone', 'This person has been erased: nothing is held')
  const { parts } = await heldOf(ctx, holders, row)
  await ctx.audit({ action: 'privacy.export', entity: 'privacy', entityId: id })
  const mentions = await placesOfMentions(ctx, holders, id)
  return {
    reference: row.reference,
    email: row.email,
    madeAt: ctx.clock.now().toISOString(),
    parts,
    mentions,
  }
}

async function heldOf(ctx: Ctx, holders: PersonHolder[], { emailKey }: StoredRequest) {
  if (!emailKey) return { parts: [], kept: [] }
  const person = await findPerson(ctx, holders, { emailKey })
  return { parts: await copyPerson(ctx, holders, person), kept: await keptOf(ctx, holders, person) }
}

async function findRow(ctx: Ctx, id: string): Promise<StoredRequest> {
  const [row] = await ctx.db.select().from(privacyRequests).where(eq(privacyRequests.id, id))
  if (!row) throw new AppError('not_found', 'There is no such request')
  return row
}

function toItem(row: StoredRequest, today: string): RequestItem {
  const { id, reference, kind, status, name, email, receivedAt, dueOn, handlerName } = row
  const isOverdue = isOpen(status) && dueOn < today
  return {
    id,
    reference,
    kind,
    status,
    name,
    email,
    receivedAt: receivedAt.toISOString(),
    dueOn,
    isOverdue,
    handlerName,
  }
}
