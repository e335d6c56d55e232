import type { AttachmentOwner } from '#features/attachments/attachment-owner.ts'
import { lockSupplier, readSupplier } from './suppliers.server/supplier-row.ts'

export const supplierFiles: AttachmentOwner = {
  find: async (ctx, id) => (await readSupplier(ctx, id)).id,
  lock: async (ctx, id) => (await lockSupplier(ctx, id)).id,
}
