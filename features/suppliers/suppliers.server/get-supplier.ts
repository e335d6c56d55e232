import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { SupplierDetail } from '../supplier-answer.schema.ts'
import { readSupplier, toSupplierDetail } from './supplier-row.ts'

export async function getSupplier(ctx: Ctx, id: string): Promise<SupplierDetail> {
  mustHave(ctx, 'suppliers.read')
  return toSupplierDetail(ctx, await readSupplier(ctx, id))
}
