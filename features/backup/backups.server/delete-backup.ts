import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { removeBackup } from '../apply-retention.server.ts'
import { listWorks } from '../works.server.ts'
import { placeHolding, storedBackup } from './backup-row.ts'
import type { Confirmations } from './restore-backup.ts'

/** Deletes the file and its line. Throws `conflict` while it is being used, or when it lies on another machine. */
export async function deleteBackup(ctx: Ctx, id: string, { mustBeConfirmed }: Confirmations): Promise<void> {
  mustHave(ctx, 'backup.create')
  const row = await storedBackup(ctx, id)
  await mustBeConfirmed(ctx)
  const place = await placeHolding(ctx, row)
  const isUsed = (await listWorks(ctx)).some(({ turn, backupId }) => turn !== null && backupId === id)
  if (isUsed) throw new AppError('conflict', 'This backup is being used at this moment')
  await removeBackup(ctx, place, row)
}
