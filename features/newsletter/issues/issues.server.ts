import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { isSystem } from '#features/context/actor.ts'
import { issueFor, writeIssue } from './issue-mail.server.ts'
import { deliveries, issues, type StoredIssue } from './issue.table.server.ts'
import {
  deliveryStates,
  everybody,
  type IssueChange,
  type IssueDetail,
  type IssueItem,
  type IssueList,
} from './issue.schema.ts'
import { perMinuteOf } from './rate.ts'
import { countRecipients } from './segment.server.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

export async function listIssues(ctx: Ctx): Promise<IssueList> {
  mustHave(ctx, 'newsletter.read')
  const rows = await ctx.db.select().from(issues).orderBy(desc(issues.createdAt), desc(issues.id)).limit(200)
  return { items: rows.map(itemOf) }
}

function itemOf(row: StoredIssue): IssueItem {
  const { id, subject, state, sendAt, startedAt, finishedAt, updatedAt, updatedBy } = row
  const told = (at: Date | null) => at?.toISOString() ?? null
  return {
    id,
    subject,
    state,
    updatedBy,
    sendAt: told(sendAt),
    startedAt: told(startedAt),
    finishedAt: told(finishedAt),
    updatedAt: updatedAt.toISOString(),
  }
}

export async function readIssue(ctx: Ctx, id: string): Promise<StoredIssue> {
  const [row] = await ctx.db.select().from(issues).where(eq(issues.id, id))
  if (!row) throw new AppError('not_found', 'There is no such newsletter')
  return row
}

export async function getIssue(ctx: Ctx, id: string): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.read')
  const row = await readIssue(ctx, id)
  const states = await ctx.db
    .select({ state: deliveries.state, count: count() })
    .from(deliveries)
    .where(eq(deliveries.issueId, id))
    .groupBy(deliveries.state)
  const figures = Object.fromEntries(
    deliveryStates.map((state) => [state, states.find((one) => one.state === state)?.count ?? 0]),
  ) as IssueDetail['figures']
  const isOpen = row.state === 'draft' || row.state === 'scheduled'
  return {
    ...itemOf(row),
    body: row.body,
    segment: row.segment,
    version: row.version,
    recipients: isOpen
      ? await countRecipients(ctx, row.segment)
      : states.reduce((sum, one) => sum + one.count, 0),
    figures,
    left: await ctx.db.$count(deliveries, and(eq(deliveries.issueId, id), isNotNull(deliveries.leftAt))),
    perMinute: perMinuteOf(ctx.settings),
  }
}

export async function createIssue(ctx: Ctx): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.write')
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(issues)
    .values({
      subject: '',
      body: '',
      segment: everybody,
      updatedBy: ctx.actor.name,
      updatedAt: now,
      createdAt: now,
    })
    .returning({ id: issues.id })
  if (!row) throw new Error('An insert answered no row')
  await ctx.audit({ action: 'newsletter.create', entity: 'newsletter', entityId: row.id })
  return getIssue(ctx, row.id)
}

/** Moves an issue on, from one of the states in which that may be. Throws `conflict` when a colleague was first. */
export async function changeIssue(
  ctx: Ctx,
  {
    id,
    version,
    from,
    set,
  }: { id: string; version: number; from: StoredIssue['state'][]; set: Partial<StoredIssue> },
): Promise<StoredIssue> {
  const current = await readIssue(ctx, id)
  if (!from.includes(current.state))
    throw new AppError('conflict', 'This can no longer be done with this newsletter')
  const [row] = await ctx.db
    .update(issues)
    .set({ ...set, version: version + 1, updatedBy: ctx.actor.name, updatedAt: ctx.clock.now() })
    .where(and(eq(issues.id, id), eq(issues.version, version), sql`${issues.state} = ${current.state}`))
    .returning()
  if (!row)
    throw new AppError('conflict', 'A colleague changed this newsletter in the meantime', {
      data: { current: await getIssue(ctx, id) },
    })
  return row
}

export async function updateIssue(
  ctx: Ctx,
  { id, ...change }: IssueChange & { id: string },
): Promise<IssueDetail> {
  mustHave(ctx, 'newsletter.write')
  const { version, ...set } = change
  await ctx.transaction(async (ctx) => {
    await changeIssue(ctx, { id, version, from: ['draft'], set })
    await ctx.audit({ action: 'newsletter.update', entity: 'newsletter', entityId: id })
  })
  return getIssue(ctx, id)
}

export async function deleteIssue(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'newsletter.write')
  return ctx.transaction(async (ctx) => {
    const [draft] = await ctx.db
      .select({ subject: issues.subject })
      .from(issues)
      .where(and(eq(issues.id, id), eq(issues.state, 'draft')))
      .for('update')
    if (!draft) throw new AppError('conflict', 'Only a draft can be deleted')
    await ctx.audit({ action: 'newsletter.delete', entity: 'newsletter', entityId: id, from: draft })
    return deleteForNow(ctx, issueUndo, id)
  })
}

export const issueUndo = undoerOfDeletion({
  kind: 'newsletter',
  permission: 'newsletter.write',
  tables: [{ table: issues, id: issues.id }],
})

/** The link of a mail that is shown or tested opens nothing. */
export const noKey = (ctx: Ctx) => `${ctx.settings.siteUrl}/newsletter/preferences?key=test`

/** To oneself, as it stands. */
export async function sendTestIssue(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'newsletter.write')
  const to = isSystem(ctx.actor) ? ctx.settings.salesEmail : signedIn(ctx).email
  const mail = issueFor(writeIssue(ctx.settings, await readIssue(ctx, id)), to, noKey(ctx))
  await ctx.sendMail({ ...mail, kind: 'newsletter.test', subject: `Test: ${mail.subject}` })
}
