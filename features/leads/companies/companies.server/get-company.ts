import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { CompanyDetail } from '../company.schema.ts'
import { readCompany, toCompanyDetail } from './company-row.ts'

export async function getCompany(ctx: Ctx, id: string): Promise<CompanyDetail> {
  mustHave(ctx, 'leads.read')
  return toCompanyDetail(ctx, await readCompany(ctx, id))
}
