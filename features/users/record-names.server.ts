import { inArray } from 'drizzle-orm'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { users } from './user.table.server.ts'

export const userNamer: RecordNamer = {
  entity: 'user',
  namesOf: (ctx, ids) =>
    ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
}
