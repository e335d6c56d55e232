import { and, desc, eq, lt } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { backupTasks, type StoredTask } from './backup.table.server.ts'

/** Tells the log that a backup can't be counted on, and staff by mail: of hourly ones that fail one after the other, of the first. */
export async function tellOfFailure(
  ctx: Ctx,
  task: Pick<StoredTask, 'id' | 'kind' | 'server' | 'backupKind' | 'createdAt'>,
  problem: string,
): Promise<void> {
  const subject = task.kind === 'verify' ? 'A backup did not pass its check' : 'A backup failed'
  const where = `${ctx.settings.siteUrl}/admin/backup`
  const server = task.server ?? 'unknown'
  ctx.log.error({ task: task.id, kind: task.kind, problem }, 'a backup can’t be counted on')
  if (task.backupKind === 'hourly' && (await hasFailedBefore(ctx, task))) return
  await ctx.notify({ kind: 'backup_failed', key: task.id })
  await ctx.sendMail({
    kind: 'backup.failed',
    to: ctx.settings.salesEmail,
    subject,
    text: `${problem}.\n\nServer: ${server}\n${where}`,
    html: mailFrame(
      subject,
      `<p style="margin:0 0 12px">${escapeHtml(problem)}.</p><p style="margin:0 0 12px">Server: ${escapeHtml(server)}</p><p style="margin:0"><a href="${escapeHtml(where)}">Open the backups</a></p>`,
      `backup-${task.id}`,
    ),
  })
}

async function hasFailedBefore(ctx: Ctx, { createdAt }: Pick<StoredTask, 'createdAt'>): Promise<boolean> {
  const [before] = await ctx.db
    .select({ state: backupTasks.state })
    .from(backupTasks)
    .where(and(eq(backupTasks.kind, 'create'), lt(backupTasks.createdAt, createdAt)))
    .orderBy(desc(backupTasks.createdAt), desc(backupTasks.id))
    .limit(1)
  return before?.state === 'failed'
}
