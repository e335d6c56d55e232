import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import type { Work } from '../backup.schema.ts'
import { askForWork, workOf } from '../works.server.ts'
import { usableBackup, workerFor } from './backup-row.ts'

/** Asks the server that has the file to load it aside and compare it. */
export async function verifyBackup(ctx: Ctx, id: string): Promise<Work> {
  mustHave(ctx, 'backup.create')
  const { userId } = signedIn(ctx)
  const row = await usableBackup(ctx, id)
  const { fileName } = row
  const { place, server } = await workerFor(ctx, row)
  return ctx.transaction(async (tx) => {
    const asked = { kind: 'verify' as const, place, server, backupId: id, fileName, askedBy: userId }
    const work = await askForWork(tx, asked)
    await tx.audit({ action: 'backup.check-asked', entity: 'backup', entityId: id, to: { fileName } })
    return workOf(work)
  })
}
