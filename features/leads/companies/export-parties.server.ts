import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { csvPages, type CsvColumn } from '#lib/csv-pages.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { customColumns } from '#features/custom-fields/custom-columns.server.ts'
import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import { leadSectors } from '#features/leads/sectors/sector.table.server.ts'
import { companyColumns, type CompanyRow } from './companies.server/company-row.ts'
import { companies, companyDomains, people } from './company.table.server.ts'

type CompanyLine = CompanyRow & { domains: string; sectorName: string | null }

const companyFile: CsvColumn<CompanyLine>[] = [
  { name: 'ID', of: ({ id }) => id },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Mail domains', of: ({ domains }) => domains },
  { name: 'Sector', of: ({ sectorName }) => sectorName },
  { name: 'Company size', of: ({ size }) => size },
  { name: 'Country', of: ({ country }) => country },
  { name: 'Notes', of: ({ notes }) => notes },
  { name: 'In the archive since', of: ({ archivedAt }) => archivedAt?.toISOString() },
  { name: 'Created', of: ({ createdAt }) => createdAt.toISOString() },
]

/** All companies as CSV in pieces, those in the archive too. What was asked for is in the log before the first piece. */
export async function exportCompanies(ctx: Ctx): Promise<AsyncGenerator<string>> {
  mustHave(ctx, 'leads.export')
  const count = await ctx.db.$count(companies, isNull(companies.mergedInto))
  await ctx.audit({ action: 'company.export', entity: 'company', entityId: 'list', to: { count } })
  const domains = sql<string>`coalesce((select string_agg(${companyDomains.domain}, '; ' order by ${companyDomains.domain})
    from ${companyDomains} where ${companyDomains.companyId} = ${companies.id}), '')`
  const sectorName = sql<
    string | null
  >`(select ${leadSectors.name} from ${leadSectors} where ${leadSectors.id} = ${companies.sector})`
  return csvPages<CompanyLine>([...companyFile, ...(await customColumns(ctx, 'company'))], (after, limit) =>
    ctx.db
      .select({ ...companyColumns, domains, sectorName })
      .from(companies)
      .where(and(isNull(companies.mergedInto), after ? gt(companies.id, after) : undefined))
      .orderBy(asc(companies.id))
      .limit(limit),
  )
}

interface PersonLine {
  id: string
  name: string
  jobTitle: string | null
  email: string | null
  phone: string | null
  company: string | null
  notes: string | null
  custom: CustomValues
  archivedAt: Date | null
  createdAt: Date
}

const peopleFile: CsvColumn<PersonLine>[] = [
  { name: 'ID', of: ({ id }) => id },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Position', of: ({ jobTitle }) => jobTitle },
  { name: 'Email', of: ({ email }) => email },
  { name: 'Phone', of: ({ phone }) => phone },
  { name: 'Company', of: ({ company }) => company },
  { name: 'Notes', of: ({ notes }) => notes },
  { name: 'In the archive since', of: ({ archivedAt }) => archivedAt?.toISOString() },
  { name: 'Created', of: ({ createdAt }) => createdAt.toISOString() },
]

/** All people as CSV in pieces, as `exportCompanies` does. */
export async function exportPeople(ctx: Ctx): Promise<AsyncGenerator<string>> {
  mustHave(ctx, 'leads.export')
  const count = await ctx.db.$count(people, isNull(people.mergedInto))
  await ctx.audit({ action: 'person.export', entity: 'person', entityId: 'list', to: { count } })
  const { id, name, jobTitle, email, phone, notes, custom, archivedAt, createdAt } = people
  const company = sql<
    string | null
  >`(select ${companies.name} from ${companies} where ${companies.id} = ${people.companyId})`
  return csvPages<PersonLine>([...peopleFile, ...(await customColumns(ctx, 'person'))], (after, limit) =>
    ctx.db
      .select({ id, name, jobTitle, email, phone, company, notes, custom, archivedAt, createdAt })
      .from(people)
      .where(and(isNull(people.mergedInto), after ? gt(people.id, after) : undefined))
      .orderBy(asc(people.id))
      .limit(limit),
  )
}
