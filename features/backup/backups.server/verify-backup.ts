import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import type { Task } from '#features/backup/backup.schema.ts'
import { requestTask, taskOf } from '#features/backup/backup-tasks.server.ts'
import { usableBackup, workerFor } from './backup-row.ts'

/** Asks the server that has the file to load it aside and compare it. */
export async function verifyBackup(ctx: Ctx, id: string): Promise<Task> {
  mustHave(ctx, 'backup.create')
  const { userId } = signedIn(ctx)
  const row = await usableBackup(ctx, id)
  const { fileName } = row
  const { storage, server } = await workerFor(ctx, row)
  return ctx.transaction(async (tx) => {
    const asked = { kind: 'verify' as const, storage, server, backupId: id, fileName, askedBy: userId }
    const task = await requestTask(tx, asked)
    await tx.audit({ action: 'backup.check-asked', entity: 'backup', entityId: id, to: { fileName } })
    return taskOf(task)
  })
}
