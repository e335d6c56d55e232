import type { AttachmentOwners } from '#features/attachments/attachment-owner.ts'
import { companyFiles, leadFiles } from '#features/leads/attachment-owners.server.ts'
import { supplierFiles } from '#features/suppliers/attachment-owner.server.ts'

/** What files may hang on. */
export const attachmentOwners: AttachmentOwners = {
  leads: leadFiles,
  companies: companyFiles,
  suppliers: supplierFiles,
}
