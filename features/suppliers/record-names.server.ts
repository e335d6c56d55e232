import { inArray } from 'drizzle-orm'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { suppliers } from './supplier.table.server.ts'

export const supplierNamer: RecordNamer = {
  entity: 'supplier',
  namesOf: (ctx, ids) =>
    ctx.db
      .select({ id: suppliers.id, name: suppliers.legalName })
      .from(suppliers)
      .where(inArray(suppliers.id, ids)),
}
