import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { removeBackup } from '#features/backup/schedule/apply-retention.server.ts'
import { removeStoredFile } from '#features/backup/off-site/stored-files.server.ts'
import { listTasks } from '#features/backup/backup-tasks.server.ts'
import { storageHolding, storedBackup, storeHolding } from './backup-row.ts'
import type { Confirmations } from './restore-backup.ts'

const deletedWithinMs = 30_000

/** Deletes the file and its line. Throws `conflict` while it is being used, or when it lies on another machine's disk. */
export async function deleteBackup(ctx: Ctx, id: string, { mustBeConfirmed }: Confirmations): Promise<void> {
  mustHave(ctx, 'backup.create')
  const row = await storedBackup(ctx, id)
  await mustBeConfirmed(ctx)
  const isUsed = (await listTasks(ctx)).some(({ turn, backupId }) => turn !== null && backupId === id)
  if (isUsed) throw new AppError('conflict', 'This backup is being used at this moment')
  if (row.isStored)
    await removeStoredFile(ctx, storeHolding(ctx, row), row, AbortSignal.timeout(deletedWithinMs))
  else await removeBackup(ctx, await storageHolding(ctx, row), row)
}
