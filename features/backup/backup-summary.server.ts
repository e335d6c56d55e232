import { desc, eq, inArray, and, isNotNull } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { BackupDesk } from './backup.schema.ts'
import { backups, backupWorks } from './backup.table.server.ts'

export type BackupSummary = Pick<BackupDesk, 'lastVerifiedAt' | 'lastBackupAt' | 'lastFailure'>

/** When the last good backup was made, when one was last proven by loading it, and what failed since, if anything. */
export async function backupSummary(ctx: Ctx): Promise<BackupSummary> {
  mustHave(ctx, 'backup.read')
  const [made] = await ctx.db
    .select({ at: backups.madeAt })
    .from(backups)
    .where(eq(backups.state, 'ready'))
    .orderBy(desc(backups.madeAt), desc(backups.id))
    .limit(1)
  const [verified] = await ctx.db
    .select({ at: backups.verifiedAt })
    .from(backups)
    .where(and(eq(backups.state, 'ready'), isNotNull(backups.verifiedAt)))
    .orderBy(desc(backups.verifiedAt), desc(backups.id))
    .limit(1)
  const [ended] = await ctx.db
    .select({ problem: backupWorks.problem, at: backupWorks.endedAt })
    .from(backupWorks)
    .where(and(inArray(backupWorks.kind, ['create', 'verify']), isNotNull(backupWorks.endedAt)))
    .orderBy(desc(backupWorks.endedAt), desc(backupWorks.id))
    .limit(1)
  return {
    lastBackupAt: made?.at.toISOString() ?? null,
    lastVerifiedAt: verified?.at?.toISOString() ?? null,
    lastFailure: ended?.problem && ended.at ? { at: ended.at.toISOString(), text: ended.problem } : null,
  }
}
