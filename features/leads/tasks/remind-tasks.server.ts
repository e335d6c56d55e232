import { and, asc, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { tasks } from '#features/leads/activity.table.server.ts'
import { longTime } from '#lib/office-time.ts'
import { whoSee } from '#features/leads/visible-leads.server.ts'

const atOnce = 200

/** Mails those whose reminders are due, each once. Whoever may no longer work on leads, or doesn’t see the lead, gets none. Returns how many mails. */
export async function remindOfTasks(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (tx) => {
    const due = await tx.db
      .select()
      .from(tasks)
      .where(
        and(
          isNotNull(tasks.ownerId),
          isNull(tasks.remindedAt),
          isNull(tasks.doneAt),
          isNull(tasks.deletedAt),
          lte(tasks.remindAt, tx.clock.now()),
        ),
      )
      .orderBy(asc(tasks.remindAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    let sent = 0
    for (const { ownerId, title, dueAt, leadId, kind, place } of due) {
      const able = await tx.findColleague(ownerId ?? '', 'leads.write')
      const [colleague] = await whoSee(tx, leadId, able ? [able] : [])
      if (!colleague) continue
      const url = new URL(leadId ? `/lead-form/${leadId}` : '/my-day', tx.settings.siteUrl).href
      const at = longTime(dueAt.toISOString())
      const lines = [
        `Hello ${colleague.name},`,
        kind === 'meeting' ? `The meeting “${title}” begins ${at}.` : `“${title}” is due ${at}.`,
        ...(place ? [`Where: ${place}`] : []),
      ]
      await tx.sendMail({
        to: colleague.email,
        kind: 'task.reminder',
        subject: `Reminder: ${title}`,
        text: [...lines, url].join('\n\n'),
        html: [...lines.map(escaped), `<a href="${escaped(url)}">${escaped(url)}</a>`]
          .map((line) => `<p>${line}</p>`)
          .join('\n'),
        ...(leadId && { leadId }),
      })
      sent += 1
    }
    await tx.db
      .update(tasks)
      .set({ remindedAt: tx.clock.now() })
      .where(
        inArray(
          tasks.id,
          due.map(({ id }) => id),
        ),
      )
    return sent
  })
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
