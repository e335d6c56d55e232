import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { daysBetween, expiryInWords } from '#lib/expiry.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import { todayOf, warningDue, warnings } from '../checks.ts'
import { checkNames } from '../supplier-words.ts'
import { neededChecks } from '../supplier.schema.ts'
import { supplierChecks, suppliers } from '../supplier.table.server.ts'

/**
 * Tells sales of checks that end in 60, 30 and 7 days and of those that have ended: one mail for all that is new. Each warning is noted
 * with its check in the same transaction, so that a second run says nothing twice. Returns how many warnings were given.
 */
export async function warnOfExpiries(ctx: Ctx): Promise<number> {
  const today = todayOf(ctx.clock.now())
  return ctx.transaction(async (ctx) => {
    const rows = await ctx.db
      .select({ check: supplierChecks, name: suppliers.legalName, status: suppliers.status })
      .from(supplierChecks)
      .innerJoin(suppliers, eq(suppliers.id, supplierChecks.supplierId))
      .where(
        and(
          eq(supplierChecks.outcome, 'passed'),
          lte(supplierChecks.expiresOn, sql`${today}::date + ${warnings[0]}::int`),
          inArray(suppliers.status, ['vetting', 'approved', 'paused']),
          isNull(suppliers.archivedAt),
        ),
      )
      .orderBy(asc(supplierChecks.expiresOn), asc(suppliers.legalName), asc(supplierChecks.supplierId))
      .for('update', { of: supplierChecks })
    const due = rows.flatMap(({ check, name, status }) => {
      const daysLeft = daysBetween(today, check.expiresOn ?? today)
      const days = warningDue(daysLeft, check.warnedDays)
      return days === undefined ? [] : [{ check, name, status, days, daysLeft }]
    })
    for (const { check, days } of due) {
      await ctx.db
        .update(supplierChecks)
        .set({ warnedDays: days })
        .where(and(eq(supplierChecks.supplierId, check.supplierId), eq(supplierChecks.kind, check.kind)))
    }
    if (due.length > 0) await sendWarnings(ctx, due, today)
    return due.length
  })
}

interface Due {
  check: { supplierId: string; kind: (typeof supplierChecks.$inferSelect)['kind']; expiresOn: string | null }
  name: string
  status: string
  daysLeft: number
}

async function sendWarnings(ctx: Ctx, due: Due[], today: string) {
  const { siteUrl, salesEmail } = ctx.settings
  const lines = due.map((one) => {
    const isNeeded = neededChecks.some((kind) => kind === one.check.kind)
    const effect =
      one.status !== 'approved' || !isNeeded
        ? ''
        : one.daysLeft < 0
          ? ' They are not matched to requests until it is renewed.'
          : ' Without it they are no longer matched to requests.'
    return {
      text: `${one.name}: ${checkNames[one.check.kind]} ${expiryInWords(one.daysLeft, one.check.expiresOn ?? '')}.${effect}`,
      url: `${siteUrl}/supplier-form/${one.check.supplierId}`,
    }
  })
  const subject =
    lines.length === 1 ? 'A supplier check is expiring' : `${lines.length} supplier checks are expiring`
  const items = lines.map(
    ({ text, url }) =>
      `<li style="margin:0 0 12px">${escapeHtml(text)}<br><a href="${escapeHtml(url)}">Open the supplier</a></li>`,
  )
  await ctx.sendMail({
    kind: 'supplier.expiry',
    to: salesEmail,
    subject,
    text: lines.map(({ text, url }) => `${text}\n${url}`).join('\n\n'),
    html: mailFrame(
      subject,
      `<ul style="margin:0;padding-left:20px">${items.join('')}</ul>`,
      `checks-${today}`,
    ),
  })
}
