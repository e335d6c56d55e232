import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Schedule } from '#features/backup/backup.schema.ts'
import { backupSchedules } from '#features/backup/backup.table.server.ts'

const onlyRow = 1
const usual: Schedule = { isOn: true, hour: 3, keep: { hours: 24, days: 14, weeks: 8, months: 12 } }

export async function readSchedule(ctx: Ctx): Promise<Schedule> {
  const [row] = await ctx.db.select().from(backupSchedules).where(eq(backupSchedules.id, onlyRow))
  if (!row) return usual
  const { isOn, hour, keepHours: hours, keepDays: days, keepWeeks: weeks, keepMonths: months } = row
  return { isOn, hour, keep: { hours, days, weeks, months } }
}

export async function changeSchedule(ctx: Ctx, wanted: Schedule): Promise<Schedule> {
  mustHave(ctx, 'backup.create')
  return ctx.transaction(async (tx) => {
    const from = await readSchedule(tx)
    const { isOn, hour, keep } = wanted
    const row = {
      isOn,
      hour,
      keepHours: keep.hours,
      keepDays: keep.days,
      keepWeeks: keep.weeks,
      keepMonths: keep.months,
    }
    await tx.db
      .insert(backupSchedules)
      .values({ id: onlyRow, ...row })
      .onConflictDoUpdate({ target: backupSchedules.id, set: row })
    await tx.audit({ action: 'backup.schedule', entity: 'backup', entityId: 'schedule', from, to: wanted })
    return wanted
  })
}
