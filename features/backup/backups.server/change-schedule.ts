import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Schedule } from '../backup.schema.ts'
import { backupSchedules } from '../backup.table.server.ts'

const onlyRow = 1
const usual: Schedule = { isOn: true, hour: 3 }

export async function readSchedule(ctx: Ctx): Promise<Schedule> {
  const [row] = await ctx.db.select().from(backupSchedules).where(eq(backupSchedules.id, onlyRow))
  return row ? { isOn: row.isOn, hour: row.hour } : usual
}

export async function changeSchedule(ctx: Ctx, wanted: Schedule): Promise<Schedule> {
  mustHave(ctx, 'backup.create')
  return ctx.transaction(async (tx) => {
    const from = await readSchedule(tx)
    await tx.db
      .insert(backupSchedules)
      .values({ id: onlyRow, ...wanted })
      .onConflictDoUpdate({ target: backupSchedules.id, set: wanted })
    await tx.audit({ action: 'backup.schedule', entity: 'backup', entityId: 'schedule', from, to: wanted })
    return wanted
  })
}
