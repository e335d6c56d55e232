import type { AttachmentOwner } from '#features/attachments/attachment-owner.ts'
import { AppError } from '#lib/errors.ts'
import { lockCompany, readCompany } from './companies/companies.server/company-row.ts'
import { lockCurrent, readLead } from './leads.server/lead-row.ts'

export const leadFiles: AttachmentOwner = {
  async find(ctx, id) {
    let lead = await readLead(ctx, id)
    while (lead.mergedInto) lead = await readLead(ctx, lead.mergedInto)
    return lead.id
  },
  async lock(ctx, id) {
    const lead = await lockCurrent(ctx, id)
    if (lead.anonymisedAt)
      throw new AppError('conflict', 'This lead was anonymised: nothing can be added to it')
    return lead.id
  },
}

export const companyFiles: AttachmentOwner = {
  async find(ctx, id) {
    let company = await readCompany(ctx, id)
    while (company.mergedInto) company = await readCompany(ctx, company.mergedInto)
    return company.id
  },
  async lock(ctx, id) {
    let company = await lockCompany(ctx, id)
    while (company.mergedInto) company = await lockCompany(ctx, company.mergedInto)
    return company.id
  },
}
