import { brand } from '#config/brand.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import type { RestoreInput, Task } from '#features/backup/backup.schema.ts'
import { requestTask, taskOf } from '#features/backup/backup-tasks.server.ts'
import { usableBackup, workerFor } from './backup-row.ts'

export interface Confirmations {
  /** Takes the password or a code; throws `invalid` when it is wrong. */
  confirm(ctx: Ctx, given: { password?: string | undefined; totp?: string | undefined }): Promise<void>
  /** Throws unless either was given in the last minutes. */
  mustBeConfirmed(ctx: Ctx): Promise<void>
}

/**
 * Asks the server that has the file to put its data in the place of the present. Throws `invalid` for another site's name, a wrong password or
 * code, and a backup that failed; `conflict` while other work is under way.
 */
export async function restoreBackup(
  ctx: Ctx,
  id: string,
  { siteName, password, totp }: RestoreInput,
  { confirm }: Confirmations,
): Promise<Task> {
  mustHave(ctx, 'backup.restore')
  const { userId, sessionId } = signedIn(ctx)
  const row = await usableBackup(ctx, id)
  const { fileName, madeAt, verifyProblem } = row
  const { storage, server } = await workerFor(ctx, row)
  if (siteName.trim() !== brand.name) {
    const message = `Type the name of this site: ${brand.name}`
    throw new AppError('invalid', message, { errors: { siteName: message } })
  }
  if (verifyProblem !== null) throw new AppError('invalid', `This backup can’t be restored: ${verifyProblem}`)
  await confirm(ctx, { password, totp })
  return ctx.transaction(async (tx) => {
    const task = await requestTask(tx, {
      kind: 'restore',
      storage,
      server,
      backupId: id,
      fileName,
      askedBy: userId,
      sessionId,
    })
    const to = { fileName, madeAt: madeAt.toISOString() }
    await tx.audit({ action: 'backup.restore-asked', entity: 'backup', entityId: id, to })
    return taskOf(task)
  })
}
